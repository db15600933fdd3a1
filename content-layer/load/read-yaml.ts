/*
 * Reads a YAML text: parses it, fills its placeholders, validates its fields, and checks its texts.
 */

import type { z } from 'zod'

import { diagnosticIn, type Diagnostic, type Removed } from '../diagnostics/diagnostic.ts'
import { yamlSteps } from './diagnostic-steps/diagnostic-steps.ts'
import { runSteps } from './diagnostic-steps/run-steps.ts'
import { collectReferences } from '../source/fields/collect-references.ts'
import { locateDiagnostics, validate } from '../source/fields/validate.ts'
import { guardParsing, unguarded, type Guard } from '../source/guard-parsing.ts'
import { cutTextDiagnostics } from '../source/yaml/cut-texts.ts'
import { parseYaml, unreadYaml, type YamlFile } from '../source/yaml/parse-yaml.ts'
import { findOddIndents } from '../source/yaml/indentation.ts'
import { noPhrases, type CompiledPhrases } from '../common/phrase-lists.ts'
import { findFieldTextProblems } from '../rules/wording/text-problems.ts'
import { findReviewMarks } from '../rules/review/review-marks.ts'
import { collectFacts } from '../placeholders/collect-facts.ts'
import type { Facts } from '../placeholders/fact.ts'
import { fillData, type FilledData, type Statement } from '../placeholders/fill-text.ts'

/** A YAML text: a whole file, or the fields of a campaign's file. `file` is its path below the content folder. */
type YamlSource = { file: string; text: string }

/** A YAML file after parsing and checking. */
export type ReadYaml<Data> = {
  /** The validated fields with their placeholders replaced; undefined if any is invalid. */
  data: Data | undefined
  /** The fields as written in the file. */
  raw: unknown
  yaml: YamlFile
  /** Facts that its sentences can state at the top level; undefined if the file could not be parsed. */
  facts: Facts | undefined
  /** Names of its declared facts with an invalid value, and intended names of those with an invalid one. */
  invalidFacts: string[]
  statements: Statement[]
  diagnostics: Diagnostic[]
  removed: Removed[]
}

/** Options for checking a file. */
export type CheckOptions = {
  /** Limits the time for parsing. */
  guard: Guard
  /** Phrases that pages must not use. */
  phrases: CompiledPhrases
  /** Facts that its sentences can state besides those of its own fields; without them, placeholders stay. */
  given?: Facts
}

/** Returns the result for a file that could not be parsed. */
function unread(yaml: YamlFile, diagnostics: Diagnostic[]): ReadYaml<never> {
  const nothing = { data: undefined, raw: undefined, facts: undefined, invalidFacts: [], statements: [], removed: [] }
  return { yaml, diagnostics, ...nothing }
}

/** Finds forbidden content in the texts of a file, before their placeholders are replaced. */
function textDiagnostics(
  { file, yaml, factsOf }: { file: string; yaml: YamlFile } & Pick<FilledData, 'factsOf'>,
  schema: z.ZodType,
  phrases: CompiledPhrases,
): Diagnostic[] {
  // Positions are computed only for diagnostics, which are rare.
  const { texts } = collectReferences(file, schema, yaml.data, () => ({ line: 1, column: 1 }))
  const ofTexts = texts.flatMap(({ field, path, value }) =>
    findFieldTextProblems(value, factsOf(path), phrases).map(({ offset, ...problem }) => ({
      file,
      field,
      ...yaml.positionOf(path, offset),
      ...problem,
    })),
  )
  return [...ofTexts, ...cutTextDiagnostics(texts, yaml)]
}

function readYaml<Schema extends z.ZodType>(
  { file, text }: YamlSource,
  schema: Schema,
  { given, phrases }: CheckOptions,
): ReadYaml<z.output<Schema>> {
  const yaml = parseYaml(file, text)
  if (yaml.diagnostics.length > 0) return unread(yaml, yaml.diagnostics)
  if (yaml.data === null || yaml.data === undefined) return unread(yaml, [diagnosticIn(file, { kind: 'yaml-empty' })])
  const facts = given && collectFacts(yaml.data, given)
  const filled = fillData(yaml.data, facts, collectFacts)
  const { data, diagnostics } = validate(schema, filled.data)
  const hasInvalidFields = diagnostics.length > 0
  const invalidFacts = diagnostics.flatMap(({ path, kind, details }) => [
    ...(path.at(-2) === 'facts' ? [String(path.at(-1))] : []),
    ...(kind === 'bad-fact-name' ? [details.fix] : []),
  ])
  const collectedDiagnostics = [
    ...findReviewMarks(file, text),
    ...locateDiagnostics(file, [...diagnostics, ...filled.problems], yaml.positionOf),
    ...textDiagnostics({ file, yaml, factsOf: filled.factsOf }, schema, phrases),
  ]
  return {
    data,
    raw: yaml.data,
    yaml,
    facts,
    invalidFacts,
    statements: filled.statements,
    ...runSteps(yamlSteps, collectedDiagnostics, {
      hasInvalidFields,
      invalidFacts,
      source: text,
      oddIndents: hasInvalidFields ? findOddIndents(file, text) : [],
    }),
  }
}

/** Parses a YAML text, replaces its placeholders, and checks it, or refuses it if that takes too long. */
export function checkYaml<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  options: CheckOptions = { guard: unguarded, phrases: noPhrases },
): ReadYaml<z.output<Schema>> {
  return guardParsing<ReadYaml<z.output<Schema>>>(options.guard, {
    file: source.file,
    work: () => readYaml(source, schema, options),
    refuse: (diagnostic) => unread(unreadYaml([diagnostic]), [diagnostic]),
  })
}
