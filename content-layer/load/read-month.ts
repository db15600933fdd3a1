/*
 * Reads a month.yaml, whose texts name terms of the campaigns in its folder.
 */

import { month as monthSchema, type MonthDefinition } from '#schemas/files/month.ts'

import { diagnosticIn, type Diagnostic, type PositionOf } from '../diagnostics/diagnostic.ts'
import { nearest, suggest } from '../diagnostics/suggest.ts'
import type { MonthEntry, SharedContent } from '../entries/entries.ts'
import { positionReferenceAtUse } from './diagnostic-steps/report-shared-texts-at-use.ts'
import { takenFactDiagnostics } from '../placeholders/collect-facts.ts'
import { addCampaignFacts, deriveLocalFacts, type CampaignOfMonth } from '../placeholders/given-facts.ts'
import type { Facts } from '../placeholders/fact.ts'
import { locateStatements } from '../placeholders/fill-text.ts'
import { lintMonth } from '../rules/lint-month.ts'
import { resolveAnnotations } from '../rules/references/annotations.ts'
import { normalizeTexts } from '../rules/sentences.ts'
import { checkPublishAt } from '../rules/time/campaign-times.ts'
import { checkShareDescription } from '../rules/titles/share-texts.ts'
import { checkTitle } from '../rules/titles/title-limits.ts'
import { collectReferences, createReference } from '../source/fields/collect-references.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'
import type { Guard } from '../source/guard-parsing.ts'
import { collectFactNames } from './campaign-references.ts'
import { monthFieldSteps, monthSteps } from './diagnostic-steps/diagnostic-steps.ts'
import { runSteps } from './diagnostic-steps/run-steps.ts'
import { checkYaml, type ReadYaml } from './read-yaml.ts'

/** The text of a month.yaml; `month` is its folder, such as `202309-1`. */
type MonthText = { file: string; month: string; text: string }

/**
 * Returns the details of a listed campaign that does not exist: it may be one that the month does not list, by a similar
 * name or because its file was renamed.
 */
function describeDangling(id: string, listed: readonly string[], existing: readonly string[]) {
  const unlisted = existing.filter((other) => !listed.includes(other))
  const isOnlyOne = listed.every((other) => other === id || existing.includes(other)) && unlisted.length === 1
  const { suggestion, candidates } = suggest(id, existing)
  const renamed = nearest(id, unlisted) ?? (isOnlyOne ? unlisted[0] : undefined)
  return { actual: id, suggestion: renamed ?? suggestion, candidates }
}

/** Compares the campaigns that a month lists with those in its folder. */
function campaignListDiagnostics(
  file: string,
  listed: readonly string[],
  existing: readonly string[],
  positionOf: PositionOf,
): Diagnostic[] {
  const inList = listed.flatMap((id, index): Diagnostic[] => {
    const position = { file, ...positionOf(['campaigns', index]), field: `campaigns[${index + 1}]` }
    if (listed.indexOf(id) < index) return [{ ...position, kind: 'campaign-listed-twice', details: { actual: id } }]
    if (existing.includes(id)) return []
    return [{ ...position, kind: 'dangling-campaign', details: describeDangling(id, listed, existing) }]
  })
  const unlisted = existing
    .filter((id) => !listed.includes(id))
    .map((id) => diagnosticIn(file.replace('month.yaml', `${id}.mdx`), { kind: 'unlisted-campaign', details: { id } }))
  return [...inList, ...unlisted]
}

/** Parses month.yaml and checks it against the campaigns in its folder, which provide facts for its texts. */
export function readMonth(
  { file, month, text }: MonthText,
  campaigns: readonly CampaignOfMonth[],
  shared: SharedContent,
  guard: Guard,
): MonthEntry {
  const localFacts = deriveLocalFacts(shared.provider, month)
  const given = addCampaignFacts(localFacts, campaigns)
  const read = checkYaml({ file, text }, monthSchema, { given, guard, phrases: shared.phrases })
  // An invalid campaign has its own diagnostics; its facts are not reported as missing here.
  const unread = campaigns.filter((campaign) => !campaign.facts).map(({ id }) => id)
  const ofFields = runSteps(monthFieldSteps, read.diagnostics, { unread })
  const removed = [...read.removed, ...ofFields.removed]
  if (!read.data) return { month, images: [], diagnostics: ofFields.diagnostics, removed }
  const { facts = given, raw } = read
  const { positionOf } = read.yaml
  const entry = resolveMonth({ file, month }, read.data, { ...read, facts }, shared)
  const ids = campaigns.map(({ id }) => id)
  const collectedDiagnostics = [
    ...ofFields.diagnostics,
    ...locateDiagnostics(file, takenFactDiagnostics(raw, facts, localFacts), positionOf),
    ...campaignListDiagnostics(file, read.data.campaigns, ids, positionOf),
    ...entry.diagnostics,
  ]
  const ofMonth = runSteps(monthSteps, collectedDiagnostics, { uses: entry.uses, texts: shared.texts })
  return { ...entry, diagnostics: ofMonth.diagnostics, removed: [...removed, ...ofMonth.removed] }
}

/** Resolves the shared notes of a month with valid fields, and checks its texts. */
function resolveMonth(
  { file, month }: Pick<MonthText, 'file' | 'month'>,
  data: MonthDefinition,
  { statements, facts, yaml: { positionOf } }: ReadYaml<MonthDefinition> & { facts: Facts },
  { texts: sharedTexts, requirements, phrases }: SharedContent,
) {
  const references = collectReferences(file, monthSchema, data, positionOf)
  const notes = resolveAnnotations(
    { file, notes: data.annotationLists, texts: references.texts, facts, positionOf },
    sharedTexts,
  )
  const texts = normalizeTexts([...references.texts, ...notes.texts])
  const fieldDiagnostics = [...checkTitle(data.title), ...checkShareDescription(data), ...checkPublishAt(data)]
  return {
    month,
    texts: [
      ...texts.map((text) => positionReferenceAtUse(text, notes.uses)),
      ...collectFactNames(file, data, positionOf),
    ],
    uses: notes.uses,
    definition: { ...data, annotationLists: notes.annotations },
    images: references.images,
    statements: locateStatements(file, [...statements, ...notes.statements], positionOf),
    facts: [...facts],
    positions: data.publishAt === undefined ? [] : [createReference(file, ['publishAt'], data.publishAt, positionOf)],
    diagnostics: [
      ...locateDiagnostics(file, fieldDiagnostics, positionOf),
      ...notes.diagnostics,
      ...lintMonth({ file, month, texts, statements, requirements, phrases, positionOf }),
    ],
  }
}
