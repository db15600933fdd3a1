import type { Messages } from '../diagnostics/words.ts'

/** Facts that do not go together: days, entry, loans, and what two files say of one another. */
export const agreementMessages = {
  'end-at-midnight': ({ got }: { got: string }) => ({
    en: [`ends in the first minute of a day: ${got}`, 'for the whole day before, write 23:59 of that day'],
    ja: [`終わりが、その日の最初の1分です（${got}）`, '前の日いっぱいなら、前の日の 23:59 にする'],
  }),
  'start-at-last-minute': ({ got }: { got: string }) => ({
    en: [`starts in the last minute of a day: ${got}`, 'for the next day, write 00:00 of that day'],
    ja: [`始まりが、その日の最後の1分です（${got}）`, '次の日からなら、次の日の 00:00 にする'],
  }),
  'year-far-off': ({ got }: { got: string }) => ({
    en: [`is in a year far from the rest: ${got}`, 'correct the year'],
    ja: [`年がほかとかけ離れています（${got}）`, '年を確かめる'],
  }),
  'period-beyond-month': ({ got, month }: { got: string; month: string }) => ({
    en: [`runs beyond the folder's month ${month}: ${got}`, 'correct the period, or write runsOver: true below it'],
    ja: [
      `期間が、フォルダの月（${month}）をこえています（${got}）`,
      '期間を直すか、こえてよいなら runsOver: true と書く',
    ],
  }),
  'runs-over-not': {
    en: ['is true, but the period lies within the month', 'remove runsOver, or correct the period'],
    ja: ['true ですが、期間は月の中に収まっています', 'runsOver を消すか、期間を直す'],
  },
  'eighth-day-unsaid': {
    en: ['is only the 8th, but isEighthDay is not true', 'write isEighthDay: true, unless this is another campaign'],
    ja: ['8日だけの期間ですが、isEighthDay: true がありません', '毎月8日のキャンペーンなら isEighthDay: true と書く'],
  },
  'item-points-sum': ({ got, sum, parts, fix }: { got: number; sum: number; parts: string; fix: string }) => ({
    en: [
      `are ${got} points, but their parts give ${sum} (${parts})`,
      `correct the number, ${fix === '' ? '' : `write ${fix} for what this item adds, `}or givesPlus: false for an item without headline.plus`,
    ],
    ja: [
      `${got}ポイントですが、内訳の合計は${sum}ポイントです（${parts}）`,
      `数を直すか、${fix === '' ? '' : `この商品だけに加える分を ${fix} と書くか、`}headline の plus がつかない商品なら givesPlus: false と書く`,
    ],
  }),
  'grant-late': ({ grantBy, end }: { grantBy: string; end: string }) => ({
    en: [`grants points by ${grantBy}, long after the end on ${end}`, 'correct the year or the month'],
    ja: [`付与の日（${grantBy}）が、終わり（${end}）から離れすぎています`, '年や月を確かめる'],
  }),
  'entry-not-needed': {
    en: ['leads to a page of entry, although entry is not-required', 'write entry: required, or another destination'],
    ja: ['エントリーのページへ進みますが、entry は not-required です', 'entry: required にするか、行き先を直す'],
  },
  'entry-way-too-short': ({ way, end }: { way: string; end: string }) => ({
    en: [
      `leads to a page where people can enter ${way}, but the campaign ends ${end}`,
      "correct the period in screens/entry.yaml or the campaign's",
    ],
    ja: [
      `進んだページでエントリーできるのは ${way} で、キャンペーン（${end} まで）に足りません`,
      'screens/entry.yaml の期間か、キャンペーンの期間を直す',
    ],
  }),
  'base-rate-changed': ({ count }: { count: number }) => ({
    en: [
      `does not fit the headline of any of ${count} campaigns, ended ones too`,
      'put the old rate back; a new one changes what ended pages promised, so ask the developers how to start it',
    ],
    ja: [
      `${count}件のキャンペーンの数字と、どれも合いません（終わったものも）`,
      '元の率に戻す。新しい率にすると終わったページの約束も変わるので、変え方を開発の担当者と決める',
    ],
  }),
  'rates-reversed': ({ got, other }: { got: number; other: number }) => ({
    en: [`is ${got} %, above the highest rate of ${other} %`, 'put the lower rate here'],
    ja: [`${got}% で、最も高い率の ${other}% より高くなっています`, '低いほうの率を書く'],
  }),
  'rate-over-ceiling': ({ got, ceiling }: { got: number; ceiling: number }) => ({
    en: [`has a rate of ${got} %, above the lawful ${ceiling} %`, `write ${ceiling} or less`],
    ja: [`率が ${got}% で、法律の上限 ${ceiling}% をこえています`, `${ceiling} 以下にする`],
  }),
  'example-outside-rates': ({ got, lowest, highest }: { got: number; lowest: number; highest: number }) => ({
    en: [`is ${got} %, outside ${lowest} to ${highest} %`, 'use a rate of the range above'],
    ja: [`${got}% で、このページの利率（${lowest}〜${highest}%）の外です`, '範囲の中の率にする'],
  }),
  'example-outside-limits': ({
    got,
    minimum,
    largest,
    step,
  }: {
    got: number
    minimum: number
    largest: number
    step: number
  }) => ({
    en: [`cannot be borrowed: ${got}`, `write ${minimum} to ${largest || 'the limit'}, in steps of ${step}`],
    ja: [`借りられない金額です（${got}）`, `${minimum} から ${largest || '上限'} まで、${step} きざみにする`],
  }),
  'example-not-repaid': ({ payments, most }: { payments: number; most: number }) => ({
    en: [
      payments > 0 ? `takes ${payments} payments, more than ${most}` : 'has not repaid the loan after a hundred years',
      'raise the monthly amount',
    ],
    ja: [
      payments > 0
        ? `返し終わるまで${payments}回かかり、${most}回をこえます`
        : 'この額では、100年たっても返し終わりません',
      '毎月の返済額をふやす',
    ],
  }),
  'shop-with-two-rates': ({
    shop,
    rate,
    otherRate,
    other,
  }: {
    shop: string
    rate: number
    otherRate: number
    other: string
  }) => ({
    en: [`${shop} has ${rate} % here and ${otherRate} % in ${other}`, 'check that both are meant'],
    ja: [`${shop} は、ここで ${rate}%、${other} で ${otherRate}% です`, 'どちらも正しいか確かめる'],
  }),
  'address-twice': ({ got, other }: { got: string; other: string }) => ({
    en: [`is the address of ${other} too: ${got}`, 'correct the address that was left from copying'],
    ja: [`${other} と同じ行き先です（${got}）`, '写したまま残っていないか確かめる'],
  }),
  'item-twice': ({ got, other }: { got: string; other: string }) => ({
    en: [`${got} is the name of ${other} too`, 'remove one, or correct its name'],
    ja: [`${other} と同じ名前です（${got}）`, '片方を消すか、名前を直す'],
  }),
  'alt-twice': ({ got, other }: { got: string; other: string }) => ({
    en: [`describes ${other} in the same words: ${got}`, 'describe this picture'],
    ja: [`別の絵（${other}）と同じ説明です（${got}）`, 'この絵に見えるものを書く'],
  }),
  'body-copied': ({ other }: { other: string }) => ({
    en: [`has the body of ${other}, word for word`, 'write the words of this campaign'],
    ja: [`本文が ${other} と同じです`, 'このキャンペーンの本文にする'],
  }),
  'campaign-disagrees': ({ theirs, other }: { theirs: string; other: string }) => ({
    en: [
      `is ${theirs || 'not there'} in ${other}, the same campaign at the same time`,
      'make them the same, or give this campaign another id',
    ],
    ja: [
      `同じ名前で同じころの ${other} では ${theirs || '書かれていません'}`,
      '同じにするか、ファイルを別の名前にする',
    ],
  }),
  'month-copied': ({ other }: { other: string }) => ({
    en: [`has the title of ${other}`, 'write the words of this month, or delete the copy'],
    ja: [`${other} と同じ題名です`, 'このページの言葉にする。写しただけなら消す'],
  }),
  'picture-twice': ({ got, other }: { got: string; other: string }) => ({
    en: [`is the same picture as ${other}: ${got}`, 'put the right picture here'],
    ja: [`${other} と同じ絵です（${got}）`, '正しい絵を置く。同じでよいなら、同じファイルを指す'],
  }),
} satisfies Messages
