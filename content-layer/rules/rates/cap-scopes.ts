/*
 * Finds texts that apply a cap to a payment, a shop or a part of the period: 「上限はお支払いごとに500ポイント」. The field
 * `maximumGrantPoint` is the limit for one person in the whole period (specification §3).
 */

import { compilePattern } from '../../common/phrase-pattern.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import { joinSentences, splitSentences } from '../sentences.ts'

const eachDay = ['一日につき', '1日につき', '一日ごと', '1日ごと', '一日あたり', '1日あたり', '毎日', '1日の', '一日の']

/** Phrases that mean "each payment" at the start of a sentence. */
const eachPayment: readonly string[] = [
  'お支払いのたび',
  '支払いのたび',
  '支払うたび',
  'お支払いのつど',
  'お会計のたび',
  'お会計のつど',
  'お食事のたび',
  'お買い物のたび',
  '買うたび',
  '購入のたび',
]

/** What a text may apply a cap to, other than a day. */
const otherScopes = [
  ...eachPayment,
  'そのつど',
  'その都度',
  '1回ごと',
  '1回につき',
  '1回の',
  'お支払いごと',
  '支払いごと',
  'お会計ごと',
  '店舗ごと',
  'お店ごと',
  '1店舗',
  'お店それぞれ',
  '店舗それぞれ',
  'ショップそれぞれ',
  'それぞれのお店',
  'それぞれの店舗',
  'それぞれのショップ',
  '1点ごと',
  '1品ごと',
  '1件ごと',
  '商品ごと',
  '出品ごと',
  '注文ごと',
  '毎週',
  '毎月',
  '毎回',
  '週ごと',
  '月ごと',
  '1週間につき',
  '一週間につき',
  '1週間あたり',
  '週につき',
  'か月につき',
  'か月ごと',
  'ひと月につき',
  '月が変わると',
  '月が替わると',
  '翌月になると',
  '月をまたぐと',
  '週が変わると',
  '日付が変わると',
]

/** Compiles a pattern of a cap for one of these scopes, in either order: 「上限は毎回」, 「毎回上限」. */
function compileScopes(scopes: readonly string[]): RegExp {
  return compilePattern([
    { say: ['上限は', '上限が', '上限も'], then: scopes, within: 8 },
    { say: scopes, then: ['上限', '数え直し', '数えなお'], within: 8 },
  ])
}

const capPerScope = compileScopes([...eachDay, ...otherScopes])

/** In a one-day campaign, a day is the period. */
const capPerScopeOnOneDay = compileScopes(otherScopes)

const denied = /ません|(?:では?|で?も)なく、|ない/u

/**
 * Finds texts that apply a cap in points to a part of the period. `days` is the length of the period, if the page has
 * one.
 */
export function checkCapScopes(
  cap: number | null | undefined,
  texts: readonly Reference[],
  days?: number,
): Diagnostic[] {
  const pattern = days === 1 ? capPerScopeOnOneDay : capPerScope
  if (typeof cap !== 'number' || !pattern.test(joinSentences(texts))) return []
  return splitSentences(texts).flatMap(({ text, sentence }): Diagnostic[] => {
    const actual = pattern.exec(sentence)?.[0]
    if (actual === undefined || denied.test(sentence)) return []
    return [{ ...pickPosition(text), kind: 'cap-of-part', details: { actual } }]
  })
}
