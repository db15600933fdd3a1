import { type CampaignDefinition, campaign as campaignSchema } from '#schemas/campaign.ts'
import type { ProviderDefinition } from '#schemas/provider.ts'
import type { Fact } from '#schemas/facts.ts'

import type { ParsedCampaign } from './parse-campaign.ts'
import { resolveAnnotations } from '../rules/references/annotations.ts'
import { type References, type Reference, collectReferences } from '../source/fields/collect.ts'
import type { PositionedReference } from '../rules/claims/claims.ts'
import type { Statement } from '../placeholders/fill-text.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SharedContent } from '../entries/entries.ts'
import { emptyCapDiagnostics } from '../rules/rates/empty-cap.ts'
import { checkBlocks } from '../rules/blocks/check-blocks.ts'
import { readTexts } from '../rules/sentences.ts'
import { isWarning } from '../diagnostics/severity.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'
import { unshownDiagnostics } from '../rules/blocks/body-uses.ts'

/** A campaign with valid fields, as far as they are readable, and the texts and references of its page. */
export type ResolvedCampaign = ParsedCampaign & {
  definition: CampaignDefinition
  provider: ProviderDefinition
  notes: ReturnType<typeof resolveAnnotations>
  references: (Pick<References, 'images' | 'links'> & { texts: Reference[] })[]
  plainTexts: PositionedReference[]
  statements: Statement[]
  emptyCap: Diagnostic[]
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
  const definitionReferences = collectReferences(file, campaignSchema, definition, positionOf)
  const emptyCap = emptyCapDiagnostics(definition, { file, text: fields }, read.yaml)
  const blocks = checkBlocks(file, body, source)
  const inBody = (texts: typeof body.texts): Reference[] => texts.map((text) => ({ file, field: '-', ...text }))
  const ofBody = { images: [], links: inBody(body.links), texts: inBody(body.texts) }
  const references = [definitionReferences, ...blocks.references, ofBody]
  const texts = references.flatMap((reference) => reference.texts)
  const facts = read.facts ?? new Map<string, Fact>()
  const notes = resolveAnnotations(file, definition.annotationLists, shared.texts, texts, positionOf, facts)
  // A body with its own diagnostics may contain a block that could not be parsed.
  const isReadable = body.diagnostics.every(isWarning) && body.body.length > 0
  const unshown = isReadable ? locateDiagnostics(file, unshownDiagnostics(source, body.body), positionOf) : []
  // The marks may be in an unreadable body.
  const isUnread = body.body.length === 0
  const ofNotes = notes.diagnostics.filter(({ kind }) => !isUnread || kind !== 'annotation-without-mark')
  return {
    ...parsed,
    definition,
    provider,
    notes,
    references,
    plainTexts: readTexts([
      ...definitionReferences.texts,
      ...blocks.references.flatMap((reference) => reference.texts),
      ...body.plainTexts.map((text) => ({ file, field: '-', ...text })),
      ...notes.texts,
    ]),
    statements: [...read.statements, ...notes.statements],
    emptyCap,
    diagnostics: [...parsed.diagnostics, ...unshown, ...emptyCap, ...blocks.diagnostics, ...ofNotes],
  }
}
