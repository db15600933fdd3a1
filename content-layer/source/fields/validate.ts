import { z } from 'zod'

import { findInvisible } from '#schemas/invisible-characters.ts'
import type { Format } from '#schemas/meta.ts'
import { isRule, measuredRule } from '#schemas/rule.ts'

import { explainDate } from './date-hints.ts'
import type { Diagnostic, Problem, Path, PositionOf } from '../../diagnostics/diagnostic.ts'
import { keysAt, metaAt, schemaAt } from './schema-at.ts'
import { suggest } from '../../diagnostics/suggest.ts'

/**
 * A diagnostic of a field, before it has a position in a file. A missing field has the position of the field named by
 * `related`. `offset` is one in a text of several lines.
 */
export type FieldDiagnostic = { path: Path; related?: Path; offset?: number } & Problem

/** Returns the value at a path of keys; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    data,
  )
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string')
    return value.length > 60 ? `${value.slice(0, 60).replace(/[\ud800-\udbff]$/, '')}…` : value
  if (typeof value === 'number') return String(value)
  return JSON.stringify(value).slice(0, 60)
}

/** Parses the number in a text such as "2,０００円" or "3%", or returns undefined. */
export function numberInText(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/^(\d+)[,、](\d{1,2})$/, '$1.$2')
  const digits = plain.replace(/[,、\s]|円|yen|ポイント|points?|pt|px|P|%/gi, '')
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

const kindOfExpected: Readonly<Partial<Record<string, 'not-text' | 'not-boolean' | 'not-list' | 'not-fields'>>> = {
  string: 'not-text',
  boolean: 'not-boolean',
  array: 'not-list',
  object: 'not-fields',
}

type Context = { schema: z.core.$ZodType; data: unknown }

function wrongType(issue: z.core.$ZodIssueInvalidType, { schema, data }: Context, path: Path): FieldDiagnostic {
  const value = valueAt(data, path)
  // The description of a field with author-defined names, such as facts, is on the parent.
  const { description = metaAt(schema, path.slice(0, -1)).description ?? '', unit } = metaAt(schema, path)
  const details = { actual: show(value), description, unit: unit ?? ('plain' as const) }
  if (value === null && path.length > 0)
    return { path, kind: 'value-empty', details: { field: showPath(path), description: details.description || 'null' } }
  if (value === undefined) return { path, kind: 'missing', details: { ...details, field: String(path.at(-1)) } }
  if (issue.expected === 'int') return { path, kind: 'not-whole', details }
  if (issue.expected !== 'number') return { path, kind: kindOfExpected[issue.expected] ?? 'bad-format', details }
  const fix = typeof value === 'string' ? numberInText(value) : undefined
  if (fix === undefined) return { path, kind: 'not-a-number', details }
  return { path, kind: 'number-as-text', details: { ...details, fix } }
}

const kindOfFormat: Readonly<Partial<Record<Format, 'bad-color' | 'bad-image-path'>>> = {
  color: 'bad-color',
  image: 'bad-image-path',
}

/** Returns whether the value would be valid at this path. */
function isRight({ schema }: Context, path: Path, value: unknown): boolean {
  const expectedSchema = schemaAt(schema, path)
  return expectedSchema instanceof z.ZodType && expectedSchema.safeParse(value).success
}

/** Returns the issues of the most likely branch; an unknown field counts as ten other issues. */
function nearestBranch(issue: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] {
  const weight = (branch: readonly z.core.$ZodIssue[]) =>
    branch.reduce((sum, { code }) => sum + (code === 'unrecognized_keys' ? 10 : 1), 0)
  return [...issue.errors].sort((a, b) => weight(a) - weight(b))[0] ?? []
}

/** Removes characters that are not allowed in the name of a fact. */
function nameWithout(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\s\u3000｛｝「」：:{}]/gu, '')
    .slice(0, 20)
}

