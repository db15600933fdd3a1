/*
 * Reads a campaign's file: fields and body together, with the diagnostics that need no other file.
 */

import type { CampaignFile, CampaignEntry, SharedContent } from '../entries/entries.ts'
import { noField, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { parseCampaign } from './parse-campaign.ts'
import { type ResolvedCampaign, resolveCampaign } from './resolve-campaign.ts'
import type { StatedContent } from '../rules/claims/requirements.ts'
import type { Reference } from '../source/fields/collect-references.ts'
import { isWarning } from '../diagnostics/severity.ts'
import { lintCampaign } from '../rules/lint-campaign.ts'
import {
  collectFactNames,
  collectPositions,
  pickReference,
  collectStatedContent,
  collectTerms,
  findUnusedFacts,
} from './campaign-references.ts'
import { campaignSteps } from './diagnostic-steps/diagnostic-steps.ts'
import { runSteps } from './diagnostic-steps/run-steps.ts'
import { positionReferenceAtUse } from './diagnostic-steps/report-shared-texts-at-use.ts'
import { locateStatements } from '../placeholders/fill-text.ts'
import { type Guard, unguarded } from '../source/guard-parsing.ts'
import { splitFrontMatter } from '../source/files/front-matter.ts'
import { checkBlocks } from '../rules/blocks/check-blocks.ts'

/** Returns the entry of a campaign whose file or fields cannot be used. */
export function unreadCampaign({ month, id }: CampaignFile, diagnostics: Diagnostic[]): CampaignEntry {
  return { month, id, body: [], images: [], links: [], diagnostics }
}

function lint(
  resolved: ResolvedCampaign,
  { stated, links }: { stated: StatedContent; links: readonly Reference[] },
  shared: SharedContent,
): Diagnostic[] {
  const { from, definition, provider, body, plainTexts, notes, read } = resolved
  // An unreadable part may contain data that seems to be missing.
  const isComplete = body.diagnostics.every(isWarning) && notes.diagnostics.length === 0
  return lintCampaign({
    file: from.file,
    month: from.month,
    planned: from.planned,
    definition,
    body: body.body,
    plainTexts,
    links,
    stated,
    provider,
    requirements: isComplete ? shared.requirements : [],
    phrases: shared.phrases,
    positionOf: read.yaml.positionOf,
    positionOfNode: body.positionOfNode,
  })
}

/** Returns the entry of a campaign with readable fields. */
function createEntry(resolved: ResolvedCampaign, shared: SharedContent): CampaignEntry {
  const { from, read, body, definition, notes, references, plainTexts, statements, emptyCap } = resolved
  const { month, id, file } = from
  const { positionOf } = read.yaml
  const stated = collectStatedContent(plainTexts, statements, body)
  const links = references.flatMap((reference) => reference.links)
  const uses = [...notes.uses, ...body.uses]
  const lintedDiagnostics = [...resolved.diagnostics, ...lint(resolved, { stated, links }, shared)]
  const { diagnostics, removed } = runSteps(campaignSteps, lintedDiagnostics, {
    uses,
    texts: shared.texts,
    definition,
    hasEmptyCap: emptyCap.length > 0,
    positionOfUnit: { file, ...positionOf(['headline', 'unit']) },
  })
  return {
    month,
    id,
    diagnostics,
    removed: [...resolved.removed, ...removed],
    definition: { ...definition, annotationLists: notes.annotations },
    body: body.body,
    images: references.flatMap((reference) => reference.images),
    links: links.map((link) => positionReferenceAtUse(link, uses)),
    texts: [
      ...plainTexts.map((text) => positionReferenceAtUse(pickReference(text), uses)),
      ...collectFactNames(file, definition, positionOf),
    ],
    positions: collectPositions(resolved),
    unusedFacts: findUnusedFacts(resolved, stated),
    uses,
    terms: collectTerms(file, definition, positionOf),
    facts: [...(read.facts ?? [])],
    statements: [
      ...locateStatements(file, statements, positionOf),
      ...body.statements.map((statement) =>
        positionReferenceAtUse({ file, field: noField, value: '', ...statement }, uses),
      ),
    ],
  }
}

/** Reads a campaign's fields and body together. Pure: text in, data and diagnostics out. */
export function readCampaign(
  from: CampaignFile,
  text: string,
  shared: SharedContent,
  guard: Guard = unguarded,
): CampaignEntry {
  const { source, diagnostics } = splitFrontMatter(from.file, text)
  if (!source) return unreadCampaign(from, diagnostics)
  const parsed = parseCampaign(from, source, shared, guard)
  const definition = parsed.read.data
  if (definition && shared.provider)
    return createEntry(resolveCampaign(parsed, definition, shared.provider, shared), shared)
  const blocks = checkBlocks(from.file, parsed.body, undefined)
  const unread = unreadCampaign(from, [...parsed.diagnostics, ...blocks.diagnostics])
  return { ...unread, removed: parsed.removed, images: blocks.references.flatMap(({ images }) => images) }
}
