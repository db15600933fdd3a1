import type { Category } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

/** What an entry page lacks of the terms that a campaign promises. */
type OfferDetails = {
  /** Path of the page, and its name in screens/entry.yaml. */
  page: string
  name: string
  /** Rate in percent if no offer has both rate and cap; undefined otherwise. */
  rate: number | undefined
  cap: number | null | undefined
  /** Offers in which one of the two is the same, as described for authors; '' if there are none. */
  similarOffers: string
  /** The grant day of the page; '' if it is the same. */
  otherDay: string
  grantBy: string
}

/** Joins those of several sentences that apply. */
function joinApplicable(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join('。')
}

/** Describes that an entry page has no offer of a campaign's terms, or another grant day. */
function describeOffer({ page, rate, cap, similarOffers, otherDay, grantBy }: OfferDetails): string {
  const inBrackets = similarOffers === '' ? '' : `（${similarOffers}）`
  return joinApplicable(
    rate === undefined
      ? undefined
      : `進んだ先（${page}）に、率 ${rate}%、上限 ${cap ?? 'なし'} の特典がありません${inBrackets}`,
    otherDay === '' ? undefined : `進んだ先（${page}）の付与の日は ${otherDay} で、${grantBy} ではありません`,
  )
}

/** Describes the changes that make an offer match, with the position of each line. */
function describeOfferFix({ name, rate, cap, otherDay, grantBy }: OfferDetails): string {
  return joinApplicable(
    rate === undefined
      ? undefined
      : `${name} の promotions に、figure: ${rate}、maximumGrantPoint: ${cap ?? 'null'} の特典を足す`,
    otherDay === '' ? undefined : `${name} に、promotions と同じ段で grantBy: ${grantBy} と書く（特典の中ではない）`,
  )
}

export const entryCategory = {
  title: 'エントリー',
  reason: '合わない数や日付のどちらを信じてよいか、見る人にはわからない',
  source: sources.fair,
  kinds: {
    'entry-contradicted': {
      reason: reasons.cannotEnter,
      messages: ({ actual, entry }: { actual: string; entry: string }) => [
        `「${actual}」とありますが、entry は ${entry} です`,
        '言葉か、entry の項目を直す',
      ],
    },
    'entry-not-needed': {
      severity: 'warning',
      reason: reasons.cannotEnter,
      messages: [
        'エントリーのページへ進みますが、entry は not-required です',
        'entry: required にするか、行き先を直す',
      ],
    },
    'entry-way-too-short': {
      reason: reasons.cannotEnter,
      source: '決定 D10、D21',
      messages: ({ way, end }: { way: string; end: string }) => [
        `エントリーのページの期間（${way}）が、キャンペーンの期間（${end} まで）より短いか、ずれています`,
        'screens/entry.yaml の期間か、キャンペーンの期間か、行き先を直す',
      ],
    },
    'entry-unsaid': {
      reason: 'エントリーしないと特典がつかないことを、対象の人のところで言う',
      source: sources.disclaimers,
      messages: ['エントリーが要ることが書かれていません', '「エントリーして、…した方」のように書く'],
    },
    'entry-way-elsewhere': {
      severity: 'warning',
      reason: reasons.cannotEnter,
      source: '決定 D10',
      messages: ({ actual }: { actual: string }) => [
        `エントリーが要るのに、エントリーのページへ進みません（${actual}）`,
        'エントリーするページを書く（このサイトなら /jp/card/entry/）',
      ],
    },
    'entry-offer-differs': {
      reason: '同じ特典を、二つのページで違う率や上限で約束してしまう',
      messages: (details: OfferDetails) => [
        describeOffer(details),
        `screens/entry.yaml の ${describeOfferFix(details)}。こちらが違うときは、キャンペーンの項目か行き先を直す`,
      ],
    },
  },
} satisfies Category
