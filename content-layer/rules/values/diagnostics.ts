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
    'assumed-unknown': {
      reason: '仮に決めた項目の一覧にない値は、だれも確かめない',
      source: '決定 D24',
      words: ({ got, suggestion }: { got: string; suggestion: string }) => [
        `仮に決めた項目（assumed）の ${got} は、このファイルにありません`,
        suggestion === '' ? '一覧から消すか、項目の名前を直す' : `もしかして ${suggestion} ですか`,
      ],
    },
    'value-impossible': {
      severity: 'remark',
      reason: 'ありえない日や回数を約束してしまう',
      words: ({ got }: { got: string }) => [`ありえない数です（${got}）`, '数を確かめる'],
    },
  },
} satisfies Chapter
