import { type CampaignDefinition, campaign as campaignSchema } from '#schemas/files/campaign.ts'
import type { Fact } from '#schemas/facts.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'

import type { Facts } from '../placeholders/fact.ts'
import { type Guard, guardParsing } from '../source/guard-parsing.ts'
import type { ParsedBody } from '../entries/parsed-body.ts'
import type { SharedTexts } from '../entries/shared-text.ts'
import { parseMdx } from '../mdx/parse-mdx.ts'
import type { CampaignFile, SharedContent } from '../entries/entries.ts'
import { type CheckOptions, type ReadYaml, checkYaml } from './read-yaml.ts'
import { bodySteps, runSteps } from './diagnostic-steps/diagnostic-steps.ts'
import { type Diagnostic, diagnosticIn, type Removed } from '../diagnostics/diagnostic.ts'
import type { CampaignParts } from '../source/files/front-matter.ts'
import { factsOfProvider, factsOfMonth, takenFacts } from '../placeholders/derive-facts.ts'
import { findReviewMarks } from '../rules/review/review-marks.ts'
import { findPastedFields } from '../rules/review/pasted-fields.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'
import { resolveAnnotations } from '../rules/references/annotations.ts'
import { type References, type Reference, collectReferences } from '../source/fields/collect-references.ts'
import type { Statement } from '../placeholders/fill-text.ts'
import { emptyCapDiagnostics } from '../rules/rates/caps.ts'
import { checkBlocks } from '../rules/blocks/check-blocks.ts'
import { readTexts } from '../rules/sentences.ts'
import { isWarning } from '../diagnostics/severity.ts'
import { unshownDiagnostics } from '../rules/blocks/body-uses.ts'

/** Reads the body. One that exceeds a limit yields that diagnostic only. */
function readBody(
  file: string,
  text: string,
  facts: Facts | undefined,
  shared: SharedTexts,
  { guard, phrases }: CheckOptions,
): ParsedBody {
  const nothing = {
    body: [],
    noteMarks: [],
    plainTexts: [],
    links: [],
    statements: [],
    uses: [],
    refusedProperties: () => new Set<string>(),
    positionOfNode: () => ({ line: 1, column: 1 }),
    positionOfProperty: () => ({ line: 1, column: 1 }),
  }
  return guardParsing<ParsedBody>(
    guard,
    file,
    () => parseMdx(file, text, facts, { vocabulary: phrases, shared }),
    (diagnostic) => ({ ...nothing, diagnostics: [diagnostic] }),
  )
}

/** The fields and the body of a campaign's file after parsing, with their own diagnostics. */
export type ParsedCampaign = {
  from: CampaignFile
  fields: string
  read: ReadYaml<CampaignDefinition>
  body: ParsedBody
  diagnostics: Diagnostic[]
  removed: Removed[]
}

/** Parses and checks a campaign's fields, then its body, whose placeholders the fields provide. */
export function parseCampaign(
  from: CampaignFile,
  parts: CampaignParts,
  shared: SharedContent,
  guard: Guard,
): ParsedCampaign {
  const { month, file } = from
  const given = new Map([...factsOfProvider(shared.provider), ...factsOfMonth(month)])
  const options = { guard, phrases: shared.phrases }
  const read = checkYaml(file, parts.fields, campaignSchema, given, options)
  const body = readBody(file, parts.body, read.facts, shared.texts, options)
  const isEmpty = body.body.length === 0 && body.diagnostics.length === 0
  const last = { line: parts.fields.split('\n').length, column: 1 }
  const ofBody = runSteps(bodySteps, body.diagnostics, { hasFields: read.data !== undefined })
  const diagnostics = [
    ...findReviewMarks(file, parts.body),
    ...findPastedFields(file, parts.body),
    ...ofBody.diagnostics,
    ...read.diagnostics,
    ...locateDiagnostics(
      file,
      takenFacts(read.raw, read.facts ?? new Map<string, Fact>(), given),
      read.yaml.positionOf,
    ),
    ...(isEmpty ? [diagnosticIn(file, { kind: 'body-empty' }, last)] : []),
  ]
  return { from, fields: parts.fields, read, body, diagnostics, removed: [...read.removed, ...ofBody.removed] }
}

/** A campaign with valid fields, as far as they are readable, and the texts and references of its page. */
export type ResolvedCampaign = ParsedCampaign & {
  definition: CampaignDefinition
  provider: ProviderDefinition
  notes: ReturnType<typeof resolveAnnotations>
  references: (Pick<References, 'images' | 'links'> & { texts: Reference[] })[]
  plainTexts: Reference[]
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
  const inBody = (texts: typeof body.noteMarks): Reference[] => texts.map((text) => ({ file, field: '-', ...text }))
  const ofBody = { images: [], links: inBody(body.links), texts: inBody(body.noteMarks) }
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
