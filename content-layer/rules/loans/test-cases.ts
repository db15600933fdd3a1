import { compose, replaceOnce, type Case, type Changes, type Edit } from '../../../tests/support/sites/small-content.ts'

const lending = (...edits: Edit[]): Changes => ({
  'screens/lending.yaml': compose(...edits),
})

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const loanCases: readonly Case[] = [
  {
    title: 'a lowest rate above the highest',
    changes: lending(replaceOnce('lowest: 9', 'lowest: 16')),
    diagnostics: [
      'screens/lending.yaml:12:3 rates.lowest rates-reversed',
      'screens/lending.yaml:105:3 examples.annualRate example-outside-rates',
    ],
  },
  {
    title: 'a rate above the ceiling',
    changes: lending(replaceOnce('highest: 15', 'highest: 19')),
    diagnostics: ['screens/lending.yaml:13:3 rates.highest rate-over-ceiling'],
  },
  {
    title: 'damages above the ceiling',
    changes: lending(replaceOnce('20.0%', '29.2%')),
    diagnostics: ['screens/lending.yaml:173:3 facts.遅延損害金 rate-over-ceiling'],
  },
  {
    title: 'an example at an unknown rate',
    changes: lending(replaceOnce('annualRate: 15', 'annualRate: 3')),
    diagnostics: ['screens/lending.yaml:105:3 examples.annualRate example-outside-rates'],
  },
  {
    title: 'an example below the limit',
    changes: lending(replaceOnce('loanAmount: 10000\n', 'loanAmount: 500\n')),
    diagnostics: ['screens/lending.yaml:107:7 examples.loans[1].loanAmount example-outside-limits'],
  },
  {
    title: 'an example that is never repaid',
    changes: lending(replaceOnce('monthlyRepayAmount: 20000', 'monthlyRepayAmount: 2000')),
    diagnostics: ['screens/lending.yaml:112:7 examples.loans[3].monthlyRepayAmount example-not-repaid'],
  },
  {
    title: 'an example with more payments than allowed',
    changes: lending(
      replaceOnce('返済日: 26日', '返済日: 26日\n  最大回数: 60回'),
      replaceOnce('monthlyRepayAmount: 20000', 'monthlyRepayAmount: 8000'),
    ),
    diagnostics: ['screens/lending.yaml:112:7 examples.loans[3].monthlyRepayAmount example-not-repaid'],
  },
  {
    title: 'a rate that a larger loan may not have',
    changes: lending(
      replaceOnce('最大額: 500,000円', '最大額: 1,000,000円'),
      replaceOnce('highest: 15', 'highest: 18'),
      replaceOnce('annualRate: 15', 'annualRate: 18'),
      replaceOnce('loanAmount: 500000', 'loanAmount: 1000000'),
      replaceOnce('monthlyRepayAmount: 20000', 'monthlyRepayAmount: 40000'),
    ),
    diagnostics: [
      'screens/lending.yaml:13:3 rates.highest rate-over-ceiling',
      'screens/lending.yaml:111:7 examples.loans[3].loanAmount rate-over-ceiling',
    ],
  },
  {
    title: 'an example of the smallest loan',
    changes: lending(replaceOnce('loanAmount: 10000\n', 'loanAmount: 1000\n')),
    diagnostics: [],
  },
]
