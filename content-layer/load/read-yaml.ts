/*
 * Reads a YAML text: parses it, fills its placeholders, validates its fields, and checks its texts.
 */

import type { z } from 'zod'

import { diagnosticIn, type Diagnostic, type Path, type Removed } from '../diagnostics/diagnostic.ts'
import { runSteps, yamlSteps } from './diagnostic-steps/diagnostic-steps.ts'
import { collectReferences } from '../source/fields/collect-references.ts'
import { locateDiagnostics, validate } from '../source/fields/validate.ts'
import { guardParsing, unguarded, type Guard } from '../source/guard-parsing.ts'
import { cutTextDiagnostics } from '../source/yaml/cut-texts.ts'
import { nothingRead, parseYaml, type YamlFile } from '../source/yaml/parse-yaml.ts'
import { findFullWidthIndents } from '../source/yaml/yaml-hints.ts'
import { noPhrases, type CompiledPhrases } from '../common/phrase-lists.ts'
import { findFieldTextProblems } from '../rules/wording/text-problems.ts'
import { findReviewMarks } from '../rules/review/review-marks.ts'
import { collectFacts } from '../placeholders/collect-facts.ts'
import type { Facts } from '../placeholders/fact.ts'
import { fillData, type Statement } from '../placeholders/fill-text.ts'

/** A YAML file after parsing and checking. */
export type ReadYaml<T> = {
  file: string
  /** The validated fields with their placeholders replaced; undefined if any is invalid. */
  data: T | undefined
  /** The fields as written in the file. */
  raw: unknown
  yaml: YamlFile
  /** Facts that its sentences can state at the top level; undefined if the file could not be parsed. */
  facts: Facts | undefined
  /** Names of its declared facts with an invalid value. */
  invalidFacts: string[]
  statements: Statement[]
  diagnostics: Diagnostic[]
  removed: Removed[]
}

/** Returns the result for a file that could not be parsed. */
function unread(file: string, yaml: YamlFile, diagnostics: Diagnostic[]): ReadYaml<never> {
  const nothing = { data: undefined, raw: undefined, facts: undefined, invalidFacts: [], statements: [], removed: [] }
  return { file, yaml, diagnostics, ...nothing }
}

const start = { line: 1, column: 1 }

/** Finds forbidden content in the texts of a file, before their placeholders are replaced. */
function textDiagnostics(
  file: string,
  schema: z.ZodType,
  yaml: YamlFile,
  factsOf: (path: Path) => Facts | undefined,
  phrases: CompiledPhrases,
): Diagnostic[] {
  const { data, positionOf } = yaml
  const { texts } = collectReferences(file, schema, data, () => start)
  const ofTexts = texts.flatMap(({ value, path, ...position }) => {
    const facts = factsOf(path)
    // Positions are computed only for diagnostics, which are rare.
    return findFieldTextProblems(value, facts, phrases).map(({ offset, ...problem }) => ({
      ...position,
      ...problem,
      ...positionOf(path, offset),
    }))
  })
  return [...ofTexts, ...cutTextDiagnostics(texts, yaml)]
}

function readYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  given: Facts | undefined,
  phrases: CompiledPhrases,
): ReadYaml<z.output<Schema>> {
  const yaml = parseYaml(file, text)
  if (yaml.diagnostics.length > 0) return unread(file, yaml, yaml.diagnostics)
  if (yaml.data === null || yaml.data === undefined)
    return unread(file, yaml, [diagnosticIn(file, { kind: 'yaml-empty' })])
  const facts = given && collectFacts(yaml.data, given)
  const filled = fillData(yaml.data, facts, collectFacts)
  const { data, diagnostics } = validate(schema, filled.data)
  const hasInvalidFields = diagnostics.length > 0
  const invalidFacts = diagnostics.flatMap(({ path }) => (path.at(-2) === 'facts' ? [String(path.at(-1))] : []))
  const located = locateDiagnostics(file, [...diagnostics, ...filled.problems], yaml.positionOf)
  const ofTexts = textDiagnostics(file, schema, yaml, filled.factsOf, phrases)
  return {
    file,
    data,
    raw: yaml.data,
    yaml,
    facts,
    invalidFacts,
    statements: filled.statements,
    ...runSteps(yamlSteps, [...findReviewMarks(file, text), ...located, ...ofTexts], {
      hasInvalidFields,
      invalidFacts,
      source: text,
      wideIndents: hasInvalidFields ? findFullWidthIndents(file, text) : [],
    }),
  }
}

/** Options for checking a file: a guard against endless parsing, and the phrases that pages must not use. */
export type CheckOptions = { guard: Guard; phrases: CompiledPhrases }

/**
 * Parses a YAML text, replaces its placeholders, and checks it, or refuses it if that takes too long. `given` are the
 * facts that its sentences can state besides those of its own fields; without them, placeholders stay.
 */
export function checkYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  given?: Facts,
  { guard, phrases }: CheckOptions = { guard: unguarded, phrases: noPhrases },
): ReadYaml<z.output<Schema>> {
  return guardParsing<ReadYaml<z.output<Schema>>>(
    guard,
    file,
    () => readYaml(file, text, schema, given, phrases),
    (diagnostic) => {
      const diagnostics = [diagnostic]
      return unread(file, { ...nothingRead, diagnostics }, diagnostics)
    },
  )
}
