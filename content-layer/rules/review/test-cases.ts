import {
  append,
  inBody,
  inFields,
  noodles,
  replaceOnce,
  type Case,
} from '../../../tests/support/sites/small-content.ts'

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const reviewCases: readonly Case[] = [
  {
    title: 'no reason',
    changes: noodles(inFields(replaceOnce('  end: 2023-02-28 23:59', '  end: 2023-02-28 00:00 # 確認ずみ'))),
    diagnostics: ['./noodles.mdx:25:1 - reason-missing', './noodles.mdx:25:3 period.end end-at-midnight'],
  },
  {
    title: 'a reason for nothing',
    changes: noodles(inBody(append('\n{/* 確認ずみ: 月末は昼で受付を終える */}\n'))),
    diagnostics: ['./noodles.mdx:58:1 - reason-unneeded'],
  },
  {
    title: 'a reason that may be needed once an error elsewhere is corrected',
    changes: {
      ...noodles(inBody(append('\n{/* 確認ずみ: 月末は昼で受付を終える */}\n'))),
      'provider.yaml': () => '',
    },
    diagnostics: ['provider.yaml:1:1 - yaml-empty'],
  },
  ...['OK', 'あとで', 'TODO', '田中', '確認しました', '問題ありません。', '田中さんに確認ずみです'].map((reason) => ({
    title: `「${reason}」 as a reason`,
    changes: noodles(inFields(replaceOnce('  end: 2023-02-28 23:59', `  end: 2023-02-28 00:00 # 確認ずみ: ${reason}`))),
    diagnostics: ['./noodles.mdx:25:1 - reason-thin', './noodles.mdx:25:3 period.end end-at-midnight'],
  })),
]
