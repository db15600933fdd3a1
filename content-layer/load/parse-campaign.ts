/*
 * Parses a campaign's file: first its fields, then its body, whose placeholders the fields provide.
 */

import { type CampaignDefinition, campaign as campaignSchema } from '#schemas/files/campaign.ts'

import { guardParsing, type Guard } from '../source/guard-parsing.ts'
import type { ParsedBody } from '../entries/parsed-body.ts'
import { parseMdx } from '../mdx/parse-mdx.ts'
import type { CampaignFile, SharedContent } from '../entries/entries.ts'
import { checkYaml, type ReadYaml } from './read-yaml.ts'
import { bodySteps } from './diagnostic-steps/diagnostic-steps.ts'
import { runSteps } from './diagnostic-steps/run-steps.ts'
import { diagnosticIn, type Diagnostic, type Removed } from '../diagnostics/diagnostic.ts'
import type { CampaignSource } from '../source/files/front-matter.ts'
import { takenFactDiagnostics } from '../placeholders/collect-facts.ts'
import { deriveLocalFacts } from '../placeholders/given-facts.ts'
import { findReviewMarks } from '../rules/review/review-marks.ts'
import { findPastedFields } from '../rules/review/pasted-fields.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'

/** The fields and the body of a campaign's file after parsing, with their own diagnostics. */
export type ParsedCampaign = {
  from: CampaignFile
  /** The YAML of its fields. */
  fields: string
  read: ReadYaml<CampaignDefinition>
  body: ParsedBody
  diagnostics: Diagnostic[]
  removed: Removed[]
}

/** Parses and checks the fields and the body of a campaign's file. */
export function parseCampaign(
  from: CampaignFile,
  source: CampaignSource,
  { provider, phrases, texts }: SharedContent,
  guard: Guard,
): ParsedCampaign {
  const { month, file } = from
  const given = deriveLocalFacts(provider, month)
  const read = checkYaml({ file, text: source.fields }, campaignSchema, { given, guard, phrases })
  const body = guardParsing<ParsedBody>(guard, {
    file,
    work: () => parseMdx(file, source.body, { facts: read.facts, phrases, shared: texts }),
    // Nothing of such a body was read.
    refuse: (diagnostic) => ({ ...parseMdx(file, ''), diagnostics: [diagnostic] }),
  })
  const isEmpty = body.body.length === 0 && body.diagnostics.length === 0
  const endOfFields = { line: source.fields.split('\n').length, column: 1 }
  const ofBody = runSteps(bodySteps, body.diagnostics, {
    hasFields: read.data !== undefined,
    invalidFacts: read.invalidFacts,
  })
  const takenFacts = takenFactDiagnostics(read.raw, read.facts ?? new Map(), given)
  const diagnostics = [
    ...findReviewMarks(file, source.body),
    ...findPastedFields(file, source.body),
    ...ofBody.diagnostics,
    ...read.diagnostics,
    ...locateDiagnostics(file, takenFacts, read.yaml.positionOf),
    ...(isEmpty ? [diagnosticIn(file, { kind: 'body-empty' }, endOfFields)] : []),
  ]
  return { from, fields: source.fields, read, body, diagnostics, removed: [...read.removed, ...ofBody.removed] }
}
