import { type Ready, type ReadyMonth, runTogether } from '../whole.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { monthSpan, periodSpan } from '../../calendar.ts'
import { groupBy } from '../../group-by.ts'
import { placeOf } from '../../read/fields/collect.ts'
import { asRead } from '../../terms/as-read.ts'
import { sentencesOf } from '../sentences.ts'

/** A campaign that runs over and is told in two months, with different terms. */
export function disagreements(campaigns: readonly Ready[]): Diagnostic[] {
  return [...groupBy(campaigns, ({ id }) => id).values()].flatMap((group) =>
    group.slice(1).flatMap((unit, index): Diagnostic[] => {
      const before = group[index]
      if (!before || !runTogether(before, unit)) return []
      const theirs = new Map(before.terms.map(({ field, value }) => [field, value]))
      return (
        unit.terms
          // A month may name further figures; one that both name is the same.
          .filter(
            ({ field, value }) => theirs.get(field) !== value && (theirs.has(field) || !field.startsWith('facts.')),
          )
          .map((term) => ({
            ...placeOf(term),
            kind: term.field === 'target' ? 'campaign-disagrees-in-words' : 'campaign-disagrees',
            details: { theirs: theirs.get(term.field) ?? '', other: `${before.month}/${before.id}` },
          }))
      )
    }),
  )
}

function hasRate({ definition }: Ready): boolean {
  return definition.reductionRate !== undefined
}

function isCapped({ definition }: Ready): boolean {
  return typeof definition.maximumGrantPoint === 'number'
}

const wholeMonth = /[0-9]+月(?:いっぱい|中ずっと|まるごと|末まで)/u

/** True for a campaign that begins after the first day of its month or ends before the last. */
function leavesDays({ month, definition: { period } }: Ready): boolean {
  const [own, whole] = [periodSpan(period), monthSpan(month)]
  return own.first > whole.first || own.last < whole.last
}

/** The fewest letters of an id by which a sentence may name a campaign: apple. */
const fewestLetters = 4

/** True for a sentence that names a campaign by its shop, or by the word that is its id. */
function names(sentence: string, { id, definition }: Ready): boolean {
  const words = id.split('-').filter(({ length }) => length >= fewestLetters)
  return [definition.storeName, ...words].some(
    (name) => name !== undefined && sentence.toLowerCase().includes(asRead(name).read.toLowerCase()),
  )
}

/** What a month says of all its campaigns, and one of them does not keep. */
export function monthContradictions(months: readonly ReadyMonth[], campaigns: readonly Ready[]): Diagnostic[] {
  const ofMonth = groupBy(campaigns, ({ month }) => month)
  const claims = [
    [
      /(?:エントリー[はもが]?(?:どれも|すべて|一切)?|(?:どの|すべての|全部の)キャンペーンも[^。]{0,6}(?:手続き|登録|申し込み)[はもが]?)(?:不要|要りません|いりません|なし)/u,
      (unit: Ready) => unit.definition.entry === 'required',
    ],
    [
      /(?:タッチ決済|コード払い)(?:も|でも)[^。]{0,12}対象(?:です|になります)/u,
      (unit: Ready) =>
        sentencesOf(unit.texts).some(({ sentence }) => /(?:タッチ決済|コード払い).*対象になりません/u.test(sentence)),
    ],
    [/(?<!この分に)(?:どの|すべて|いずれ|提携ショップの上乗せに)[^。]*上限(?:は|も)?(?:ありません|なし)/u, isCapped],
    [
      /上限(?:は|も)?(?:なし|なく|ありません)/u,
      (unit: Ready, all: readonly Ready[]) => isCapped(unit) && all.filter(hasRate).every(isCapped),
    ],
    [wholeMonth, (unit: Ready, _: readonly Ready[], sentence: string) => leavesDays(unit) && names(sentence, unit)],
  ] as const
  return months.flatMap(({ month, texts }) => {
    const all = ofMonth.get(month) ?? []
    const own = texts.filter(({ field }) => !field.startsWith('annotationLists'))
    return sentencesOf(own).flatMap(({ text, sentence }): Diagnostic[] => {
      const broken = claims.flatMap(([says, fails]) => {
        const got = says.exec(sentence)?.[0]
        const unit = got === undefined ? undefined : all.find((one) => fails(one, all, sentence))
        return got !== undefined && unit ? [{ got, id: unit.id }] : []
      })
      return (
        broken
          // 「どのお店も上限はありません」 is told as a whole, not once more as 「上限はありません」.
          .filter((one) => !broken.some(({ got }) => got.length > one.got.length && got.includes(one.got)))
          .map((details) => ({ ...placeOf(text), kind: 'month-contradicted', details }))
      )
    })
  })
}
