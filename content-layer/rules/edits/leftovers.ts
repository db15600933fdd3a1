/*
 * Finds what a new campaign or month still has from the edition that it was copied from.
 */

import { groupBy } from '#domain/group-by.ts'

import type { CompiledPhrases } from '../../common/phrase-lists.ts'
import { compilePattern } from '../../common/phrase-pattern.ts'
import { normalizeText } from '../../placeholders/normalize-text.ts'
import { readText } from '../../source/files/content-files.ts'
import type { ContentFolder } from '../../source/files/content-folder.ts'
import { endOfIndented } from '../../source/yaml/indentation.ts'
import { findReviewMarks, withoutReviewMark } from '../review/review-marks.ts'
import { splitIntoLines, stripSyntax, type Line } from './lines-of-file.ts'

/** Reasons why a part of the previous version is listed, in display order. */
export const leftoverKinds = {
  month: 'ほかの月の名前',
  season: 'ほかの季節の言葉',
  sequel: '前の月の続きとして読める言葉',
  sentence: '一字も変えていない文',
} as const

/** A text that a file has copied unchanged from the previous version, and its line. */
export type Leftover = { kind: keyof typeof leftoverKinds; line: number; text: string }

/** Groups copied texts by the reason why they are listed. */
export function groupLeftovers(leftovers: readonly Leftover[]): [reason: string, texts: readonly Leftover[]][] {
  return [...groupBy(leftovers, ({ kind }) => leftoverKinds[kind])]
}

/** A file of a month's folder, and its text. */
export type Version = { file: string; text: string }

/** Minimum number of letters, excluding placeholders: a shorter text is a unit or a particle. */
const minLetters = 3

const letter = /[ぁ-んァ-ヶ一-龠]/gu

const placeholder = /｛[^｛｝]*｝/gu

const isSentence = (text: string) => (text.replaceAll(placeholder, '').match(letter)?.length ?? 0) >= minLetters

/** Markup of comments, headings, and blocks with their properties, except for the words in them. */
const markup = /\{\/\*\s*|\s*\*\/\}|^#+ |<\/?\w+(?:[^>"]*"([^"]*)")?[^>]*>|^\w+=|[{}[\]"]/gu

function plainText(line: Line): string {
  return stripSyntax(line).replaceAll(markup, '$1').trim().replace(/'$/u, '')
}

/** Returns the year and the month of a folder, such as 202309-1. */
function parseMonth(file: string): { year: string; month: string } {
  const [, year = '', month = ''] = /\/(\d{4})(\d\d)-/u.exec(file) ?? []
  return { year, month }
}

/** Returns whether a text names another month in figures. */
function namesOtherMonth(text: string, month: number): boolean {
  return [...text.matchAll(/(?<!\d)(\d{1,2})月/gu)].some(([, named]) => Number(named) !== month)
}

function classifyLeftover(text: string, month: number, { seasons, sequels }: CompiledPhrases): Leftover['kind'] {
  const { text: read } = normalizeText(text.replaceAll(placeholder, ''))
  if (namesOtherMonth(read, month)) return 'month'
  if (seasons.some(({ say, months }) => !months.includes(month) && say.some((phrase) => read.includes(phrase))))
    return 'season'
  return sequels.any.test(read) ? 'sequel' : 'sentence'
}

/**
 * Returns the pattern of another month in URLs: its name, or the previous version's month in figures that are not the
 * start of a date.
 */
function otherMonthIn(after: string, before: string, { monthNames }: CompiledPhrases): RegExp {
  const [own, previous] = [parseMonth(after), parseMonth(before)]
  const names = monthNames.filter(({ months }) => !months.includes(Number(own.month))).flatMap(({ say }) => say)
  const { year, month } = previous
  const parts = [
    ...(names.length > 0 ? [`(?<![a-z])${compilePattern([{ say: names }]).source}(?![a-z])`] : []),
    ...(year + month === own.year + own.month ? [] : [`(?<!\\d)${year}(?:${month}(?!\\d)|[-/_]${month}(?![-/_]?\\d))`]),
  ]
  return new RegExp(parts.join('|') || '(?!)', 'iu')
}

/** Finds URLs, ids and names of pictures that name another month. */
function otherMonths(after: Version, before: Version, phrases: CompiledPhrases): Leftover[] {
  const pattern = otherMonthIn(after.file, before.file, phrases)
  const fileName = after.file.split('/').at(-1)?.split('.')[0] ?? ''
  return [fileName, ...after.text.split('\n')].flatMap((text, index) => {
    const named = text.match(/[\w\-./:?=&%#@+~]+/gu) ?? []
    return named
      .filter((phrase) => pattern.test(phrase))
      .map((phrase): Leftover => ({ kind: 'month', line: Math.max(index, 1), text: phrase }))
  })
}

/** Returns the lines that marks at these lines ask to review, including the full texts that start there. */
function linesUnder(marks: readonly { line: number }[], text: string): ReadonlySet<number> {
  const lines = text.split('\n')
  return new Set(
    marks.flatMap(({ line }) => {
      const last = /[|>][-+]?[ \t]*#/u.test(lines[line - 1] ?? '') ? endOfIndented(lines, line - 1) : line
      return Array.from({ length: last - line + 1 }, (_, index) => line + index)
    }),
  )
}

/** Returns the texts that marks at these lines ask to review, as a list of copied texts names them. */
export function textsUnder(marks: readonly { line: number }[], text: string): string[] {
  const reviewed = linesUnder(marks, text)
  const withoutMarks = text.split('\n').map(withoutReviewMark).join('\n')
  return splitIntoLines(withoutMarks)
    .filter(({ line }) => reviewed.has(line))
    .map(plainText)
}

/**
 * Finds texts that a new file has copied unchanged from the previous version: names of other months in URLs, then
 * sentences, each once. Omits shared texts and lines that are marked for review.
 */
export function findLeftovers(after: Version, before: Version, phrases: CompiledPhrases): Leftover[] {
  const previousTexts = new Set(splitIntoLines(before.text).map(plainText))
  const month = Number(parseMonth(after.file).month)
  const marked = linesUnder(findReviewMarks(after.file, after.text), after.text)
  const sentences = splitIntoLines(after.text)
    .map((line) => ({ line: line.line, text: plainText(line) }))
    .filter(({ line, text }) => previousTexts.has(text) && isSentence(text) && !marked.has(line))
    .map(({ line, text }): Leftover => ({ kind: classifyLeftover(text, month, phrases), line, text }))
  const leftovers = new Map(
    [...otherMonths(after, before, phrases), ...sentences].map((leftover) => [leftover.text, leftover]),
  )
  const order = Object.keys(leftoverKinds)
  return [...leftovers.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.line - b.line)
}

/** Finds texts that a new file of a folder has copied from the previous version, by the paths of both. */
export type FindLeftovers = (file: string, previous: string) => Leftover[]

/** Returns a search for texts that files of a folder have copied from others. */
export function leftoversIn(folder: ContentFolder, phrases: CompiledPhrases): FindLeftovers {
  const versionOf = (file: string): Version => ({ file, text: readText(folder, file).text })
  return (file, previous) => findLeftovers(versionOf(file), versionOf(previous), phrases)
}
