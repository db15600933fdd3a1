import type { Category } from '../message.ts'
import { sources } from '../rationales.ts'

/** The stated rate of a headline and the expected one, in percent, and how the latter is calculated. */
type HeadlineRate = { actual: number; sum: string; expected: number }

export const rateCategory = {
  title: '率、上限、ポイント',
  reason: '合わない数や日付のどちらを信じてよいか、見る人にはわからない',
  source: sources.fair,
  kinds: {
    'headline-mismatch': {
      reason: '大きく見せる数字が、内訳の合計と違ってしまう',
      source: '決定 D8',
      messages: ({ actual, sum, expected }: HeadlineRate) => [
        `${actual}% ですが、${sum} です`,
        `${expected} と書くか、reductionRate を直す`,
      ],
    },
    'headline-other-kind': {
      reason: '大きく見せる数字が、内訳の合計と違ってしまう',
      source: '決定 D8',
      messages: ({ actual, sum, expected, other }: HeadlineRate & { other: string }) => [
        `${actual}% ですが、${sum} です`,
        `${expected} と書くか、kind: ${other} と書く`,
      ],
    },
    'bonus-beside-rate': {
      reason: '率の特典を、決まったポイントのように大きく見せてしまう',
      messages: ({ actual, rate }: { actual: string; rate: number }) => [
        `kind: bonus の数字（${actual}）と reductionRate（${rate}）が、両方あります`,
        '率の上乗せなら kind を total か extra にする。ほかの特典なら reductionRate を消す',
      ],
    },
    'bonus-unit': {
      reason: '率をポイントの数で見せると、もらえるものが変わる',
      messages: ({ actual, name }: { actual: string; name: string }) => [
        `特典が ${actual} なのに、率の特典にしかない ｛${name}｝ を使っています`,
        '率なら unit: "%" にする。ポイントなら、｛特典｝ だけを使う文にする',
      ],
    },
    'bonus-above-all': {
      reason: 'ポイントの数を % で見せると、払えない率を約束してしまう',
      messages: ({ actual }: { actual: number }) => [
        `${actual}% の特典になっています`,
        'ポイントなら unit: P にする。率なら 100 までの数にする',
      ],
    },
    'base-rate-changed': {
      reason: '終わったキャンペーンの約束は変えられない',
      source: '決定 D8',
      messages: ({ count }: { count: number }) => [
        `この率にすると、終わったものも含めて${count}件すべてのキャンペーンで、大きく見せる数字（headline）が内訳と合わなくなります`,
        '元の率に戻す。新しい率では終わったページの約束まで変わるので、変え方を開発の担当者と決める',
      ],
    },
    'rate-unusual': {
      severity: 'warning',
      reason: '桁が違うと、払えない率を約束してしまう',
      messages: ({ actual }: { actual: number }) => [`ふつうより高い率です（${actual}%）`, '桁を確かめる'],
    },
    'value-nought': {
      reason: '0 の上限では、だれも何ももらえない',
      source: sources.corpus,
      messages: [
        '0 です',
        '上限なしなら null、そうでなければ正しい数を書く',
        '上限なしなら「上限なし」に印をつけ、そうでなければ正しい数を書く',
      ],
    },
    'cap-contradicted': {
      reason: '上限があるのに「なし」と言ってしまう',
      messages: ({ actual, cap }: { actual: string; cap: number }) => [
        `「${actual}」とありますが、maximumGrantPoint は ${cap} です`,
        '｛上限｝ と書くか、項目を直す',
      ],
    },
    'cap-of-part': {
      reason: '一人がもらえるポイントの上限を、何倍にも読ませてしまう',
      messages: ({ actual }: { actual: string }) => [
        `「${actual}」は、上限を1回ごと・1日ごとなどに数える書き方ですが、maximumGrantPoint は期間中の合計の上限です`,
        '「上限は、期間中お一人さま｛上限｝」と書く',
      ],
    },
    'item-points-sum': {
      messages: ({ actual, sum, parts, fix }: { actual: string; sum: string; parts: string; fix: string }) => [
        `${actual}ポイントですが、内訳の合計は${sum}ポイントです（${parts}）`,
        `price か grantPoint を直す。${fix === '' ? '' : `この商品だけに足すポイントなら ${fix}、`}追加特典（headline の plus）がつかない商品なら「追加特典がつくか」を「いいえ」にする（givesPlus: false）`,
      ],
    },
    'item-points-above-price': {
      reason: '桁が違うと、払えないポイントを約束してしまう',
      messages: ({ price, points }: { price: string; points: string }) => [
        `${price}円の商品に${points}ポイントは、値段以上の数です`,
        'price と grantPoint の桁を確かめて直す',
      ],
    },
    'item-points-unusual': {
      severity: 'warning',
      reason: '桁が違うと、もらえないポイントを約束してしまう',
      messages: ({ price, points }: { price: string; points: string }) => [
        `${price}円の商品に${points}ポイントは、多すぎるか少なすぎるようです`,
        'price と grantPoint の桁を確かめる',
      ],
    },
  },
} satisfies Category
