/*
 * Recognizes amounts, days and times in sentences, so that texts can be compared without them.
 */

import { daysIn } from '#domain/time/japan-time.ts'

/** A day, a month or a time in the notation of sentences. */
const day = String.raw`(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?(?:\([日月火水木金土]\))?|\d{1,2}日\([日月火水木金土]\)|\d{1,2}\/\d{1,2}(?:\([日月火水木金土]\))?|\d{1,2}:\d\d`

const days = new RegExp(day, 'g')

/** An amount with its unit, a day or a time. */
export const figure = new RegExp(
  String.raw`${day}|\d[\d,]*(?:\.\d+)?(?:万?円|ポイント|か月|日間|[P%人回点個件店日])?`,
  'g',
)

/** Replaces each figure of a text with the same character, so that texts that differ only in figures become equal. */
export function withoutFigures(text: string): string {
  return text.replaceAll(figure, '0')
}

/** Replaces each day and time of a text with the same character. */
export function withoutDays(text: string): string {
  return text.replaceAll(days, '0')
}

/** Returns whether a text contains more than figures. */
export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(withoutFigures(text))
}

const dayOfMonth = /(?:\d{4}年)?(\d{1,2})月(\d{1,2})日(?:\([日月火水木金土]\))?/

/** Returns the first day in a text, and the rest of the text, such as a time. */
function findDay(text: string): { month: number; day: number; rest: string } | undefined {
  const match = dayOfMonth.exec(text)
  return match ? { month: Number(match[1]), day: Number(match[2]), rest: text.replace(match[0], '') } : undefined
}

/** Returns whether a day is the last of its month. Texts omit the year, so February has two such days. */
function isLast({ month, day }: { month: number; day: number }): boolean {
  return [2023, 2024].some((year) => daysIn(year, month) === day)
}

/**
 * Returns whether two texts name the same day, or both the last day, of months that are `months` apart, and are
 * otherwise equal.
 */
export function isSameDay(before: string, after: string, months: number): boolean {
  const [dayBefore, dayAfter] = [findDay(before), findDay(after)]
  if (!dayBefore || !dayAfter || dayBefore.rest !== dayAfter.rest) return false
  return (
    (dayAfter.month - dayBefore.month - months) % 12 === 0 &&
    (dayBefore.day === dayAfter.day || (isLast(dayBefore) && isLast(dayAfter)))
  )
}
