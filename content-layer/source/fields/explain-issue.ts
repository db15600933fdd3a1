/*
 * Converts the issues of zod to diagnostics with their own messages.
 */

import { z } from 'zod'

import { findInvisible } from '#domain/text/invisible-characters.ts'
import type { Format } from '#schemas/meta.ts'
import { isSchemaDiagnosticKind, tableWidthParams } from '#schemas/schema-diagnostic.ts'

import type { Path, Problem } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { explainDate } from './explain-date.ts'
import { findIntendedForm } from './intended-form.ts'
import { showPath, getValue } from './paths.ts'
import { listKeys, getMeta, findSchema } from './schema-at.ts'
import { findNumber, quoteValue } from './written-value.ts'

/**
 * A diagnostic of a field, before it has a position in a file. A missing field has the position of the field named by
 * `related`. `offset` is one in a text of several lines.
 */
export type FieldDiagnostic = { path: Path; related?: Path; offset?: number } & Problem

/** The schema and the data of the file that an issue is about. */
type Context = { schema: z.core.$ZodType; data: unknown }

/** A field of a file. */
type Field = Context & { path: Path }

/** An issue of zod, with the field that it is about. */
type LocatedIssue<Code extends z.core.$ZodIssue['code']> = Field & { issue: Extract<z.core.$ZodIssue, { code: Code }> }

/** Returns the details that every diagnostic of a value has. */
function getDetails({ schema, data, path }: Field) {
  const { description = '' } = getMeta(schema, path)
  return { actual: quoteValue(getValue(data, path)), field: showPath(path), description }
}

/** Returns the description of a field; that of one with a name by the author, such as a fact, is on the parent. */
function describeField({ schema, path }: Field): string {
  return getMeta(schema, path).description ?? getMeta(schema, path.slice(0, -1)).description ?? ''
}

/** Returns the valid value that was most likely intended; '' if none is near. */
function findFix({ schema, data, path }: Field): string {
  const value = getValue(data, path)
  const fieldSchema = findSchema(schema, path)
  if (typeof value !== 'string' || !(fieldSchema instanceof z.ZodType)) return ''
  const isCode = getMeta(schema, path).format !== 'link'
  return findIntendedForm(value, (intended) => fieldSchema.safeParse(intended).success, { isCode })
}

function valueEmpty(path: Path, description: string): FieldDiagnostic {
  return { path, kind: 'value-empty', details: { field: showPath(path), description } }
}

/** Returns whether an issue is of a blank text, to which a field's format does not matter yet. */
function isOfBlank(issue: z.core.$ZodIssue, value: unknown): boolean {
  const isFormat = ['invalid_format', 'invalid_type', 'invalid_value'].includes(issue.code)
  const isRuleOfFormat = issue.code === 'custom' && issue.params?.['kind'] !== 'empty-text'
  return (isFormat || isRuleOfFormat) && typeof value === 'string' && value.trim() === ''
}

/** Kinds of diagnostics by the type that zod expects. */
const kindOfType: Readonly<Partial<Record<string, 'not-text' | 'not-boolean' | 'not-list' | 'not-fields'>>> = {
  string: 'not-text',
  boolean: 'not-boolean',
  array: 'not-list',
  object: 'not-fields',
}

function wrongType(located: LocatedIssue<'invalid_type'>): FieldDiagnostic {
  const { issue, path, schema, data } = located
  const value = getValue(data, path)
  const { unit = 'plain' as const } = getMeta(schema, path)
  const details = { actual: quoteValue(value), description: describeField(located), unit }
  if (value === null && path.length > 0) return valueEmpty(path, details.description || 'null')
  if (value === undefined) return { path, kind: 'missing', details: { ...details, field: String(path.at(-1)) } }
  if (issue.expected === 'int') return { path, kind: 'not-whole', details }
  if (issue.expected !== 'number') return { path, kind: kindOfType[issue.expected] ?? 'bad-format', details }
  const fix = typeof value === 'string' ? findNumber(value) : undefined
  if (fix === undefined) return { path, kind: 'not-a-number', details }
  return { path, kind: 'number-as-text', details: { ...details, fix } }
}

/** Returns the issues of the branch of a union that the author probably meant, by their number. */
function nearestBranch(issue: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] {
  const countUnknown = (branch: readonly z.core.$ZodIssue[]) =>
    branch.filter(({ code }) => code === 'unrecognized_keys').length
  // An unknown field probably belongs to another branch, so it counts ten times as much as another issue.
  const getDistance = (branch: readonly z.core.$ZodIssue[]) => branch.length + 9 * countUnknown(branch)
  return issue.errors.toSorted((a, b) => getDistance(a) - getDistance(b))[0] ?? []
}

function unknownKeys({ issue, path, schema }: LocatedIssue<'unrecognized_keys'>): FieldDiagnostic[] {
  const keys = listKeys(schema, path)
  return issue.keys.map((key) => ({
    path: [...path, key],
    kind: 'unknown-key',
    details: { ...suggest(key, keys), hasOddSpace: key !== key.trim() && keys.includes(key.trim()) },
  }))
}

