import type { Category } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

export const unusedCategory = {
  title: '使われていないもの',
  reason: reasons.leftFromCopy,
  source: sources.corpus,
  kinds: {
    'fact-unused': {
      severity: 'warning',
      reason: '直しても、どの文も変わらない',
      source: sources.onePlace,
      messages: ({ name }: { name: string }) => [
        `どの文にも出てきません（${name}）`,
        `文に ｛${name}｝ と書くか、消す`,
      ],
    },
    'shared-unused': {
      severity: 'warning',
      reason: reasons.readerInDoubt,
      messages: ({ name }: { name: string }) => [
        `どのページも使っていない共通の文です（${name}）`,
        `注記なら annotationLists の「- use: ${name}」、本文なら <Shared use="${name}" /> で使うか、消す`,
        '注記の一覧か、本文の「共通の文」で使うか、消す',
      ],
    },
    'picture-unused': {
      severity: 'warning',
      reason: '要らない絵が増えると、取り違える',
      messages: ['どこにも出てこない絵です', '使うか、消す'],
    },
  },
} satisfies Category
