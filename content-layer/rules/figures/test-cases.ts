import {
  append,
  inBody,
  inFields,
  replaceOnce,
  type Case,
  type Changes,
} from '../../../tests/support/sites/small-content.ts'

const shop = (fields: string, sentence = ''): Changes => ({
  './shop.mdx': (text) => inBody(append(`\n${sentence}\n`))(inFields(append(`facts:\n${fields}`))(text)),
})

/** A bonus of 888 points with 100 more. */
const withPlus = (fields: string, sentence: string): Changes => ({
  './shop.mdx': (text) =>
    inBody(append(`\n${sentence}\n`))(
      inFields((written) =>
        append(`facts:\n${fields}`)(
          replaceOnce(
            'itemName: 赤いドレス',
            'itemName: 赤いドレス\n    givesPlus: false',
          )(
            replaceOnce(
              '  label: さらに\n',
              '  label: さらに\n  plus:\n    points: 100\n    label: はじめての方に\n',
            )(written),
          ),
        ),
      )(text),
    ),
})

/** Figures that a campaign declares in addition to those of its fields. */
export const figureCases: readonly Case[] = [
  {
    title: 'a sum of both presents that is not theirs',
    changes: withPlus('  両方: 998ポイント\n', '合わせて｛両方｝です。'),
    diagnostics: ['./shop.mdx:48:3 facts.両方 sum-misfit'],
  },
  {
    title: 'the sum of both presents, and points that are no sum',
    changes: withPlus(
      '  両方: 988ポイント\n  両方の回数: 2回\n  来店のポイント: 10ポイント\n',
      '合わせて｛両方｝（｛両方の回数｝に分けて）、来店で｛来店のポイント｝です。',
    ),
    diagnostics: [],
  },
  {
    title: 'a month of a year that is promised as it was typed, and one without its year, which may be any',
    changes: shop('  参加の回数: 5回\n', '｛「2023年8月」｝まで、｛「8月」｝から、｛「夏」｝から、｛参加の回数｝。'),
    diagnostics: ['./shop.mdx:53:1 - quoted-promise'],
  },
  {
    title: 'a time in words that goes on in the next line',
    changes: { './noodles.mdx': append('\nポイントは、｛翌月｝の下旬に、\n付与します。\n') },
    diagnostics: ['./noodles.mdx:58:12 - figure-in-words'],
  },
]
