import { reasons, sources } from '../../diagnostics/grounds.ts'
import type { Chapter } from '../../diagnostics/words.ts'

export const unusedChapter = {
  title: '使われていないもの',
  reason: reasons.leftFromCopy,
  source: sources.corpus,
  kinds: {
    'fact-unused': {
      severity: 'remark',
      reason: '直しても、どの文も変わらない',
      source: sources.onePlace,
      words: ({ name }: { name: string }) => ({
        en: [`is stated nowhere: ${name}`, `write ｛${name}｝ where it belongs, or remove it`],
        ja: [`どの文にも出てきません（${name}）`, `文に ｛${name}｝ と書くか、消す`],
      }),
    },
    'note-unused': {
      severity: 'remark',
      reason: reasons.readerInDoubt,
      words: {
        en: ['is a shared note that no page uses', 'use it below annotationLists, or delete it'],
        ja: ['どのページも使っていない共通の注記です', 'annotationLists で使うか、消す'],
      },
    },
    'picture-unused': {
      severity: 'remark',
      reason: '要らない絵が増えると、取り違える',
      words: {
        en: ['is a picture that no page shows', 'show it, or delete it'],
        ja: ['どこにも出てこない絵です', '使うか、消す'],
      },
    },
  },
} satisfies Chapter
