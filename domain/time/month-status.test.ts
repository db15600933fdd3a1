import { describe, expect, test } from 'vitest'

import { parseStart } from './japan-time.ts'
import { parsePeriod, type Span } from './spans.ts'
import { monthStatusAt } from './month-status.ts'

/** Returns the period from one day of 2023 to another, both included, as `04-18`. */
function days(first: string, last: string): Span {
  return parsePeriod({ start: `2023-${first} 00:00`, end: `2023-${last} 23:59` })
}

const at = (moment: string) => parseStart(`2023-${moment}`)
const april = [days('04-18', '05-17'), days('04-08', '04-08')]
const sevenShops = Array.from({ length: 7 }, () => days('05-01', '05-31'))

describe('a month follows from its campaigns (D27)', () => {
  test.each([
    ['04-05 12:00', 'BEFORE_THE_PERIOD', 'あと3日で始まります', '4/8(土) 0:00から'],
    ['04-08 12:00', 'DURING_THE_PERIOD', '今日まで・あと12時間', '4/8(土) 23:59まで'],
    ['04-09 00:00', 'BEFORE_THE_PERIOD', '次は4/18(火) 0:00から', ''],
    ['04-17 23:59', 'BEFORE_THE_PERIOD', '次は4/18(火) 0:00から', ''],
    ['04-18 00:00', 'DURING_THE_PERIOD', '開催中・あと29日', '5/17(水) 23:59まで'],
    ['05-18 00:00', 'AFTER_THE_PERIOD', '終了しました', ''],
  ])('on %s: %s, %s, %s', (moment, status, text, then) => {
    expect(monthStatusAt(april, [], at(moment))).toMatchObject({
      status,
      isLastDay: text.includes('今日まで'),
      isLastOfAll: text.includes('今日まで'),
      text,
      moment: then,
    })
  })

  test('what ends today takes precedence over what continues', () => {
    const june = [days('06-01', '06-30'), days('06-08', '06-08')]
    expect(monthStatusAt(june, [], at('06-08 18:00'))).toEqual({
      status: 'DURING_THE_PERIOD',
      isLastDay: true,
      isLastOfAll: false,
      text: '1件が今日まで・あと6時間',
      moment: '6/8(木) 23:59まで',
    })
    expect(monthStatusAt(june, [], at('06-09 00:00'))).toMatchObject({ isLastDay: false, text: '開催中・あと21日' })
  })

  test('it continues where one campaign starts as another ends', () => {
    const parts = [days('02-15', '02-28'), days('02-01', '02-14')]
    expect(monthStatusAt(parts, [], at('02-14 12:00')).text).toBe('開催中・あと14日')
  })
})

describe('what runs in the app only counts on the web, and is said to (D27)', () => {
  const tablets = [days('04-18', '05-17')]
  test.each([
    ['05-10 12:00', 'DURING_THE_PERIOD', '開催中・あと7日', '5/17(水) 23:59まで'],
    ['05-20 12:00', 'DURING_THE_PERIOD', 'アプリで7件開催中・5/31まで', ''],
    ['05-31 12:00', 'DURING_THE_PERIOD', 'アプリで7件開催中・今日まで・あと12時間', ''],
    ['06-01 00:00', 'AFTER_THE_PERIOD', '終了しました', ''],
  ])('on %s: %s, %s, %s', (moment, status, text, then) => {
    expect(monthStatusAt(tablets, sevenShops, at(moment))).toMatchObject({
      status,
      isLastDay: text.includes('今日まで'),
      isLastOfAll: text.includes('今日まで'),
      text,
      moment: then,
    })
  })

  test('the next start in the app is shown as such', () => {
    const status = monthStatusAt([days('04-18', '04-20')], sevenShops, at('04-25 12:00'))
    expect(status).toMatchObject({ status: 'BEFORE_THE_PERIOD', text: 'アプリで次は5/1(月) 0:00から' })
  })
})
