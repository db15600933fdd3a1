/*
 * Converts the issues of zod to diagnostics with their own messages.
 */

import { z } from 'zod'

import { findInvisible } from '#domain/text/invisible-characters.ts'
import type { Format } from '#schemas/meta.ts'
import { isRule, measuredRule } from '#schemas/rule.ts'

import type { Path, Problem } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { explainDate } from './date-hints.ts'
import { showPath, getValue } from './paths.ts'
import { listKeys, getMeta, findSchema } from './schema-at.ts'

/**
 * A diagnostic of a field, before it has a position in a file. A missing field has the position of the field named by
 * `related`. `offset` is one in a text of several lines.
 */
export type FieldDiagnostic = { path: Path; related?: Path; offset?: number } & Problem

/** The schema and the data of the file that an issue is about. */
type Context = { schema: z.core.$ZodType; data: unknown }

/** Maximum number of characters of a value in a message. */
const maxQuoted = 60

/** Formats a value for a message. */
function formatActual(value: unknown): string {
  if (value === undefined) return 'nothing'
  // JSON has no NaN and no infinity, as YAML does.
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return JSON.stringify(value).slice(0, maxQuoted)
  if (value.length <= maxQuoted) return value
  const loneSurrogate = /[\ud800-\udbff]$/
  return `${value.slice(0, maxQuoted).replace(loneSurrogate, '')}…`
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

function valueEmpty(path: Path, description: string): FieldDiagnostic {
  return { path, kind: 'value-empty', details: { field: showPath(path), description } }
}

/** Returns whether an issue is of a blank text, to which a field's format does not matter yet. */
function isOfBlank(issue: z.core.$ZodIssue, value: unknown): boolean {
  const isFormat = ['invalid_format', 'invalid_type', 'invalid_value'].includes(issue.code)
  const isRuleOfFormat = issue.code === 'custom' && issue.params?.['kind'] !== 'empty-text'
  return (isFormat || isRuleOfFormat) && typeof value === 'string' && value.trim() === ''
}

/** Returns the description of a field; that of one with a name by the author, such as a fact, is on the parent. */
function descriptionAt(schema: z.core.$ZodType, path: Path): string {
  return getMeta(schema, path).description ?? getMeta(schema, path.slice(0, -1)).description ?? ''
}

function wrongType(issue: z.core.$ZodIssueInvalidType, { schema, data }: Context, path: Path): FieldDiagnostic {
  const value = getValue(data, path)
  const { unit = 'plain' as const } = getMeta(schema, path)
  const details = { actual: formatActual(value), description: descriptionAt(schema, path), unit }
  if (value === null && path.length > 0) return valueEmpty(path, details.description || 'null')
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

function isValidAt({ schema }: Context, path: Path, value: unknown): boolean {
  const expectedSchema = findSchema(schema, path)
  return expectedSchema instanceof z.ZodType && expectedSchema.safeParse(value).success
}

/** Returns the issues of the branch of a union that the author probably meant, by their number. */
function nearestBranch(issue: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] {
  const countUnknown = (branch: readonly z.core.$ZodIssue[]) =>
    branch.filter(({ code }) => code === 'unrecognized_keys').length
  // An unknown field probably belongs to another branch, so it counts ten times as much as another issue.
  const getDistance = (branch: readonly z.core.$ZodIssue[]) => branch.length + 9 * countUnknown(branch)
  return issue.errors.toSorted((a, b) => getDistance(a) - getDistance(b))[0] ?? []
}

/** Removes what is not allowed in the name of a fact (`schemas/facts.ts`). */
function withoutForbiddenCharacters(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\s\u3000｛｝「」：:{}]/gu, '')
    .slice(0, 20)
}

/** An issue of zod, with the data that it is about. */
type Found<Code extends z.core.$ZodIssue['code']> = {
  issue: Extract<z.core.$ZodIssue, { code: Code }>
  context: Context
  path: Path
}

function unknownKeys({ issue, context, path }: Found<'unrecognized_keys'>): FieldDiagnostic[] {
  const keys = listKeys(context.schema, path)
  return issue.keys.map((key) => ({
    path: [...path, key],
    kind: 'unknown-key',
    details: { ...suggest(key, keys), hasWideSpace: key.endsWith('\u3000') && keys.includes(key.trim()) },
  }))
}

