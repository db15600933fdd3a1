import { append, replaceOnce, type Case, type Changes, type Edit } from '../../../tests/support/sites/small-content.ts'

/** Another campaign of the month that differs from the first only in the texts of its pictures. */
const further = (month: Edit, ...edits: Edit[]): Changes => ({
  './month.yaml': (text) => month(replaceOnce('  - noodles\n', '  - noodles\n  - soup\n')(text)),
  './soup.mdx': {
    copyOf: './noodles.mdx',
    edits: [replaceOnce('title: 街のごはんがおトク', 'title: スープの月'), append('\nスープの月です。\n'), ...edits],
  },
})
const describeMonth = (text: string) => replaceOnce('｛月｝のキャンペーンです。', text)

/** Sentences of a month about its campaigns and shops that are wrong, and similar ones that are right. */
export const monthClaimCases: readonly Case[] = [
  {
    title: 'a month that denies a cap for all its shops, reported once',
    changes: { './month.yaml': replaceOnce('｛月｝のキャンペーンです。', 'どのお店でも、上限はありません。') },
    diagnostics: ['./month.yaml:3:1 description month-contradicted'],
  },
  {
    title: 'a month that denies a cap, next to a campaign with one',
    changes: { './month.yaml': describeMonth('上乗せに上限はありません。') },
    diagnostics: ['./month.yaml:3:1 description month-contradicted'],
  },
  {
    title: 'a month that says that there is no cap, where one of its campaigns has none',
    changes: further(
      describeMonth('上乗せに上限なしのキャンペーンも。'),
      replaceOnce('maximumGrantPoint: 300', 'maximumGrantPoint: null'),
    ),
    diagnostics: [],
  },
  {
    title: 'a note of a month that speaks of one of its campaigns alone',
    changes: { './month.yaml': append('  - title: お店\n    detail: 上乗せに上限はありません。\n') },
    diagnostics: [],
  },
]
