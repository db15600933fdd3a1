import { append, compose, inFields, noodles, type Case, type Edit } from '../../../tests/support/sites/small-content.ts'

const paragraphs = (count: number) => (text: string) =>
  `${text}\n${`${'あたたかいお茶を、ゆっくりどうぞ。'.repeat(10)}\n\n`.repeat(count)}`

const onMonthOnly = inFields(append('pages: summary-only\n'))

/** Two campaigns that the month's page shows in full. */
function twoInFull(edit: Edit) {
  return {
    './noodles.mdx': compose(onMonthOnly, edit),
    './shop.mdx': compose(onMonthOnly, edit),
  }
}

/** Pages with too much text. */
export const pageSizeCases: readonly Case[] = [
  {
    title: 'a campaign whose body is twice as long as that of any page',
    changes: noodles(paragraphs(20)),
    diagnostics: ['./noodles.mdx:1:1 - page-heavy'],
  },
  { title: 'a campaign with a long body', changes: noodles(paragraphs(8)), diagnostics: [] },
  { title: 'a month with two long campaigns in full', changes: twoInFull(paragraphs(8)), diagnostics: [] },
  {
    title: 'a month with two campaigns in full that are twice as long',
    changes: twoInFull(paragraphs(20)),
    diagnostics: ['./month.yaml:1:1 - page-heavy'],
  },
]
