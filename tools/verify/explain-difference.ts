import { formatMinute, formatPlain } from '#domain/time/format-time.ts'
import { japanOffset } from '#domain/time/japan-time.ts'
import { spansIn, type Span } from '#domain/time/moments.ts'
import { periodStatusAt } from '#domain/time/period-status.ts'

import { joinPhrases } from '#site/render/break-phrases.ts'
import { shorten } from './findings.ts'

/** The states of a period as a visitor reads them. */
const states = {
  BEFORE_THE_PERIOD: 'not begun',
  DURING_THE_PERIOD: 'running',
  AFTER_THE_PERIOD: 'over',
} as const

/** The last instant that has a date, in milliseconds since 1970 UTC. */
const lastInstant = 8.64e15 - japanOffset

function show({ start, end }: Span): string {
  if (Math.max(start, end) > lastInstant) return 'beyond all dates'
  // An end is the last instant; people read the minute in which it lies.
  return `${formatPlain(start)} – ${formatMinute(end)}`
}

/**
 * The words of a page in their order, between its tags. No part of these patterns is tried twice at one place: a page
 * from a live site may be made to take an hour.
 */
function wordsIn(html: string): string[] {
  const parts = joinPhrases(html).split(/<\/(?:style|script)>/)
  const words = parts.flatMap((part) => (part.split(/<(?:style|script)\b/, 1)[0] ?? '').split(/<[^<>]*>/))
  return words.map((text) => text.trim()).filter((text) => text !== '')
}

/** The longest quotation of a page, in characters. */
const longest = 40

function quote(text: string | undefined): string {
  return text === undefined ? 'nothing' : `「${shorten(text, longest)}」`
}

/**
 * Why a page that is served differs from the one that would be published now, in a sentence: another period, and what
 * visitors are therefore told at `now` (milliseconds since 1970), the first other words, or neither.
 */
export function explainDifference(served: string, expected: string, now: number): string {
  const [given, wanted] = [spansIn(served), spansIn(expected)]
  const at = wanted.findIndex(({ start, end }, index) => given[index]?.start !== start || given[index].end !== end)
  const [got, right] = [given[at], wanted[at]]
  if (got && right && given.length === wanted.length) {
    const stateOf = ({ start, end }: Span) => states[periodStatusAt(start, end, now)]
    const [told, actual] = [stateOf(got), stateOf(right)]
    const effect = told === actual ? '' : `: visitors read that it is ${told}, but it is ${actual}`
    return `has the period ${show(got)} where the content has ${show(right)}${effect}`
  }
  if (given.length !== wanted.length)
    return `shows ${given.length} periods of campaigns where ${wanted.length} would be shown now`
  const [said, meant] = [wordsIn(served), wordsIn(expected)]
  const place = Array.from({ length: Math.max(said.length, meant.length) }).findIndex(
    (_, index) => said[index] !== meant[index],
  )
  if (place < 0) return 'has the words that would be published now, but other code or pictures'
  return `says ${quote(said[place])} where ${quote(meant[place])} would be said now`
}
