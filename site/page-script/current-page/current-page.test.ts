// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { parseEnd, parseStart } from '#domain/time/japan-time.ts'

import { periodsWritten, updatePeriods } from '../periods/periods.ts'
import './current-page.ts'

const item = (name: string, start: string, end: string) =>
  `<li data-period="${parseStart(`${start} 00:00`)},${parseEnd(`${end} 23:59`)}">${name}</li>`

const group = (name: string) => `<section hidden data-group="${name}"><ul></ul></section>`
const fold = (name: string) =>
  `<details hidden data-group="${name}"><summary><span data-count></span></summary><ul></ul></details>`

/** The visible groups with their offers, and the number that the summary of a fold has. */
function readGroups(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-group]')]
    .filter(({ hidden }) => !hidden)
    .map((element) => {
      const names = [...element.querySelectorAll('li')].map(({ textContent }) => textContent).join(', ')
      const count = element.querySelector('[data-count]')?.textContent ?? ''
      return `${element.dataset['group']} ${count}: ${names}`.replace(' :', ':')
    })
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2023-03-01T12:00:00+09:00') })
  document.body.innerHTML = `<main><div data-grouped>
    <div><ul>
      ${item('ended', '2023-02-01', '2023-02-28')}
      ${item('running', '2023-03-01', '2023-03-31')}
      ${item('today', '2023-02-01', '2023-03-01')}
      ${item('last but far', '2023-06-01', '2023-06-30')}
      ${item('in 31 days', '2023-04-01', '2023-04-30')}
      ${item('in 30 days', '2023-03-31', '2023-04-30')}
      ${item('soon', '2023-03-08', '2023-03-08')}
    </ul></div>
    ${group('last')}${group('DURING_THE_PERIOD')}${group('BEFORE_THE_PERIOD')}
    ${fold('later')}${fold('AFTER_THE_PERIOD')}
  </div></main>`
  updatePeriods()
})

afterEach(() => vi.useRealTimers())

test('offers stand by state, and what starts in more than 30 days is folded, with its number', () => {
  dispatchEvent(new Event(periodsWritten))
  expect(readGroups()).toEqual([
    'last: today',
    'DURING_THE_PERIOD: running',
    'BEFORE_THE_PERIOD: soon, in 30 days',
    'later 2件: in 31 days, last but far',
    'AFTER_THE_PERIOD 1件: ended',
  ])
})

test('an offer leaves the fold once it starts in 30 days, while the page is open', () => {
  vi.advanceTimersByTime(12 * 60 * 60_000)
  expect(readGroups().slice(1, 3)).toEqual([
    'BEFORE_THE_PERIOD: soon, in 30 days, in 31 days',
    'later 1件: last but far',
  ])
})
