import type { Messages } from '../diagnostics/words.ts'

/** Figures and texts of a campaign that contradict each other. */
export const campaignMessages = {
  'not-reviewed': {
    en: [
      'was copied or made by a command, and nobody has looked at it since',
      'check the line, then remove the mark 見直す',
    ],
    ja: ['「見直す」の印があります', '行を確かめてから「見直す」の印を消す'],
  },
  'entry-contradicted': ({ got, entry }: { got: string; entry: string }) => ({
    en: [`says ${got}, although entry is ${entry}`, 'correct the words, or the field entry'],
    ja: [`「${got}」とありますが、entry は ${entry} です`, '言葉か、entry の項目を直す'],
  }),
  'grant-before-end': ({ grantBy, end }: { grantBy: string; end: string }) => ({
    en: [
      `grants points by ${grantBy}, before the campaign ends on ${end}`,
      'write a day after the end, or correct the period',
    ],
    ja: [
      `付与の日（${grantBy}）が、キャンペーンの終わり（${end}）より前です`,
      '終わりよりあとの日にするか、期間を直す',
    ],
  }),
  'title-too-long': ({ line, count, maximum }: { line: number; count: number; maximum: number }) => ({
    en: [
      `is too long: line ${line} has ${count} full-width characters`,
      `shorten that line to ${maximum}; half-width ones count as half`,
    ],
    ja: [`${line}行目が長すぎます（全角で${count}字）`, `全角${maximum}字までにする（半角は半分に数える）`],
  }),
  'title-too-many-lines': ({ got, maximum }: { got: number; maximum: number }) => ({
    en: [`has ${got} lines`, `write ${maximum} lines at most`],
    ja: [`${got}行あります`, `${maximum}行までにする`],
  }),
  'headline-mismatch': ({ got, sum, expected }: { got: number; sum: string; expected: number }) => ({
    en: [`is ${got} %, but ${sum}`, `write ${expected}`],
    ja: [`${got}% ですが、${sum} です`, `${expected} と書く`],
  }),
  'headline-other-kind': ({
    got,
    sum,
    expected,
    other,
  }: {
    got: number
    sum: string
    expected: number
    other: string
  }) => ({
    en: [`is ${got} %, but ${sum}`, `write ${expected}, or write kind: ${other}`],
    ja: [`${got}% ですが、${sum} です`, `${expected} と書くか、kind: ${other} と書く`],
  }),
} satisfies Messages
