import { append, inFields, noodles, type Case } from '../../../tests/support/sites/small-content.ts'

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const unusedCases: readonly Case[] = [
  {
    title: 'a fact of which only a longer name is stated',
    changes: {
      './noodles.mdx': (text) =>
        text.replace(
          '\n---\n\n',
          '\nfacts:\n  例1: 900円\n  例10: 9,000円\n  例100: 1,000円\n---\n\n｛例10の常時｝と｛例100｝です。\n\n',
        ),
    },
    diagnostics: ['./noodles.mdx:36:3 facts.例1 fact-unused'],
  },
  {
    title: 'a deadline in another century',
    changes: noodles(inFields(append('facts:\n  申込締切: 2203-02-20\n'))),
    diagnostics: ['./noodles.mdx:36:3 facts.申込締切 fact-unused', './noodles.mdx:36:3 facts.申込締切 year-far-off'],
  },
  {
    title: 'a note that only a campaign uses that cannot be read',
    changes: {
      'annotations/refund.yaml': 'title: 返品\ndetail: 返品のときは、ポイントを差し引きます。\n',
      ...noodles(inFields(append('  - use: refund\n')), (text) =>
        text.replace('reductionRate: 4', 'reductionRate: "4%"'),
      ),
    },
    diagnostics: ['./noodles.mdx:20:1 reductionRate number-as-text'],
  },
]
