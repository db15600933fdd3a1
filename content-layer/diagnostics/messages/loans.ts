import type { Category } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

/** The amount of an example, and the limits of the page, in yen; `largest` is 0 if the page states none. */
type LoanAmount = { actual: number; minimum: number; largest: number; step: number }

export const loanCategory = {
  title: '貸付',
  reason: '合わない数や日付のどちらを信じてよいか、見る人にはわからない',
  source: sources.fair,
  kinds: {
    'rates-reversed': {
      reason: reasons.legalTerms,
      source: sources.interestLaw,
      messages: ({ actual, other }: { actual: number; other: number }) => [
        `最も低い利率（${actual}%）が、最も高い利率（${other}%）をこえています`,
        'lowest と highest のどちらが違うか確かめて直す',
      ],
    },
    'rate-over-ceiling': {
      reason: '法律の上限をこえる利息は約束できない',
      source: sources.interestLaw,
      messages: ({ actual, ceiling }: { actual: number; ceiling: number }) => [
        `率が ${actual}% で、法律の上限 ${ceiling}% をこえています`,
        `率を ${ceiling}% 以下に直す`,
      ],
    },
    'rate-not-yearly': {
      reason: '利息は実質年率で示す',
      source: '貸金業法 第15条',
      messages: ({ actual }: { actual: string }) => [`年率の名前ではありません（${actual}）`, '実質年率 と書く'],
    },
    'example-outside-rates': {
      reason: reasons.legalTerms,
      source: sources.interestLaw,
      messages: ({ actual, lowest, highest }: { actual: number; lowest: number; highest: number }) => [
        `${actual}% で、このページの利率（${lowest}〜${highest}%）の外です`,
        '範囲の中の利率にする',
      ],
    },
    'example-outside-limits': {
      reason: reasons.legalTerms,
      source: '仕様 §3（lending）',
      messages: ({ actual, minimum, largest, step }: LoanAmount) => [
        `借りられない金額です（${actual}）`,
        `${minimum} から ${largest || '上限'} まで、${step} きざみにする`,
      ],
    },
    'example-not-repaid': {
      reason: reasons.legalTerms,
      source: '決定 D11',
      messages: ({ payments, max }: { payments: number; max: number }) => [
        payments > 0
          ? `返し終わるまで${payments}回かかり、${max}回をこえます`
          : 'この額では、100年たっても返し終わりません',
        '毎月の返済額をふやす',
      ],
    },
    'example-rate-low': {
      severity: 'warning',
      reason: '低い利率の例だけでは、返す額が少なく見える',
      source: sources.interestLaw,
      messages: ({ actual, highest }: { actual: number; highest: number }) => [
        `返済例が、最も高い利率（${highest}%）ではなく ${actual}% です`,
        `${highest} にする`,
      ],
    },
    'years-and-payments': {
      severity: 'warning',
      reason: reasons.legalTerms,
      source: '貸金業法 第15条',
      messages: ({ years, payments }: { years: number; payments: number }) => [
        `${years}年と${payments}回が合いません（毎月一回の返済）`,
        'どちらが正しいか確かめ、違うほうを直す',
      ],
    },
  },
} satisfies Category
