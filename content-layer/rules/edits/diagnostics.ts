import { sources } from '../../diagnostics/grounds.ts'
import type { Chapter } from '../../diagnostics/words.ts'

type Edited = { before: string; where: string }

/** Whose sentence it was: of the published version, or of the month from which a new page was written. */
const whose = {
  en: (where: string) => (where === '' ? 'the published version' : where),
  ja: (where: string) => (where === '' ? '公開した版' : where),
}

function turn(was: string, is: string): string {
  if (was === '') return `「${is}」がついた`
  return is === '' ? `「${was}」がなくなった` : `「${was}」から「${is}」へ`
}

export const editChapter = {
  title: '書き直した文の向き',
  reason: '公開した文や、もとにした月の文を少し直すだけで、約束が逆になる',
  source: sources.corpus,
  kinds: {
    'meaning-turned': {
      severity: 'remark',
      reason: '一つの言葉が変わるだけで、約束が逆になる',
      words: ({ was, is, why, before, where }: Edited & { was: string; is: string; why: string }) => ({
        en: [
          `says the other way round what ${whose.en(where)} says: ${before} (${was || 'not'} → ${is || 'not'}: ${why})`,
          'check what was decided; if it is right, give the reason',
        ],
        ja: [
          `${whose.ja(where)}の「${before}」から、向きが変わっています（${turn(was, is)}: ${why}）`,
          '決めたとおりか確かめる。正しければ「確認ずみ: 理由」を書く',
        ],
      }),
    },
    'words-exchanged': {
      severity: 'remark',
      reason: '二つの数や言葉が入れ替わると、両方の約束がまちがう',
      words: ({ before, where }: Edited) => ({
        en: [`exchanges what ${whose.en(where)} says: ${before}`, 'check which belongs where'],
        ja: [
          `${whose.ja(where)}の「${before}」と、二つの順だけが入れ替わっています`,
          'どちらがどこに入るか確かめる。正しければ「確認ずみ: 理由」を書く',
        ],
      }),
    },
  },
} satisfies Chapter
