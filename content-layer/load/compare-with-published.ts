/*
 * Compares ended campaigns, and the shared texts and the base rate that they use, with the published version (D30).
 */

import { provider as providerSchema } from '#schemas/files/provider.ts'

import { noPhrases } from '../common/phrase-lists.ts'
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts'
import type { ContentFile, SharedFile } from '../source/files/classify-file.ts'
import { unguarded } from '../source/guard-parsing.ts'
import { parseMdx } from '../mdx/parse-mdx.ts'
import type { SharedText } from '../entries/shared-text.ts'
import type { Published, ResultCache } from './read-context.ts'
import { checkEndedPromises, isOver } from '../rules/publication/ended-promises.ts'
import { isReady } from '../rules/linted-content.ts'
import { readCampaign } from './read-campaign.ts'
import { checkYaml } from './read-yaml.ts'
import { parseNote } from './parse-shared-files.ts'
import { createFragment } from './read-fragments.ts'
import type { CampaignEntry, SharedContent } from '../entries/entries.ts'

/** Returns whether a file contains texts that are compared with the published version. */
export function isText(file: string): boolean {
  return /\.(?:mdx|yaml)$/u.test(file)
}

/** The content as it is now, at `now` in milliseconds since 1970, and the position of the provider's base rate. */
type Current = {
  cache: ResultCache
  files: readonly ContentFile[]
  campaigns: readonly CampaignEntry[]
  shared: SharedContent
  now: number
  positionOfBaseRate: Position
}

/** Returns diagnostics for ended campaigns with files that differ from their published promises. */
function campaignDiagnostics(published: Published, { cache, files, campaigns, shared, now }: Current): Diagnostic[] {
  return files.flatMap((file): Diagnostic[] => {
    const text = published.get(file.path)
    if (file.role !== 'campaign' || text === undefined) return []
    const { month, id } = file
    const entry = campaigns.find((campaign) => campaign.month === month && campaign.id === id)
    const read = () => readCampaign({ month, id, file: file.path }, text, shared)
    const before = cache.get('campaign', `${file.path} as published`, cache.keyOf(shared.cacheKey, text), read)
    if (!entry || !isReady(entry) || !isReady(before) || !isOver(before, now)) return []
    return checkEndedPromises(file.path, before, entry)
  })
}

/** Parses a published shared text; returns undefined for a note that is invalid. */
function parseSharedText(file: SharedFile, source: string): SharedText | undefined {
  if (file.kind === 'fragment') return createFragment(file, source)
  return parseNote(file, source, { guard: unguarded, phrases: noPhrases }).text
}

/** Returns what pages show of a shared text, for comparison: not its comments, for example. */
function textOfShared(text: SharedText): string {
  return 'note' in text ? text.note.detail : JSON.stringify(parseMdx(text.file, text.source).body)
}

/** Returns diagnostics for shared texts that differ from the published ones, on pages of ended campaigns. */
function sharedDiagnostics(published: Published, { files, campaigns, shared, now }: Current): Diagnostic[] {
  return files.flatMap((file): Diagnostic[] => {
    const text = published.get(file.path)
    if (file.role !== 'shared' || text === undefined) return []
    const before = parseSharedText(file, text)
    const after = shared.texts.get(file.path)
    const endedUsers = campaigns.filter(
      (entry) => entry.uses?.some(({ value }) => value === file.path) === true && isOver(entry, now),
    )
    const [first] = endedUsers
    if (!before || !after || !first || textOfShared(before) === textOfShared(after)) return []
    const details = { example: `${first.month}/${first.id}`, count: endedUsers.length }
    return [{ file: file.path, ...after.position, kind: 'ended-shared-changed', details }]
  })
}

/** Returns diagnostics for a changed base rate that pages of ended campaigns also state. */
function checkRates(published: Published, { campaigns, shared, now, positionOfBaseRate }: Current): Diagnostic[] {
  const file = 'provider.yaml'
  const text = published.get(file)
  const before = text === undefined ? undefined : checkYaml({ file, text }, providerSchema).data?.baseRate
  const after = shared.provider?.baseRate
  if (before === undefined || after === undefined || before === after) return []
  if (!campaigns.some((entry) => isOver(entry, now))) return []
  const details = { before: `${before}`, after: `${after}` }
  return [{ file, field: 'baseRate', ...positionOfBaseRate, kind: 'ended-promise-changed', details }]
}

/** Returns diagnostics for ended campaigns with promises that differ from the published version, if known (D30). */
export function findChangesOfEnded(published: Published | undefined, current: Current): Diagnostic[] {
  if (!published) return []
  return [
    ...campaignDiagnostics(published, current),
    ...sharedDiagnostics(published, current),
    ...checkRates(published, current),
  ]
}