function wrongChoice({ issue, path, schema, data }: LocatedIssue<'invalid_value'>): FieldDiagnostic {
  const choices = issue.values.map(String)
  const value = getValue(data, path)
  if (value === undefined)
    return { path, kind: 'missing', details: { field: String(path.at(-1)), description: choices.join(' / ') } }
  const { description = '' } = getMeta(schema, path)
  const details = { choices: choices.join(', '), description, ...suggest(quoteValue(value), choices) }
  return { path, kind: 'bad-choice', details }
}

function tooSmall({ issue, path, data }: LocatedIssue<'too_small'>): FieldDiagnostic {
  const minimum = Number(issue.minimum)
  if (issue.origin === 'array') return { path, kind: 'too-few', details: { minimum } }
  const kind = issue.inclusive === false ? 'not-above' : 'too-small'
  return { path, kind, details: { actual: quoteValue(getValue(data, path)), minimum } }
}

/** Returns the diagnostic that a refinement of a schema reports (`#schemas/schema-diagnostic.ts`). */
function refusedByRefinement(located: LocatedIssue<'custom'>): FieldDiagnostic {
  const { issue, path, schema, data } = located
  const details = getDetails(located)
  const { kind, related }: Readonly<Record<string, unknown>> = issue.params ?? {}
  const tableWidth = tableWidthParams.safeParse(issue.params)
  if (tableWidth.success) return { path, ...tableWidth.data }
  if (!isSchemaDiagnosticKind(kind)) return { path, kind: 'bad-format', details }
  if (kind === 'bad-link' || kind === 'bad-url') return { path, kind, details: { ...details, fix: findFix(located) } }
  if (kind === 'bad-date') {
    const defaultTime = getMeta(schema, path).format === 'period-end' ? '23:59' : '00:00'
    return { path, ...explainDate(details.actual, defaultTime) }
  }
  if (kind === 'control-character')
    return { path, kind, details: { code: findInvisible(String(getValue(data, path)))?.code ?? '' } }
  return { path, ...(typeof related === 'string' ? { related: [related] } : {}), kind, details }
}

/** Characters that the name of a fact may not have (`schemas/facts.ts`), and its maximum length. */
const forbiddenInFactName = /[\s\u3000｛｝「」：:{}]/gu
const maxFactName = 20

function wrongFactName(path: Path): FieldDiagnostic {
  const name = String(path.at(-1) ?? '')
  const composed = name.normalize('NFC')
  const fix = composed.replaceAll(forbiddenInFactName, '').slice(0, maxFactName)
  const hasSeparateMarks = fix !== name && fix === composed
  return { path, kind: hasSeparateMarks ? 'odd-characters' : 'bad-fact-name', details: { actual: name, fix } }
}

/** Kinds of diagnostics by the format of a field. */
const kindOfFormat: Readonly<Partial<Record<Format, 'bad-color' | 'bad-image-path'>>> = {
  color: 'bad-color',
  image: 'bad-image-path',
}

/** Returns the diagnostic of a text with another form than its field has. */
function wrongFormat(field: Field): FieldDiagnostic {
  const { path, schema } = field
  const { format } = getMeta(schema, path)
  const details = getDetails(field)
  const { actual } = details
  if (format === 'image' && actual.includes('..')) return { path, kind: 'leaves-content', details }
  const kind = (format && kindOfFormat[format]) ?? 'bad-format'
  const fix = findFix(field)
  if (kind === 'bad-image-path' && fix === actual.toLowerCase())
    return { path, kind: 'image-upper-case', details: { actual, fix } }
  return { path, kind, details: { ...details, fix } }
}

/** Converts an issue of zod below the path `base` to our own diagnostics. */
export function explainIssue(issue: z.core.$ZodIssue, context: Context, base: Path = []): FieldDiagnostic[] {
  const path = [...base, ...issue.path]
  const field: Field = { ...context, path }
  const value = getValue(context.data, path)
  if (isOfBlank(issue, value)) return [valueEmpty(path, describeField(field))]
  switch (issue.code) {
    case 'invalid_type':
      return [wrongType({ ...field, issue })]
    case 'unrecognized_keys':
      return unknownKeys({ ...field, issue })
    case 'invalid_union':
      return nearestBranch(issue).flatMap((inner) => explainIssue(inner, context, path))
    case 'invalid_value':
      return [wrongChoice({ ...field, issue })]
    case 'too_small':
      return [tooSmall({ ...field, issue })]
    case 'too_big':
      return [{ path, kind: 'too-big', details: { actual: quoteValue(value), maximum: Number(issue.maximum) } }]
    case 'custom':
      return [refusedByRefinement({ ...field, issue })]
    case 'invalid_key':
      return [wrongFactName(path)]
    default:
      return [wrongFormat(field)]
  }
}
