import { noodles, type Case } from '../../../tests/support/sites/small-content.ts'

const paragraphs = (count: number) => (text: string) =>
  `${text}\n${`${'あたたかいお茶を、ゆっくりどうぞ。'.repeat(10)}\n\n`.repeat(count)}`

/** Pages with too much text. */
export const pageSizeCases: readonly Case[] = [
  {
    title: 'a campaign whose body is twice as long as that of any page',
    changes: noodles(paragraphs(20)),
    diagnostics: ['./noodles.mdx:1:1 - page-heavy'],
  },
  { title: 'a campaign with a long body', changes: noodles(paragraphs(8)), diagnostics: [] },
]
