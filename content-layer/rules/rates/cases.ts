import { swap, type Case, type Changes, type Edit } from '../../../tests/support/small-content.ts'

const noodles = (...edits: Edit[]): Changes => ({
  './noodles.mdx': (text) => edits.reduce((done, edit) => edit(done), text),
})

/** Slips that the rules of this folder tell, and what is fine beside them. */
export const rateCases: readonly Case[] = [
  {
    title: 'points of an item that its parts do not add up to',
    changes: { './shop.mdx': swap('    grantPoint: 98\n', '    grantPoint: 108\n') },
    diagnostics: ['./shop.mdx:41:5 affiliateItems[1].grantPoint item-points-sum'],
  },
  {
    title: 'points of an item with a part of its own',
    changes: { './shop.mdx': swap('    grantPoint: 98\n', '    grantPoint: 108\n    itemPoint: 10\n') },
    diagnostics: [],
  },
  {
    title: 'a rate with a digit too many',
    changes: noodles(swap('reductionRate: 4', 'reductionRate: 40'), swap('figure: 5', 'figure: 41')),
    diagnostics: ['./noodles.mdx:20:1 reductionRate rate-unusual'],
  },
]
