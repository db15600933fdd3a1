/*
 * Resolves what a campaign refers to, shared notes and blocks, and collects the texts that visitors read.
 */

import { type CampaignDefinition, campaign as campaignSchema } from '#schemas/files/campaign.ts'
import type { Fact } from '#schemas/facts.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'

import type { ParsedBody } from '../entries/parsed-body.ts'
import type { SharedContent } from '../entries/entries.ts'
import { noField, type Diagnostic, type Position } from '../diagnostics/diagnostic.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'
import { resolveAnnotations } from '../rules/references/annotations.ts'
import { type References, type Reference, collectReferences } from '../source/fields/collect-references.ts'
import type { Statement } from '../placeholders/fill-text.ts'
import { checkEmptyCap } from '../rules/rates/caps.ts'
import { checkBlocks } from '../rules/blocks/check-blocks.ts'
import { normalizeTexts } from '../rules/sentences.ts'
import { isWarning } from '../diagnostics/severity.ts'
import { checkUnshownFields } from '../rules/blocks/unshown-fields.ts'
import type { ParsedCampaign } from './parse-campaign.ts'

/** A campaign with valid fields, as far as it could be read, and the texts and references of its page. */
export type ResolvedCampaign = ParsedCampaign & {
  definition: CampaignDefinition
  provider: ProviderDefinition
  /** Its notes with the shared ones that it uses. */
  notes: ReturnType<typeof resolveAnnotations>
  /** References of its fields, of each block, and of the text of its body, in this order. */
  references: (Pick<References, 'images' | 'links'> & { texts: Reference[] })[]
  /** The texts that visitors read. */
  plainTexts: Reference[]
  statements: Statement[]
  /** The diagnostic of a cap without a value, if any. */
  emptyCap: Diagnostic[]
}

/** Adds the file to references from a body, which have no field name. */
function inBody<Found extends Position>(
  file: string,
  found: readonly Found[],
): (Found & { file: string; field: string })[] {
  return found.map((reference) => ({ file, field: noField, ...reference }))
}

/** Returns the diagnostics of the notes that are reliable: a mark may stand in a body that could not be read. */
function noteDiagnostics({ diagnostics }: ResolvedCampaign['notes'], { body }: ParsedBody): Diagnostic[] {
  return body.length > 0 ? diagnostics : diagnostics.filter(({ kind }) => kind !== 'annotation-without-mark')
}

/** Resolves the references of a campaign, and checks its blocks against its fields. */
export function resolveCampaign(
  parsed: ParsedCampaign,
  definition: CampaignDefinition,
  provider: ProviderDefinition,
  shared: SharedContent,
): ResolvedCampaign {
  const { read, body, fields } = parsed
  const { file } = parsed.from
  const { positionOf } = read.yaml
  const source = { ...definition, baseRate: provider.baseRate }
  const ofFields = collectReferences(file, campaignSchema, definition, positionOf)
  const blocks = checkBlocks(file, body, source)
  const ofBody = { images: [], links: inBody(file, body.links), texts: inBody(file, body.noteMarks) }
  const references = [ofFields, ...blocks.references, ofBody]
  const texts = references.flatMap((reference) => reference.texts)
  const facts = read.facts ?? new Map<string, Fact>()
  const notes = resolveAnnotations({ file, notes: definition.annotationLists, texts, facts, positionOf }, shared.texts)
  const emptyCap = checkEmptyCap(definition, { file, text: fields }, read.yaml)
  // A body with its own diagnostics may contain a block that could not be parsed.
  const isReadable = body.diagnostics.every(isWarning) && body.body.length > 0
  const unshown = isReadable ? locateDiagnostics(file, checkUnshownFields(source, body.body), positionOf) : []
  return {
    ...parsed,
    definition,
    provider,
    notes,
    references,
    plainTexts: normalizeTexts([
      ...ofFields.texts,
      ...blocks.references.flatMap((reference) => reference.texts),
      ...inBody(file, body.plainTexts),
      ...notes.texts,
    ]),
    statements: [...read.statements, ...notes.statements],
    emptyCap,
    diagnostics: [
      ...parsed.diagnostics,
      ...unshown,
      ...emptyCap,
      ...blocks.diagnostics,
      ...noteDiagnostics(notes, body),
    ],
  }
}
