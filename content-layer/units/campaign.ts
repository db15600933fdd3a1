import type { CampaignFile, CampaignUnit, SharedContent } from './units.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type ResolvedCampaign, resolveCampaign } from './resolve-campaign.ts'
import type { Said } from '../rules/claims/completeness.ts'
import type { Reference } from '../read/fields/collect.ts'
import { readTexts } from '../rules/sentences.ts'
import { isRemark } from '../diagnostics/severity.ts'
import { withBonusUnit } from '../rules/rates/bonus-unit.ts'
import { judgeCampaign } from '../rules/judge-campaign.ts'
import { whatIsSaid, placeAndValueOf, writtenIn } from './campaign-words.ts'
import { withoutConsequences } from './check-yaml.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { atUse, diagnosticsAtUse } from '../read/shared-text.ts'
import { factNames } from './fact-names.ts'
import { placesOf, unusedFactsOf, termsOf } from './campaign-places.ts'
import { placeStatements } from '../terms/fill-text.ts'
import { type Guard, unguarded } from '../read/guard-parsing.ts'
import { splitFrontMatter } from '../read/files/front-matter.ts'
import { parseCampaign } from './parse-campaign.ts'
import { checkBlocks } from '../rules/blocks/check-blocks.ts'

/** A campaign of which nothing could be read. */
export function unreadCampaign({ month, id }: CampaignFile, diagnostics: Diagnostic[]): CampaignUnit {
  return { month, id, body: [], images: [], links: [], diagnostics }
}

function judge(
  resolved: ResolvedCampaign,
  { said, links, written }: { said: Said; links: readonly Reference[]; written: readonly Reference[] },
  shared: SharedContent,
): Diagnostic[] {
  const { from, definition, provider, body, words, notes, read } = resolved
  // What could not be read may well say what would seem to be missing.
  const isWhole = body.diagnostics.every(isRemark) && notes.diagnostics.length === 0
  return judgeCampaign({
    file: from.file,
    month: from.month,
    planned: from.planned,
    definition,
    body: body.body,
    words,
    written,
    links,
    said,
    provider,
    requirements: isWhole ? shared.requirements : [],
    vocabulary: shared.words,
    positionOf: read.yaml.positionOf,
    placeOf: body.placeOf,
  })
}

/** What is kept of a campaign whose fields could be read. */
function unitOf(resolved: ResolvedCampaign, shared: SharedContent): CampaignUnit {
  const { from, read, body, definition, notes, references, words, statements, emptyCap } = resolved
  const { month, id, file } = from
  const { positionOf } = read.yaml
  const said = whatIsSaid(words, statements, body)
  const links = references.flatMap((found) => found.links)
  const written = readTexts([
    ...writtenIn(file, read.raw, positionOf),
    ...body.words.map(({ written, value: _, ...place }) => ({ file, field: '-', ...place, value: written })),
  ])
  const uses = [...notes.uses, ...body.uses]
  const found = [...resolved.diagnostics, ...judge(resolved, { said, links, written }, shared)]
  const diagnostics = diagnosticsAtUse(found, uses, shared.texts)
  return {
    month,
    id,
    diagnostics: withBonusUnit(definition, emptyCap.length > 0 ? withoutConsequences(diagnostics) : diagnostics, {
      file,
      ...positionOf(['headline', 'unit']),
    }),
    definition: { ...definition, annotationLists: notes.annotations },
    body: body.body,
    images: references.flatMap((found) => found.images),
    links: links.map((link) => atUse(link, uses)),
    bodyHash: body.body.length > 0 ? fingerprintOf(JSON.stringify(body.body)) : '',
    texts: [...words.map((text) => atUse(placeAndValueOf(text), uses)), ...factNames(file, definition, positionOf)],
    ownTexts: written.filter((text) => text.file === file),
    places: placesOf(resolved),
    unusedFacts: unusedFactsOf(resolved, said),
    uses,
    terms: termsOf(file, definition, positionOf),
    facts: [...(read.facts ?? [])],
    statements: [
      ...placeStatements(file, statements, positionOf),
      ...body.stated.map((stated) => atUse({ file, field: '-', value: '', ...stated }, uses)),
    ],
  }
}

/** Reads a campaign's fields and body together. Pure: text in, data and diagnostics out. */
export function readCampaign(
  from: CampaignFile,
  text: string,
  shared: SharedContent,
  guard: Guard = unguarded,
): CampaignUnit {
  const { parts, diagnostics: ofParts } = splitFrontMatter(from.file, text)
  if (!parts || ofParts.length > 0) return unreadCampaign(from, ofParts)
  const parsed = parseCampaign(from, parts, shared, guard)
  const definition = parsed.read.data
  if (definition && shared.provider) return unitOf(resolveCampaign(parsed, definition, shared.provider, shared), shared)
  const blocks = checkBlocks(from.file, parsed.body, undefined)
  const unread = unreadCampaign(from, [...parsed.diagnostics, ...blocks.diagnostics])
  return { ...unread, images: blocks.references.flatMap(({ images }) => images) }
}
