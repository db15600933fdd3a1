import type { z } from 'zod'

import type { Diagnostic, PositionOf } from '../../diagnostics/diagnostic.ts'
import { explainIssue, type FieldDiagnostic } from './explain-issue.ts'
import { showPath, getValue } from './paths.ts'
import { listKeys } from './schema-at.ts'

/**
 * Reports a misspelt field once: not the intended field as missing, nor a rule that it would violate, in addition to the
 * unknown one.
 */
function withoutConsequencesOfTypos(diagnostics: FieldDiagnostic[], data: unknown): FieldDiagnostic[] {
  const intendedFields = diagnostics.flatMap((diagnostic) =>
    diagnostic.kind === 'unknown-key'
      ? [showPath([...diagnostic.path.slice(0, -1), diagnostic.details.suggestion])]
      : [],
  )
  return diagnostics.filter(
    ({ path, kind }) =>
      kind === 'unknown-key' || getValue(data, path) !== undefined || !intendedFields.includes(showPath(path)),
  )
}

/** Maximum number of fields of an object in which an unknown field is probably the missing one. */
const maxKeysOfSmallObject = 5

/**
 * Suggests the only missing field of a small object for the only unknown one, however different their names: `question`
 * for the `title` of a question.
 */
function suggestOnlyMissing(diagnostics: FieldDiagnostic[], schema: z.ZodType): FieldDiagnostic[] {
  const parentOf = ({ path }: FieldDiagnostic) => showPath(path.slice(0, -1))
  const besideOf = (diagnostic: FieldDiagnostic, kind: FieldDiagnostic['kind']) =>
    diagnostics.filter((other) => other.kind === kind && parentOf(other) === parentOf(diagnostic))
  return diagnostics.map((diagnostic) => {
    if (diagnostic.kind !== 'unknown-key' || diagnostic.details.suggestion !== '') return diagnostic
    if (listKeys(schema, diagnostic.path.slice(0, -1)).length > maxKeysOfSmallObject) return diagnostic
    const [missing, ...otherMissing] = besideOf(diagnostic, 'missing')
    if (!missing || otherMissing.length > 0 || besideOf(diagnostic, 'unknown-key').length > 1) return diagnostic
    return { ...diagnostic, details: { ...diagnostic.details, suggestion: String(missing.path.at(-1)) } }
  })
}

/**
 * Reports fields that lost their indentation once: not as unknown ones, one by one, below an empty field.
 * `period:\nstart: …\nend: …`
 */
function joinUnindented(diagnostics: FieldDiagnostic[], schema: z.ZodType): FieldDiagnostic[] {
  return diagnostics
    .filter(({ kind }) => kind === 'value-empty')
    .reduce((rest, empty) => {
      const keys = listKeys(schema, empty.path)
      const parent = showPath(empty.path.slice(0, -1))
      const unindented = rest.filter(
        ({ kind, path }) =>
          kind === 'unknown-key' && showPath(path.slice(0, -1)) === parent && keys.includes(String(path.at(-1))),
      )
      const [first] = unindented
      if (!first) return rest
      const details = { actual: unindented.map(({ path }) => path.at(-1)).join('、'), field: showPath(empty.path) }
      const joined: FieldDiagnostic = { path: first.path, kind: 'fields-unindented', details }
      return [...rest.filter((other) => other !== empty && !unindented.includes(other)), joined]
    }, diagnostics)
}

/** Keeps the first diagnostic of a blank field, whichever of its rules are violated too. */
function onceIfBlank(diagnostics: FieldDiagnostic[]): FieldDiagnostic[] {
  const blank = new Set<string>()
  return diagnostics.filter(({ path, kind }) => {
    const field = showPath(path)
    const isRepeated = blank.has(field)
    if (kind === 'empty-text' || kind === 'value-empty') blank.add(field)
    return !isRepeated
  })
}

/** Valid data, or the diagnostics of invalid data. */
export type Checked<T> = { data: T; diagnostics: [] } | { data: undefined; diagnostics: FieldDiagnostic[] }

/** Validates data against a schema; issues are returned as our own diagnostics, never with zod's messages. */
export function validate<Schema extends z.ZodType>(schema: Schema, data: unknown): Checked<z.output<Schema>> {
  const result = schema.safeParse(data)
  if (result.success) return { data: result.data, diagnostics: [] }
  const explained = result.error.issues.flatMap((issue) => explainIssue(issue, { schema, data }))
  const diagnostics = suggestOnlyMissing(joinUnindented(onceIfBlank(explained), schema), schema)
  return { data: undefined, diagnostics: withoutConsequencesOfTypos(diagnostics, data) }
}

/** Adds file positions to field diagnostics. */
export function locateDiagnostics(
  file: string,
  diagnostics: readonly FieldDiagnostic[],
  positionOf: PositionOf,
): Diagnostic[] {
  return diagnostics.map(({ path, related, offset, ...problem }) => ({
    ...problem,
    file,
    ...positionOf(related ?? path, offset),
    field: showPath(path),
  }))
}
