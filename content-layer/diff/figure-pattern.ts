/*
 * Recognizes amounts, days and times in sentences, so that texts can be compared without them.
 */

import { daysIn } from '#domain/time/japan-time.ts'

const weekday = String.raw`\([日月火水木金土]\)`

/** A day, a month or a time: 2023年9月8日(金), 9月, 8日(金), 9/8(金), 23:59. */
const dayOrTime = [
  String.raw`(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?(?:${weekday})?`,
  String.raw`\d{1,2}日${weekday}`,
  String.raw`\d{1,2}\/\d{1,2}(?:${weekday})?`,
  String.raw`\d{1,2}:\d\d`,
].join('|')

/** An amount with its unit, if any: 3,000円, 1.5%, 8. */
const amount = String.raw`\d[\d,]*(?:\.\d+)?(?:万?円|ポイント|か月|日間|[P%人回点個件店日])?`

const dayPattern = new RegExp(dayOrTime, 'g')

/** Finds each day, time and amount. */
export const figure = new RegExp(`${dayOrTime}|${amount}`, 'g')

/** Replaces each figure of a text with the same character, so that texts that differ only in figures become equal. */
export function withoutFigures(text: string): string {
  return text.replaceAll(figure, '0')
}

/** Replaces each day and time of a text with the same character. */
export function withoutDays(text: string): string {
  return text.replaceAll(dayPattern, '0')
}

/** Returns whether a text contains more than figures. */
export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(withoutFigures(text))
}

/** 9月8日(金), with its month and day. */
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
