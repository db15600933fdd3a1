/*
 * Replaces placeholders in texts with their facts, and records which facts each text states.
 */

import type { Problem, TextProblem, Path, Position, PositionOf } from '../diagnostics/diagnostic.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { listForms, writeFact, type Facts } from './fact.ts'
import { fieldPlaceholders } from './derive-placeholders.ts'

/** The facts that a text states through placeholders, by name, each in its default form. */
export type StatedFacts = Readonly<Record<string, string>>

/** A text with its placeholders replaced, and the problems of those that could not be, at offsets of the source text. */
export type FilledText = { text: string; stated: StatedFacts; problems: TextProblem[] }

/** Matches a placeholder: ｛上限｝, ｛終了日：月日｝ or ｛「そのままの文」｝. */
const placeholderPattern = /｛([^｛｝\n]*)｝/g

/** Matches the inside of a placeholder that stands for literal text: 「そのままの文」. */
const literalPattern = /^「([^」]+)」$/

/** Returns the field that a fact of this name is derived from, in a month with the id of its campaign, or ''. */
function findField(name: string, facts: Facts): string {
  const [, id = '', term = ''] = /^(?:([a-z0-9-]+)の)?(.*)$/su.exec(name) ?? []
  const field = (Object.hasOwn(fieldPlaceholders, term) && fieldPlaceholders[term]?.field) || ''
  if (id === '' || field === '') return field
  // Every campaign has a period; an item, or a mistyped id, has none.
  return facts.has(`${id}の開始日`) ? `${id} の ${field}` : ''
}

/** Parses a name and a form, ignoring spaces and the width of the colon. */
function parsePlaceholder(inner: string): { name: string; form: string } {
  const [, name = '', form = ''] = /^([^：:]*)[：:]?(.*)$/su.exec(inner) ?? []
  return { name: name.normalize('NFC').replace(/[\s\u3000]/g, ''), form: form.trim() }
}

/** Returns the text of a placeholder and the fact that it states, or why it has none. */
function resolvePlaceholder(inner: string, facts: Facts): { text: string; stated: StatedFacts } | Problem {
  const literal = literalPattern.exec(inner)?.[1]
  if (literal !== undefined) return { text: literal, stated: {} }
  const { name, form } = parsePlaceholder(inner)
  if (name === '') return { kind: 'fact-brace' }
  const fact = facts.get(name)
  if (!fact) {
    const details = { actual: name, field: findField(name, facts), ...suggest(name, [...facts.keys()]) }
    return { kind: 'unknown-fact', details }
  }
  const text = writeFact(fact, form)
  if (text !== undefined) return { text, stated: { [name]: writeFact(fact) ?? text } }
  const forms = listForms(fact)
  const kind = forms.includes(form) ? 'fact-not-of-form' : 'unknown-fact-form'
  return { kind, details: { name, actual: form, ...suggest(form, forms), defaultForm: writeFact(fact) ?? '' } }
}

/**
 * Replaces the placeholders of a text, between ｛ and ｝, with their facts: 上限は｛上限｝です → 上限は500ポイントです. Text in 「」
 * inside them is literal. Nothing is evaluated: only a name, and a form after a colon, are allowed. Without facts the
 * text is unchanged.
 */
export function fillText(text: string, facts: Facts | undefined): FilledText {
  const stated: Record<string, string> = {}
  const problems: FilledText['problems'] = []
  if (!facts || !/[｛｝]/.test(text)) return { text, stated, problems }
  const filled = text.replace(placeholderPattern, (placeholder, inner: string, offset: number) => {
    const resolved = resolvePlaceholder(inner, facts)
    if ('kind' in resolved) {
      problems.push({ offset, ...resolved })
      return placeholder
    }
    Object.assign(stated, resolved.stated)
    return resolved.text
  })
  const hasOpenBrace = problems.length === 0 && /[｛｝]/.test(filled)
  if (hasOpenBrace) problems.push({ offset: text.search(/[｛｝]/), kind: 'fact-brace' })
  return { text: filled, stated, problems }
}

/** What a field of a file states, with the field's path. */
export type Statement = { path: Path; facts: StatedFacts }

/** What a text of the content states, with its file and position. */
export type Stated = Position & { file: string; facts: StatedFacts }

/** Adds positions to the statements of a YAML file. */
export function locateStatements(file: string, statements: readonly Statement[], positionOf: PositionOf): Stated[] {
  return statements.map(({ path, facts }) => ({ file, ...positionOf(path), facts }))
}

export type FilledData = {
  data: unknown
  statements: Statement[]
  problems: ({ path: Path } & Problem)[]
  /** Returns the facts that a text can name, by its path. */
  factsOf: (path: Path) => Facts | undefined
}

/**
 * Replaces the placeholders in every text of parsed data, but not in keys and in declarations of facts. `topFacts` are
 * those of the top level; `factsIn` returns those inside a nested object, which adds its own to the ones around it.
 */
export function fillData(
  data: unknown,
  topFacts: Facts | undefined,
  factsIn = (_: unknown, outer: Facts) => outer,
): FilledData {
  const statements: Statement[] = []
  const problems: FilledData['problems'] = []
  const factsByPath = new Map<string, Facts | undefined>()
  const visit = (value: unknown, path: Path, facts: Facts | undefined): unknown => {
    if (typeof value === 'string') {
      factsByPath.set(JSON.stringify(path), facts)
      const filled = fillText(value, facts)
      if (Object.keys(filled.stated).length > 0) statements.push({ path, facts: filled.stated })
      problems.push(...filled.problems.map(({ offset: _, ...problem }) => ({ ...problem, path })))
      return filled.text
    }
    const visitPart = (key: string | number, part: unknown) =>
      visit(part, [...path, key], facts && factsIn(part, facts))
    if (Array.isArray(value)) return value.map((item, index) => visitPart(index, item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, key === 'facts' ? item : visitPart(key, item)]),
    )
  }
  return {
    data: visit(data, [], topFacts),
    statements,
    problems,
    factsOf: (path) => factsByPath.get(JSON.stringify(path)) ?? topFacts,
  }
}
