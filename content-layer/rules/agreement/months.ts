import { type Ready, type ReadyMonth, runTogether } from '../linted-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { monthSpan, periodSpan } from '../../common/days.ts'
import { groupBy } from '#domain/group-by.ts'
import { positionOf } from '../../source/fields/collect-references.ts'
import { asRead } from '../../placeholders/normalize-text.ts'
import { sentencesOf } from '../sentences.ts'

/** Returns diagnostics for campaigns that continue in the next month with different terms. */
export function disagreements(campaigns: readonly Ready[]): Diagnostic[] {
  return [...groupBy(campaigns, ({ id }) => id).values()].flatMap((group) =>
    group.slice(1).flatMap((entry, index): Diagnostic[] => {
      const before = group[index]
      if (!before || !runTogether(before, entry)) return []
      const valuesBefore = new Map(before.terms.map(({ field, value }) => [field, value]))
      return (
        entry.terms
          // A month may name additional figures; one that both name has to be the same.
          .filter(
            ({ field, value }) =>
              valuesBefore.get(field) !== value && (valuesBefore.has(field) || !field.startsWith('facts.')),
          )
          .map((term) => ({
            ...positionOf(term),
            kind: term.field === 'target' ? 'campaign-disagrees-in-words' : 'campaign-disagrees',
            details: { theirs: valuesBefore.get(term.field) ?? '', other: `${before.month}/${before.id}` },
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

const fullMonth = /[0-9]+月(?:いっぱい|中ずっと|まるごと|末まで)/u

/** Returns whether a campaign starts after the first day of its month or ends before the last. */
function leavesDays({ month, definition: { period } }: Ready): boolean {
  const [days, monthDays] = [periodSpan(period), monthSpan(month)]
  return days.first > monthDays.first || days.last < monthDays.last
}

/** Minimum length, in letters, of an id that a sentence may use as a campaign's name: apple. */
const minLetters = 4

/** Returns whether a sentence names a campaign by its shop, or by its id as a word. */
function names(sentence: string, { id, definition }: Ready): boolean {
  const nameParts = id.split('-').filter(({ length }) => length >= minLetters)
  return [definition.storeName, ...nameParts].some(
    (name) => name !== undefined && sentence.toLowerCase().includes(asRead(name).read.toLowerCase()),
  )
}

/** Finds statements of a month about all its campaigns that one of them contradicts. */
export function monthContradictions(months: readonly ReadyMonth[], campaigns: readonly Ready[]): Diagnostic[] {
  const ofMonth = groupBy(campaigns, ({ month }) => month)
  const claims = [
    [
      /(?:エントリー[はもが]?(?:どれも|すべて|一切)?|(?:どの|すべての|全部の)キャンペーンも[^。]{0,6}(?:手続き|登録|申し込み)[はもが]?)(?:不要|要りません|いりません|なし)/u,
      (entry: Ready) => entry.definition.entry === 'required',
    ],
    [
      /(?:タッチ決済|コード払い)(?:も|でも)[^。]{0,12}対象(?:です|になります)/u,
      (entry: Ready) =>
        sentencesOf(entry.texts).some(({ sentence }) => /(?:タッチ決済|コード払い).*対象になりません/u.test(sentence)),
    ],
    [/(?<!この分に)(?:どの|すべて|いずれ|提携ショップの上乗せに)[^。]*上限(?:は|も)?(?:ありません|なし)/u, isCapped],
    [
      /上限(?:は|も)?(?:なし|なく|ありません)/u,
      (entry: Ready, siblings: readonly Ready[]) => isCapped(entry) && siblings.filter(hasRate).every(isCapped),
    ],
    [fullMonth, (entry: Ready, _: readonly Ready[], sentence: string) => leavesDays(entry) && names(sentence, entry)],
  ] as const
  return months.flatMap(({ month, texts }) => {
    const siblings = ofMonth.get(month) ?? []
    const monthTexts = texts.filter(({ field }) => !field.startsWith('annotationLists'))
    return sentencesOf(monthTexts).flatMap(({ text, sentence }): Diagnostic[] => {
      const broken = claims.flatMap(([pattern, fails]) => {
        const actual = pattern.exec(sentence)?.[0]
        const entry = actual === undefined ? undefined : siblings.find((sibling) => fails(sibling, siblings, sentence))
        return actual !== undefined && entry ? [{ actual, id: entry.id }] : []
      })
      return (
        broken
          // Report 「どのお店も上限はありません」 once as a whole, not again as 「上限はありません」.
          .filter(
            (one) => !broken.some(({ actual }) => actual.length > one.actual.length && actual.includes(one.actual)),
          )
          .map((details) => ({ ...positionOf(text), kind: 'month-contradicted', details }))
      )
    })
  })
}
