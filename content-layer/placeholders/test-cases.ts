import {
  append,
  inFields,
  replaceOnce,
  type Case,
  type Change,
  type Edit,
} from '../../tests/support/sites/small-content.ts'

const noodles = (change: Edit) => ({ './noodles.mdx': inFields(change) })
const body = (change: Change) => ({ './noodles.mdx': change })
const description = (written: string) =>
  noodles(replaceOnce('description: 対象のお店で｛合計｝を還元します。', `description: ${written}`))
const shared = (detail: string) => ({
  'annotations/points-base.yaml': `title: 常時\ndetail: ${detail}\n`,
})

const inTwo = 'ポイント数'.normalize('NFD')

/** Terms typed into sentences, and names of missing facts. */
export const placeholderCases: readonly Case[] = [
  {
    title: 'a cap typed into a sentence',
    changes: description('上限は300ポイントです。'),
    diagnostics: ['./noodles.mdx:4:1 description typed-fact'],
  },
  {
    title: 'a term that no field states',
    changes: description('1回2,000円以上が対象です。'),
    diagnostics: ['./noodles.mdx:4:1 description typed-term'],
  },
  {
    title: 'a term in odd figures',
    changes: description('上限は三百ポイントです。'),
    diagnostics: ['./noodles.mdx:4:1 description typed-fact'],
  },
  {
    title: 'an amount in figures and kanji, part of it bold, reported once at its start',
    changes: body(append('\nお買い物は1万**2千**円から。\n')),
    diagnostics: ['./noodles.mdx:58:6 - typed-term'],
  },
  {
    title: 'an amount between signs of bold words, in a field, reported with them',
    changes: description('上限は**9,000**ポイントです。'),
    diagnostics: ['./noodles.mdx:4:1 description markup-in-text', './noodles.mdx:4:1 description typed-term'],
  },
  {
    title: 'a rate between signs of bold words in the title of a block',
    changes: body(append('\n<Notice title="いまなら**50**%">\n\nお得です。\n\n</Notice>\n')),
    diagnostics: ['./noodles.mdx:58:9 Notice.title markup-in-text', './noodles.mdx:58:9 Notice.title typed-term'],
  },
  {
    title: 'a number between single stars, in a field',
    changes: description('上限は*9*ポイントです。'),
    diagnostics: ['./noodles.mdx:4:1 description markup-in-text', './noodles.mdx:4:1 description typed-term'],
  },
  {
    title: 'every typed term of a sentence',
    changes: description('3月から7割です。'),
    diagnostics: ['./noodles.mdx:4:1 description typed-fact', './noodles.mdx:4:1 description typed-term'],
  },
  {
    title: 'a term typed into a body',
    changes: body(append('\n上限は、期間中300ポイントです。\n')),
    diagnostics: ['./noodles.mdx:58:8 - typed-fact'],
  },
  {
    title: "a term typed into a block's property",
    changes: body(replaceOnce('caption="支払いの例"', 'caption="5,000円の例"')),
    diagnostics: ['./noodles.mdx:42:3 RateTable.caption typed-term'],
  },
  {
    title: 'a term typed into a shared note',
    changes: shared('2月28日まで。'),
    diagnostics: ['annotations/points-base.yaml:2:1 detail typed-term'],
  },
  {
    title: 'shops that are counted by hand',
    changes: description('対象の4つの提携ショップで上乗せします。'),
    diagnostics: ['./noodles.mdx:4:1 description typed-count'],
  },
  {
    title: 'items that are counted by hand, in kanji, in a body',
    changes: body(append('\n三つの対象商品から選べます。\n')),
    diagnostics: ['./noodles.mdx:58:1 - typed-count'],
  },
  {
    title: 'campaigns that a month counts by hand',
    changes: { './month.yaml': replaceOnce('description: ｛月｝の', 'description: ｛月｝の2つの') },
    diagnostics: ['./month.yaml:3:1 description typed-count'],
  },
  {
    title: 'a count by its name, one shop of any, and things that no field counts',
    changes: {
      ...description('1つのお店でのお支払いで、｛「3つ」｝の店。'),
      ...body(append('\n三つのコインが並びます。\n')),
      './month.yaml': replaceOnce('description: ｛月｝の', 'description: ｛月｝の｛キャンペーンの数｝の'),
    },
    diagnostics: [],
  },
  { title: 'what looks like a term, in quotes', changes: description('｛「7日」｝に注文したもの。'), diagnostics: [] },
  {
    title: 'a day that does not exist to grant points by',
    changes: noodles(append('grantBy: 2023-02-30\n')),
    diagnostics: ['./noodles.mdx:35:1 grantBy bad-day'],
  },
  {
    title: 'a fact that is not there',
    changes: description('｛上げん｝まで。'),
    diagnostics: ['./noodles.mdx:4:1 description unknown-fact'],
  },
  {
    title: 'a fact that is not there, in a body',
    changes: body(append('\n上限は｛上げん｝です。\n')),
    diagnostics: ['./noodles.mdx:58:4 - unknown-fact'],
  },
  {
    title: "a fact that is not there, in a block's property",
    changes: body(replaceOnce('caption="支払いの例"', 'caption="｛例4｝の例"')),
    diagnostics: ['./noodles.mdx:42:3 RateTable.caption unknown-fact'],
  },
  {
    title: 'a form that is not there',
    changes: description('｛終了日：曜｝まで。'),
    diagnostics: ['./noodles.mdx:4:1 description unknown-fact-form'],
  },
  {
    title: 'a date in a form that does not fit it',
    changes: description('｛開始日：月末｝まで。'),
    diagnostics: ['./noodles.mdx:4:1 description fact-not-of-form'],
  },
  {
    title: 'half a pair of braces',
    changes: description('上限は｛上限です。'),
    diagnostics: ['./noodles.mdx:4:1 description fact-brace'],
  },
  {
    title: 'a declared fact without a unit',
    changes: noodles(append('facts:\n  例: "2000"\n')),
    diagnostics: ['./noodles.mdx:36:3 facts.例 bad-fact'],
  },
  {
    title: 'a declared fact with an empty value',
    changes: noodles(append('facts:\n  例: ""\n')),
    diagnostics: ['./noodles.mdx:36:3 facts.例 value-empty'],
  },
  {
    title: 'a declared fact without a unit, which a field and the body state',
    changes: {
      './noodles.mdx': (text) =>
        append('\n｛例｝のお支払いが対象です。\n')(
          inFields((fields) => append('facts:\n  例: "2000"\n')(replaceOnce('対象のお店で', '｛例｝の')(fields)))(text),
        ),
    },
    diagnostics: ['./noodles.mdx:36:3 facts.例 bad-fact'],
  },
  {
    title: 'a declared fact with the name of another',
    changes: noodles(append('facts:\n  上限: 500ポイント\n')),
    diagnostics: ['./noodles.mdx:36:3 facts.上限 fact-taken'],
  },
  {
    title: 'a shared note that states what its page does not know',
    changes: shared('｛付与日｝までに付与します。'),
    diagnostics: ['annotations/points-base.yaml:2:1 detail shared-without-fact'],
  },
  {
    title: 'a misspelt field from which facts follow, reported once',
    changes: noodles(replaceOnce('reductionRate: 4', 'reductonRate: 4')),
    diagnostics: ['./noodles.mdx:20:1 reductonRate unknown-key'],
  },
  {
    title: 'a count in a title and one per person, each in two lines',
    changes: body((text) =>
      append('\nお一人さまにつき、\n3個をお選びください。\n')(
        replaceOnce('title: 街のごはんがおトク', 'title: |-\n  3つの\n  提携ショップで')(text),
      ),
    ),
    diagnostics: ['./noodles.mdx:4:3 title typed-count', './noodles.mdx:61:1 - typed-term'],
  },
  ...['一回 の下限', '一回　の下限', '一回：下限', '"一回:下限"', '｛下限｝', '「下限」', '""', '" "'].map((name) => ({
    title: `a fact named ${name}`,
    changes: { './noodles.mdx': inFields((text) => `${text}facts:\n  ${name}: 3,000円\n`) },
    diagnostics: [`./noodles.mdx:36:3 facts.${name.replaceAll('"', '')} bad-fact-name`],
  })),
  {
    title: 'a fact whose name has a separate voicing mark, reported at the name alone',
    changes: body((text) =>
      append('\n｛ポイント数｝まで。\n')(inFields(append(`facts:\n  ${inTwo}: 77ポイント\n`))(text)),
    ),
    diagnostics: [`./noodles.mdx:36:3 facts.${inTwo} odd-characters`],
  },
  {
    title: 'a fact that a text names with a separate voicing mark, reported there alone',
    changes: body((text) =>
      append(`\n｛${inTwo}｝まで。\n`)(inFields(append('facts:\n  ポイント数: 77ポイント\n'))(text)),
    ),
    diagnostics: ['./noodles.mdx:60:2 - odd-characters'],
  },
  {
    title: 'braces without a name',
    changes: { './noodles.mdx': (text) => `${text}\n上限は｛｝です。\n` },
    diagnostics: ['./noodles.mdx:58:4 - fact-brace'],
  },
  {
    title: 'a form behind two colons',
    changes: { './noodles.mdx': (text) => `${text}\n｛終了日：：年なし｝まで。\n` },
    diagnostics: ['./noodles.mdx:58:1 - unknown-fact-form'],
  },
]
