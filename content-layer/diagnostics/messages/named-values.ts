import type { Category } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

export const valueCategory = {
  title: '名前のついた数',
  reason: reasons.leftFromCopy,
  source: sources.corpus,
  kinds: {
    'unit-unusual': {
      severity: 'warning',
      reason: '単位の打ちまちがいが、そのままページに出る',
      source: sources.onePlace,
      messages: ({ actual }: { actual: string }) => [
        `見なれない単位です（${actual}）`,
        '円、%、ポイント、回、人、日など、ふつうの単位にする',
      ],
    },
    'assumed-unknown': {
      reason: '仮に決めた項目の一覧にない値は、だれも確かめない',
      source: '決定 D24',
      messages: ({ actual, suggestion }: { actual: string; suggestion: string }) => [
        `仮に決めた項目（assumed）の ${actual} は、このファイルにありません`,
        suggestion === '' ? '一覧から消すか、項目の名前を直す' : `もしかして ${suggestion} ですか`,
      ],
    },
    'value-impossible': {
      severity: 'warning',
      reason: 'ありえない日や回数を約束してしまう',
      messages: ({ actual }: { actual: string }) => [`ありえない数です（${actual}）`, '数を確かめる'],
    },
  },
} satisfies Category
