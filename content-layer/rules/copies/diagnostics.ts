import { reasons, sources } from '../../diagnostics/grounds.ts'
import type { Chapter } from '../../diagnostics/words.ts'

export const copyChapter = {
  title: '写した言葉',
  reason: reasons.leftFromCopy,
  source: sources.corpus,
  kinds: {
    'subject-of-other': {
      severity: 'remark',
      words: ({ got, own, other }: { got: string; own: string; other: string }) => [
        `「${own}」ではなく、${other} の「${got}」のことが書かれています`,
        'このキャンペーンの言葉にする',
      ],
    },
    'body-copied': {
      severity: 'remark',
      reason: '合わない数や日付のどちらを信じてよいか、見る人にはわからない',
      source: sources.fair,
      words: ({ other }: { other: string }) => [`本文が ${other} と同じです`, 'このキャンペーンの本文にする'],
    },
    'affiliate-lost': {
      reason: '提携ショップの広告であることが、ページに書かれなくなる',
      source: '景品表示法 第5条第3号（ステルスマーケティング告示）',
      words: [
        '提携ショップの項目がありますが、isAffiliate が true ではありません',
        'isAffiliate: true と書くか、この項目を消す',
      ],
    },
    'month-copied': {
      severity: 'remark',
      reason: '合わない数や日付のどちらを信じてよいか、見る人にはわからない',
      source: sources.fair,
      words: ({ other }: { other: string }) => [
        `題名が、月 ${other} と同じです`,
        '題名をこの月の言葉にする。まちがえて写した月なら、この月のフォルダごと消す',
      ],
    },
    'text-copied': {
      severity: 'remark',
      words: ({ other }: { other: string }) => [`${other} と同じ文です`, 'このキャンペーンの言葉にする'],
    },
    'address-twice': {
      severity: 'remark',
      reason: reasons.wrongShop,
      words: ({ got, other }: { got: string; other: string }) => [
        `「${other}」と同じ行き先です（${got}）`,
        '写したまま残っていないか確かめる',
      ],
    },
    'item-twice': {
      severity: 'remark',
      reason: reasons.wrongShop,
      words: ({ got, other }: { got: string; other: string }) => [
        `商品 ${other} と同じ名前です（${got}）`,
        '片方を消すか、名前を直す',
      ],
    },
    'affiliate-twice': {
      severity: 'remark',
      reason: reasons.wrongShop,
      words: ({ got, other }: { got: string; other: string }) => [
        `キャンペーン ${other} と同じです（${got}）`,
        '写したまま残っていないか確かめる',
      ],
    },
    'other-shop-named': {
      severity: 'remark',
      reason: reasons.wrongShop,
      words: ({ got, other }: { got: string; other: string }) => [
        `ほかのキャンペーン（${other}）のショップの名前「${got}」があります`,
        'このキャンペーンのショップの名前に直すか、消す',
      ],
    },
    'said-twice': {
      severity: 'remark',
      reason: reasons.readerInDoubt,
      words: ({ got }: { got: string }) => [`同じものが二度あります（${got}）`, '片方を消すか、写したほうを直す'],
    },
  },
} satisfies Chapter
