import type { Category } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

export const copyCategory = {
  title: '写した言葉',
  reason: reasons.leftFromCopy,
  source: sources.corpus,
  kinds: {
    'subject-of-other': {
      severity: 'warning',
      messages: ({ actual, field, other }: { actual: string; field: string; other: string }) => [
        `「${field}」ではなく、${other} の「${actual}」のことが書かれています`,
        'このキャンペーンの言葉にする',
      ],
    },
    'body-copied': {
      severity: 'warning',
      reason: '合わない数や日付のどちらを信じてよいか、見る人にはわからない',
      source: sources.fair,
      messages: ({ other }: { other: string }) => [`本文が ${other} と同じです`, 'このキャンペーンの本文にする'],
    },
    'affiliate-lost': {
      reason: '提携ショップの広告であることが、ページに書かれなくなる',
      source: '景品表示法 第5条第3号（ステルスマーケティング告示）',
      messages: [
        '提携ショップの項目がありますが、isAffiliate が true ではありません',
        'isAffiliate: true と書くか、この項目を消す',
      ],
    },
    'month-copied': {
      severity: 'warning',
      reason: '合わない数や日付のどちらを信じてよいか、見る人にはわからない',
      source: sources.fair,
      messages: ({ other }: { other: string }) => [
        `題名が、月 ${other} と同じです`,
        '題名をこの月の言葉にする。まちがえて写した月なら、この月のフォルダごと消す',
      ],
    },
    'text-copied': {
      severity: 'warning',
      messages: ({ other }: { other: string }) => [`${other} と同じ文です`, 'このキャンペーンの言葉にする'],
    },
    'address-twice': {
      severity: 'warning',
      reason: reasons.wrongShop,
      messages: ({ actual, other }: { actual: string; other: string }) => [
        `「${other}」と同じ行き先です（${actual}）`,
        '写したまま残っていないか確かめる',
      ],
    },
    'item-twice': {
      severity: 'warning',
      reason: reasons.wrongShop,
      messages: ({ actual, other }: { actual: string; other: string }) => [
        `商品 ${other} と同じ名前です（${actual}）`,
        '片方を消すか、名前を直す',
      ],
    },
    'affiliate-twice': {
      severity: 'warning',
      reason: reasons.wrongShop,
      messages: ({ actual, other }: { actual: string; other: string }) => [
        `キャンペーン ${other} と同じです（${actual}）`,
        '写したまま残っていないか確かめる',
      ],
    },
    'other-shop-named': {
      severity: 'warning',
      reason: reasons.wrongShop,
      messages: ({ actual, other }: { actual: string; other: string }) => [
        `ほかのキャンペーン（${other}）のショップの名前「${actual}」があります`,
        'このキャンペーンのショップの名前に直すか、消す',
      ],
    },
    'said-twice': {
      severity: 'warning',
      reason: reasons.readerInDoubt,
      messages: ({ actual }: { actual: string }) => [
        `同じものが二度あります（${actual}）`,
        '片方を消すか、写したほうを直す',
      ],
    },
  },
} satisfies Category
