// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { parseEnd, parseStart } from '#domain/time/japan-time.ts'

import { fillWeek } from './week-strip.ts'

const item = '<li><span></span><span></span><span>日</span><span></span></li>'

function offer(start: string, end: string, label?: string) {
  return { start: parseStart(start), end: parseEnd(end), dayWord: label }
}

/** Returns the visible texts of each day, and whether it is marked. */
function readWeek(): string[] {
  return [...document.querySelectorAll('li')].map((day) => {
    const [weekday, number, , label] = [...day.children].map(({ textContent }) => textContent)
    const marks = ['aria-current', 'data-marked'].filter((name) => day.children[1]?.hasAttribute(name))
    return [weekday, number, label?.replace('\n', '・'), ...marks].filter(Boolean).join(' ')
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2023-02-26T23:59:00+09:00') })
  document.body.innerHTML = `<div hidden data-week><ol>${item.repeat(7)}</ol></div>`
})

afterEach(() => vi.useRealTimers())

test('the week is hidden until it is written, and while it has nothing to mark', () => {
  const list = () => document.querySelector('div')?.hidden
  expect(list()).toBe(true)
  fillWeek([offer('2023-02-01 00:00', '2023-03-31 23:59')])
  expect(list()).toBe(true)
  fillWeek([offer('2023-02-01 00:00', '2023-03-04 23:59')])
  expect(list()).toBe(false)
})

test('each day has its weekday and number in Japan, and what starts or ends then', () => {
  fillWeek([
    offer('2023-02-01 00:00', '2023-02-28 23:59'),
    offer('2023-01-01 00:00', '2023-02-28 10:00'),
    offer('2023-03-01 00:00', '2023-03-31 23:59'),
    offer('2023-03-02 10:00', '2023-03-02 20:00'),
    offer('2023-03-05 00:00', '2023-03-31 23:59'),
  ])
  expect(readWeek()).toEqual([
    '今日 26 aria-current',
    '月 27',
    '火 28 最終日 data-marked',
    '水 1 開始 data-marked',
    '木 2 開始・最終日 data-marked',
    '金 3',
    '土 4',
  ])
})

test('an eighth day is marked because a campaign covers it, not by its number', () => {
  vi.setSystemTime(new Date('2023-03-07T12:00:00+09:00'))
  fillWeek([])
  expect(readWeek()[1]).toBe('水 8')
  fillWeek([offer('2023-03-08 00:00', '2023-03-08 23:59', '8の日')])
  expect(readWeek()[1]).toBe('水 8 8の日 data-marked')
})

test('the next day starts at midnight in Japan, with the marks of the day before removed', () => {
  fillWeek([offer('2023-02-01 00:00', '2023-02-27 23:59')])
  expect(readWeek().slice(0, 2)).toEqual(['今日 26 aria-current', '月 27 最終日 data-marked'])
  vi.advanceTimersByTime(60_000)
  expect(readWeek().slice(0, 2)).toEqual(['今日 27 最終日 aria-current', '火 28'])
})

test('a week that is right is not written again, which observers of the loading page would answer forever', () => {
  const offers = [offer('2023-02-28 00:00', '2023-03-01 23:59')]
  fillWeek(offers)
  const observer = new MutationObserver(() => {})
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  fillWeek(offers)
  expect(observer.takeRecords()).toEqual([])
})
