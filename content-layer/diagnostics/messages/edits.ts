import type { Category } from '../message.ts'
import { sources } from '../rationales.ts'

type Edited = { before: string; where: string }

/** Names the version of the old sentence: the one before, or the month that a new page was copied from. */
const nameOfVersion = (where: string) => (where === '' ? '前の版' : where)

function turn(was: string, is: string): string {
  if (was === '') return `「${is}」がついた`
  return is === '' ? `「${was}」がなくなった` : `「${was}」から「${is}」へ`
}

export const editCategory = {
  title: '書き直した文の意味',
  reason: '公開した文や、もとにした月の文を少し直すだけで、約束が逆になる',
  source: sources.corpus,
  kinds: {
    'meaning-turned': {
      severity: 'warning',
      isAboutChange: true,
      reason: '一つの言葉が変わるだけで、約束が逆になる',
      messages: ({ was, is, reason, before, where }: Edited & { was: string; is: string; reason: string }) => [
        `${nameOfVersion(where)}の「${before}」と、意味が逆になったようです（${turn(was, is)}: ${reason}）`,
        '決めたとおりか確かめる。正しければ「確認ずみ: 理由」を書く',
      ],
    },
    'words-exchanged': {
      severity: 'warning',
      isAboutChange: true,
      reason: '二つの数や言葉が入れ替わると、両方の約束がまちがう',
      messages: ({ before, where }: Edited) => [
        `${nameOfVersion(where)}の「${before}」とは、二つの数か言葉が入れ替わっています`,
        'どちらがどこに入るか確かめる。正しければ「確認ずみ: 理由」を書く',
      ],
    },
  },
} satisfies Category
