/*
 * Finds what a new campaign or month still has from the version that it was copied from: 「秋の」 in a file for March.
 */

import { groupBy } from '#domain/group-by.ts'

import type { CompiledPhrases } from '../../common/phrase-lists.ts'
import { compilePattern } from '../../common/phrase-pattern.ts'
import { normalizeText } from '../../placeholders/normalize-text.ts'
import { readText } from '../../source/files/content-files.ts'
import type { ContentFolder } from '../../source/files/content-folder.ts'
import { endOfIndented } from '../../source/yaml/indentation.ts'
import { findReviewMarks, withoutReviewMark } from '../review/review-marks.ts'
import { placeholder } from './inversion.ts'
import { splitIntoLines, stripSyntax, type Line } from './lines-of-file.ts'

/** Reasons why a part of the previous version is listed, in display order. */
const leftoverKinds = {
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

/** Returns whether a text is long enough to be a sentence: not 円, and not ｛上限｝. */
const isSentence = (text: string) => (text.replaceAll(placeholder, '').match(letter)?.length ?? 0) >= minLetters

/** Markup of comments, headings, and blocks with their properties, except for the words in them. */
const markup = /\{\/\*\s*|\s*\*\/\}|^#+ |<\/?\w+(?:[^>"]*"([^"]*)")?[^>]*>|^\w+=|[{}[\]"]/gu

/** Returns the words of a line, without its markup: 「お店で使う」 of `<Step title="お店で使う">`. */
function plainText(line: Line): string {
  return stripSyntax(line).replaceAll(markup, '$1').trim().replace(/'$/u, '')
}

/** Returns the year and the month in the path of a file, in figures: 2023 and 09 of campaigns/202309-1/noodles.mdx. */
function parseMonthOfFile(file: string): { year: string; month: string } {
  const [, year = '', month = ''] = /\/(\d{4})(\d\d)-/u.exec(file) ?? []
  return { year, month }
}

/** Returns whether a text names another month in figures: 8月, in a file for September. */
function namesOtherMonth(text: string, month: number): boolean {
  return [...text.matchAll(/(?<!\d)(\d{1,2})月/gu)].some(([, named]) => Number(named) !== month)
}

/** Returns the first reason, in display order, why a copied sentence is listed in a file for `month`, 1 to 12. */
function classifyLeftover(text: string, month: number, { seasons, sequels }: CompiledPhrases): Leftover['kind'] {
  const { text: read } = normalizeText(text.replaceAll(placeholder, ''))
  if (namesOtherMonth(read, month)) return 'month'
  if (seasons.some(({ say, months }) => !months.includes(month) && say.some((phrase) => read.includes(phrase))))
    return 'season'
  return sequels.any.test(read) ? 'sequel' : 'sentence'
}

/**
 * Compiles the pattern of another month in URLs: its name, `october`, or the previous version's month in figures that are
 * not the start of a date: 202308 or 2023-08, but not 2023-08-31.
 */
function compileOtherMonth(after: string, before: string, { monthNames }: CompiledPhrases): RegExp {
  const [own, previous] = [parseMonthOfFile(after), parseMonthOfFile(before)]
  const names = monthNames.filter(({ months }) => !months.includes(Number(own.month))).flatMap(({ say }) => say)
  const { year, month } = previous
  const parts = [
    ...(names.length > 0 ? [`(?<![a-z])${compilePattern([{ say: names }]).source}(?![a-z])`] : []),
    ...(year + month === own.year + own.month ? [] : [`(?<!\\d)${year}(?:${month}(?!\\d)|[-/_]${month}(?![-/_]?\\d))`]),
  ]
  const matchesNothing = '(?!)'
  return new RegExp(parts.join('|') || matchesNothing, 'iu')
}

/** Finds URLs, ids and names of images that name another month, in the name of a file and in its text. */
function findOtherMonths(after: Version, before: Version, phrases: CompiledPhrases): Leftover[] {
  const pattern = compileOtherMonth(after.file, before.file, phrases)
  const fileName = after.file.split('/').at(-1)?.split('.')[0] ?? ''
  // The name of the file, at index 0, is reported at the first line.
  return [fileName, ...after.text.split('\n')].flatMap((text, index) => {
    const named = text.match(/[\w\-./:?=&%#@+~]+/gu) ?? []
    return named
      .filter((phrase) => pattern.test(phrase))
      .map((phrase): Leftover => ({ kind: 'month', line: Math.max(index, 1), text: phrase }))
  })
}

/** Returns the lines that marks at these lines ask to review: the same lines, and all of a block text that starts there. */
function listReviewedLines(marks: readonly { line: number }[], text: string): ReadonlySet<number> {
  const lines = text.split('\n')
  return new Set(
    marks.flatMap(({ line }) => {
      // A mark behind `detail: |` is about the indented lines below it.
      const last = /[|>][-+]?[ \t]*#/u.test(lines[line - 1] ?? '') ? endOfIndented(lines, line - 1) : line
      return Array.from({ length: last - line + 1 }, (_, index) => line + index)
    }),
  )
}

/** Returns the texts that marks at these lines ask to review, as a list of copied texts names them. */
export function listReviewedTexts(marks: readonly { line: number }[], text: string): string[] {
  const reviewed = listReviewedLines(marks, text)
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
  const month = Number(parseMonthOfFile(after.file).month)
  const marked = listReviewedLines(findReviewMarks(after.file, after.text), after.text)
  const sentences = splitIntoLines(after.text)
    .map((line) => ({ line: line.line, text: plainText(line) }))
    .filter(({ line, text }) => previousTexts.has(text) && isSentence(text) && !marked.has(line))
    .map(({ line, text }): Leftover => ({ kind: classifyLeftover(text, month, phrases), line, text }))
  // Of two with the same text, the sentence is kept, at its last line.
  const leftovers = new Map(
    [...findOtherMonths(after, before, phrases), ...sentences].map((leftover) => [leftover.text, leftover]),
  )
  const order = Object.keys(leftoverKinds)
  return [...leftovers.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.line - b.line)
}

/** Finds texts that a new file of a folder has copied from the previous version, by the paths of both. */
export type FindLeftovers = (file: string, previous: string) => Leftover[]

/** Returns a search for texts that files of a folder have copied from others. */
export function leftoversIn(folder: ContentFolder, phrases: CompiledPhrases): FindLeftovers {
  const readVersion = (file: string): Version => ({ file, text: readText(folder, file).text })
  return (file, previous) => findLeftovers(readVersion(file), readVersion(previous), phrases)
}