function toFieldDiagnostics(issue: z.core.$ZodIssue, context: Context, base: Path): FieldDiagnostic[] {
  const path = [...base, ...issue.path]
  const actual = show(valueAt(context.data, path))
  const { format, description = '' } = metaAt(context.schema, path)
  const details = { actual, field: showPath(path), description }
  switch (issue.code) {
    case 'invalid_type':
      return [wrongType(issue, context, path)]
    case 'unrecognized_keys': {
      const keys = keysAt(context.schema, path)
      return issue.keys.map((key) => ({
        path: [...path, key],
        kind: 'unknown-key',
        details: { ...suggest(key, keys), hasWideSpace: key.endsWith('\u3000') && keys.includes(key.trim()) },
      }))
    }
    case 'invalid_union':
      return nearestBranch(issue).flatMap((inner) => toFieldDiagnostics(inner, context, path))
    case 'invalid_value': {
      const choices = issue.values.map(String)
      if (valueAt(context.data, path) === undefined) {
        return [{ path, kind: 'missing', details: { field: String(path.at(-1)), description: choices.join(' / ') } }]
      }
      return [
        {
          path,
          kind: 'bad-choice',
          details: { choices: choices.join(', '), description, ...suggest(actual, choices) },
        },
      ]
    }
    case 'too_small':
      if (issue.origin === 'array') return [{ path, kind: 'too-few', details: { minimum: Number(issue.minimum) } }]
      return [
        {
          path,
          kind: issue.inclusive === false ? 'not-above' : 'too-small',
          details: { actual, minimum: Number(issue.minimum) },
        },
      ]
    case 'too_big':
      return [{ path, kind: 'too-big', details: { actual, maximum: Number(issue.maximum) } }]
    case 'custom': {
      const { kind, related }: Readonly<Record<string, unknown>> = issue.params ?? {}
      const measured = measuredRule.safeParse(issue.params)
      if (measured.success) return [{ path, ...measured.data }]
      if (!isRule(kind)) return [{ path, kind: 'bad-format', details }]
      if (kind === 'bad-date') return [{ path, ...explainDate(actual, format === 'period-end') }]
      if (kind === 'control-character')
        return [{ path, kind, details: { code: findInvisible(String(valueAt(context.data, path)))?.code ?? '' } }]
      return [{ path, ...(typeof related === 'string' ? { related: [related] } : {}), kind, details }]
    }
    case 'invalid_key': {
      const name = String(path.at(-1) ?? '')
      const fix = nameWithout(name)
      const isInTwo = fix !== name && fix === name.normalize('NFC')
      return [{ path, kind: isInTwo ? 'odd-characters' : 'bad-fact-name', details: { actual: name, fix } }]
    }
    default: {
      const kind =
        format === 'image' && actual.includes('..')
          ? 'leaves-content'
          : ((format && kindOfFormat[format]) ?? 'bad-format')
      // The same path in lower case would be valid.
      const fix = actual.toLowerCase()
      if (kind === 'bad-image-path' && fix !== actual && isRight(context, path, fix))
        return [{ path, kind: 'image-upper-case', details: { actual, fix } }]
      return [{ path, kind, details }]
    }
  }
}

/**
 * Removes consequences of a misspelt field, which is a single mistake: the intended field is not reported as missing as
 * well, and no rule counts as violated.
 */
function withoutMisspelt(diagnostics: FieldDiagnostic[], data: unknown): FieldDiagnostic[] {
  const meant = diagnostics.flatMap((diagnostic) =>
    diagnostic.kind === 'unknown-key'
      ? [showPath([...diagnostic.path.slice(0, -1), diagnostic.details.suggestion])]
      : [],
  )
  return diagnostics.filter(
    ({ path, kind }) => kind === 'unknown-key' || valueAt(data, path) !== undefined || !meant.includes(showPath(path)),
  )
}

export type Checked<T> = { data: T; diagnostics: [] } | { data: undefined; diagnostics: FieldDiagnostic[] }

/** Validates data against a schema; issues are returned as our own diagnostics, never with zod's messages. */
export function validate<Schema extends z.ZodType>(schema: Schema, data: unknown): Checked<z.output<Schema>> {
  const result = schema.safeParse(data)
  if (result.success) return { data: result.data, diagnostics: [] }
  return {
    data: undefined,
    diagnostics: withoutMisspelt(
      result.error.issues.flatMap((issue) => toFieldDiagnostics(issue, { schema, data }, [])),
      data,
    ),
  }
}

/** Formats a path: `affiliateItems[2].price`. */
export function showPath(path: Path): string {
  const text = path.reduce<string>(
    (text, step) =>
      text + (typeof step === 'number' ? `[${step + 1}]` : text === '' ? String(step) : `.${String(step)}`),
    '',
  )
  return text === '' ? '-' : text
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
