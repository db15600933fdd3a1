import { reasons, sources } from '../../diagnostics/grounds.ts'
import type { Chapter } from '../../diagnostics/words.ts'

export const valueChapter = {
  title: '名前のついた数',
  reason: reasons.leftFromCopy,
  source: sources.corpus,
  kinds: {
    'unit-unusual': {
      severity: 'remark',
      reason: '単位の打ちまちがいが、そのままページに出る',
      source: sources.onePlace,
      words: ({ got }: { got: string }) => [
        `見なれない単位です（${got}）`,
        '円、%、ポイント、回、人、日など、ふつうの単位にする',
      ],
    },
    'value-impossible': {
      severity: 'remark',
      reason: 'ありえない日や回数を約束してしまう',
      words: ({ got }: { got: string }) => [`ありえない数です（${got}）`, '数を確かめる'],
    },
  },
} satisfies Chapter
