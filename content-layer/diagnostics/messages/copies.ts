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
    'affiliate-lost': {
      reason: '提携ショップの広告であることが、ページに書かれなくなる',
      source: '景品表示法 第5条第3号（ステルスマーケティング告示）',
      messages: [
        '提携ショップの項目がありますが、isAffiliate が true ではありません',
        'isAffiliate: true と書くか、この項目を消す',
      ],
    },
    'address-twice': {
      severity: 'warning',
      reason: reasons.wrongShop,
      messages: ({ actual, other }: { actual: string; other: string }) => [
        `「${other}」と同じ行き先です（${actual}）`,
        '写したまま残っていないか確かめる',
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
