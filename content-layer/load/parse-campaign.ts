import { type CampaignDefinition, campaign as campaignSchema } from '#schemas/files/campaign.ts'
import type { Fact } from '#schemas/facts.ts'

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
import { deriveProviderFacts, deriveMonthFacts, takenFactDiagnostics } from '../placeholders/collect-facts.ts'
import { findReviewMarks } from '../rules/review/review-marks.ts'
import { findPastedFields } from '../rules/review/pasted-fields.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'

/** A body of which nothing could be read. */
const unreadBody: Omit<ParsedBody, 'diagnostics'> = {
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

/** Parses the body. If that exceeds a limit, the only diagnostic is that of the limit. */
function readBody(
  file: string,
  text: string,
  facts: Facts | undefined,
  shared: SharedTexts,
  { guard, phrases }: CheckOptions,
): ParsedBody {
  return guardParsing<ParsedBody>(
    guard,
    file,
    () => parseMdx(file, text, facts, { vocabulary: phrases, shared }),
    (diagnostic) => ({ ...unreadBody, diagnostics: [diagnostic] }),
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
  const given = new Map([...deriveProviderFacts(shared.provider), ...deriveMonthFacts(month)])
  const options = { guard, phrases: shared.phrases }
  const read = checkYaml(file, parts.fields, campaignSchema, given, options)
  const body = readBody(file, parts.body, read.facts, shared.texts, options)
  const isEmpty = body.body.length === 0 && body.diagnostics.length === 0
  const endOfFields = { line: parts.fields.split('\n').length, column: 1 }
  const ofBody = runSteps(bodySteps, body.diagnostics, {
    hasFields: read.data !== undefined,
    invalidFacts: read.invalidFacts,
  })
  const diagnostics = [
    ...findReviewMarks(file, parts.body),
    ...findPastedFields(file, parts.body),
    ...ofBody.diagnostics,
    ...read.diagnostics,
    ...locateDiagnostics(
      file,
      takenFactDiagnostics(read.raw, read.facts ?? new Map<string, Fact>(), given),
      read.yaml.positionOf,
    ),
    ...(isEmpty ? [diagnosticIn(file, { kind: 'body-empty' }, endOfFields)] : []),
  ]
  return { from, fields: parts.fields, read, body, diagnostics, removed: [...read.removed, ...ofBody.removed] }
}
