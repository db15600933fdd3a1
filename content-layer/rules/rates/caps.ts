/*
 * Rules about the cap of a campaign: empty, zero, denied by a text, or applied to a part of the period.
 */

import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { eachPayment, compilePattern } from '../../common/phrase-pattern.ts'
import type { Diagnostic, Path } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import type { YamlFile } from '../../source/yaml/parse-yaml.ts'
import { explainBySource } from '../../source/yaml/yaml-hints.ts'
import { joinSentences, splitSentences } from '../sentences.ts'

/** Phrases that state that there is no cap. */
export const uncapped = /上限(?:なし|なく|はありません|がありません|はない)|いくらでも/u

/** Reports a cap of zero points, which grants nothing. `path` is that of the campaign or promotion with the cap. */
export function checkZeroCap(
  { maximumGrantPoint }: Pick<CampaignDefinition, 'maximumGrantPoint'>,
  path: Path = [],
): FieldDiagnostic[] {
  return maximumGrantPoint === 0 ? [{ path: [...path, 'maximumGrantPoint'], kind: 'value-nought' }] : []
}

/** Finds texts which state that there is no cap, although there is one. */
export function checkDeniedCap({ maximumGrantPoint }: CampaignDefinition, texts: readonly Reference[]): Diagnostic[] {
  if (typeof maximumGrantPoint !== 'number' || !uncapped.test(joinSentences(texts))) return []
  return splitSentences(texts).flatMap(({ text, sentence }): Diagnostic[] => {
    const actual = uncapped.exec(sentence)?.[0]
    const isOfBaseRate = /常時|いつでも|この分[には]/u.test(sentence) && !/上乗せ[^。]{0,6}（?上限/u.test(sentence)
    return actual === undefined || isOfBaseRate
      ? []
      : [{ ...pickPosition(text), kind: 'cap-contradicted', details: { actual, cap: maximumGrantPoint } }]
  })
}

/** Reports an empty cap: null means "no cap", and YAML reads an empty value as null. */
export function checkEmptyCap(
  { maximumGrantPoint }: CampaignDefinition,
  { file, text }: { file: string; text: string },
  { positionOf, isBlank }: Pick<YamlFile, 'positionOf' | 'isBlank'>,
): Diagnostic[] {
  const field = 'maximumGrantPoint'
  if (maximumGrantPoint !== null || !isBlank([field])) return []
  const details = { field, description: 'null = 上限なし' }
  return explainBySource([{ file, ...positionOf([field]), field, kind: 'value-empty', details }], text)
}

const eachDay = ['一日につき', '1日につき', '一日ごと', '1日ごと', '一日あたり', '1日あたり', '毎日', '1日の', '一日の']

/** Units that a cap does not apply to: `maximumGrantPoint` is the limit for one person in the whole period. */
const others = [
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

const reason = '上限は、期間中の合計で数える'

function pattern(units: readonly string[]): RegExp {
  return compilePattern([
    { say: ['上限は', '上限が', '上限も'], then: units, within: 8, reason },
    { say: units, then: ['上限', '数え直し', '数えなお'], within: 8, reason },
  ])
}

const ofPeriod = pattern([...eachDay, ...others])
/** In a one-day campaign, a day is the period. */
const ofDay = pattern(others)

const denied = /ません|(?:では?|で?も)なく、|ない/u

/** Finds texts that apply a cap in points to a part of the period (specification §3), which has one day or several. */
export function checkCapUnits(
  cap: number | null | undefined,
  texts: readonly Reference[],
  days?: number,
): Diagnostic[] {
  const wrong = days === 1 ? ofDay : ofPeriod
  if (typeof cap !== 'number' || !wrong.test(joinSentences(texts))) return []
  return splitSentences(texts).flatMap(({ text, sentence }): Diagnostic[] => {
    const actual = wrong.exec(sentence)?.[0]
    return actual === undefined || denied.test(sentence)
      ? []
      : [{ ...pickPosition(text), kind: 'cap-of-part', details: { actual } }]
  })
}