function wrongChoice({ issue, context, path }: Found<'invalid_value'>): FieldDiagnostic {
  const choices = issue.values.map(String)
  const value = getValue(context.data, path)
  if (value === undefined)
    return { path, kind: 'missing', details: { field: String(path.at(-1)), description: choices.join(' / ') } }
  const { description = '' } = getMeta(context.schema, path)
  const details = { choices: choices.join(', '), description, ...suggest(formatActual(value), choices) }
  return { path, kind: 'bad-choice', details }
}

function tooSmall({ issue, context, path }: Found<'too_small'>): FieldDiagnostic {
  const minimum = Number(issue.minimum)
  if (issue.origin === 'array') return { path, kind: 'too-few', details: { minimum } }
  const kind = issue.inclusive === false ? 'not-above' : 'too-small'
  return { path, kind, details: { actual: formatActual(getValue(context.data, path)), minimum } }
}

/** Returns the details that every diagnostic of a value has. */
function detailsAt({ schema, data }: Context, path: Path) {
  const { description = '' } = getMeta(schema, path)
  return { actual: formatActual(getValue(data, path)), field: showPath(path), description }
}

/** Returns the diagnostic of a rule of our own (`#schemas/rule.ts`). */
function brokenRule({ issue, context, path }: Found<'custom'>): FieldDiagnostic {
  const details = detailsAt(context, path)
  const { kind, related }: Readonly<Record<string, unknown>> = issue.params ?? {}
  const measured = measuredRule.safeParse(issue.params)
  if (measured.success) return { path, ...measured.data }
  if (!isRule(kind)) return { path, kind: 'bad-format', details }
  if (kind === 'bad-date')
    return {
      path,
      ...explainDate(details.actual, getMeta(context.schema, path).format === 'period-end' ? '23:59' : '00:00'),
    }
  if (kind === 'control-character')
    return { path, kind, details: { code: findInvisible(String(getValue(context.data, path)))?.code ?? '' } }
  return { path, ...(typeof related === 'string' ? { related: [related] } : {}), kind, details }
}

function wrongFactName(path: Path): FieldDiagnostic {
  const name = String(path.at(-1) ?? '')
  const fix = withoutForbiddenCharacters(name)
  const isInTwo = fix !== name && fix === name.normalize('NFC')
  return { path, kind: isInTwo ? 'odd-characters' : 'bad-fact-name', details: { actual: name, fix } }
}

/** Returns the diagnostic of a text with another form than its field has. */
function wrongFormat(context: Context, path: Path): FieldDiagnostic {
  const { format } = getMeta(context.schema, path)
  const details = detailsAt(context, path)
  const { actual } = details
  if (format === 'image' && actual.includes('..')) return { path, kind: 'leaves-content', details }
  const kind = (format && kindOfFormat[format]) ?? 'bad-format'
  // The same path in lower case would be valid.
  const fix = actual.toLowerCase()
  if (kind === 'bad-image-path' && fix !== actual && isValidAt(context, path, fix))
    return { path, kind: 'image-upper-case', details: { actual, fix } }
  return { path, kind, details }
}

/** Converts an issue of zod below the path `base` to our own diagnostics. */
export function explainIssue(issue: z.core.$ZodIssue, context: Context, base: Path = []): FieldDiagnostic[] {
  const path = [...base, ...issue.path]
  if (isOfBlank(issue, getValue(context.data, path))) return [valueEmpty(path, descriptionAt(context.schema, path))]
  switch (issue.code) {
    case 'invalid_type':
      return [wrongType(issue, context, path)]
    case 'unrecognized_keys':
      return unknownKeys({ issue, context, path })
    case 'invalid_union':
      return nearestBranch(issue).flatMap((inner) => explainIssue(inner, context, path))
    case 'invalid_value':
      return [wrongChoice({ issue, context, path })]
    case 'too_small':
      return [tooSmall({ issue, context, path })]
    case 'too_big': {
      const details = { actual: formatActual(getValue(context.data, path)), maximum: Number(issue.maximum) }
      return [{ path, kind: 'too-big', details }]
    }
    case 'custom':
      return [brokenRule({ issue, context, path })]
    case 'invalid_key':
      return [wrongFactName(path)]
    default:
      return [wrongFormat(context, path)]
  }
}
