import { createCases, type CaseRow } from '../../tests/support/sites/case-tables.ts'
import {
  append,
  compose,
  inFields,
  noodles,
  replaceOnce,
  type Case,
  type Edit,
} from '../../tests/support/sites/small-content.ts'

const editDescription = (text: string, ...edits: Edit[]) =>
  noodles(inFields(replaceOnce('description: 対象のお店で｛合計｝を還元します。', `description: ${text}`)), ...edits)

/** Replaces the description, a field on line 4. */
const casesOfDescription = (rows: readonly CaseRow[]) =>
  createCases(rows, { change: (text) => editDescription(text), at: './noodles.mdx:4:1 description ' })

/** Appends a paragraph to the body, on line 58. */
const casesOfBody = (rows: readonly CaseRow[]) =>
  createCases(rows, { change: (text) => noodles(append(`\n${text}\n`)), at: './noodles.mdx:58:' })

/** Replaces the caption of the table in the body, a property on line 42. */
const casesOfCaption = (rows: readonly CaseRow[]) =>
  createCases(rows, {
    change: (text) => noodles(replaceOnce('caption="支払いの例"', `caption="${text}"`)),
    at: './noodles.mdx:42:3 RateTable.caption ',
  })

/** Replaces the text of the shared note that the fixture's pages use. */
const casesOfSharedNote = (rows: readonly CaseRow[]) =>
  createCases(rows, {
    change: (text) => ({ 'annotations/points-base.yaml': `title: 常時\ndetail: ${text}\n` }),
    at: 'annotations/points-base.yaml:2:1 detail ',
  })

/** Declares a fact, on line 36. */
const casesOfDeclaration = (rows: readonly CaseRow[]) =>
  createCases(rows, {
    change: (declaration) => noodles(inFields(append(`facts:\n  ${declaration}\n`))),
    at: './noodles.mdx:36:3 facts.',
  })

/** Terms that are typed as figures where a placeholder should state them. */
const typedTerms: Case[] = [
  ...casesOfDescription([
    ['a typed cap that a field states is a fact', '上限は300ポイントです。', 'typed-fact'],
    ['a number of times a day is no date', '1日に2回、1日1回、1日につき一つの品です。'],
    ['a typed term that no field states is a term', '1回2,000円以上が対象です。', 'typed-term'],
    ['a typed cap in kanji is a fact', '上限は三百ポイントです。', 'typed-fact'],
    [
      'an amount between signs of bold words in a field is reported with them',
      '上限は**9,000**ポイントです。',
      'markup-in-text',
      'typed-term',
    ],
    [
      'an amount between single stars in a field is reported with them',
      '上限は*9*ポイントです。',
      'markup-in-text',
      'typed-term',
    ],
    ['every typed term of a sentence is reported', '3月から7割です。', 'typed-fact', 'typed-term'],
    ['what looks like a term is accepted in quotes', '｛「7日」｝に注文したもの。'],
  ]),
  ...casesOfBody([
    ['a typed term in a body is reported at the term', '上限は、期間中300ポイントです。', '8 - typed-fact'],
    [
      'an amount of which a part is bold is reported once at its start',
      'お買い物は1万**2千**円から。',
      '6 - typed-term',
    ],
    [
      'a rate between signs of bold words in the title of a block is reported with them',
      '<Notice title="いまなら**50**%">\n\nお得です。\n\n</Notice>',
      '9 Notice.title markup-in-text',
      '9 Notice.title typed-term',
    ],
  ]),
  ...casesOfCaption([["a typed term in a block's property is reported", '5,000円の例', 'typed-term']]),
  ...casesOfSharedNote([['a typed term in a shared note is reported there', '2月28日まで。', 'typed-term']]),
]

const typedCounts: Case[] = [
  ...casesOfDescription([
    ['a typed number of shops is a count', '対象の4つの提携ショップで上乗せします。', 'typed-count'],
  ]),
  ...casesOfBody([['a typed number of items in kanji is a count', '三つの対象商品から選べます。', '1 - typed-count']]),
  {
    title: 'a typed number of campaigns in a month is a count',
    changes: { './month.yaml': replaceOnce('description: ｛月｝の', 'description: ｛月｝の2つの') },
    diagnostics: ['./month.yaml:3:1 description typed-count'],
  },
  {
    title: 'a count by its name, one shop of any, and things that no field counts are accepted',
    changes: {
      ...editDescription('1つのお店でのお支払いで、｛「3つ」｝の店。', append('\n三つのコインが並びます。\n')),
      './month.yaml': replaceOnce('description: ｛月｝の', 'description: ｛月｝の｛キャンペーンの数｝の'),
    },
    diagnostics: [],
  },
  {
    title: 'a count in a title and one per person, each on two lines, are reported at their starts',
    changes: noodles(
      replaceOnce('title: 街のごはんがおトク', 'title: |-\n  3つの\n  提携ショップで'),
      append('\nお一人さまにつき、\n3個をお選びください。\n'),
    ),
    diagnostics: ['./noodles.mdx:4:3 title typed-count', './noodles.mdx:61:1 - typed-term'],
  },
]

/** Placeholders that name no fact, or a form that their fact does not have. */
const invalidPlaceholders: Case[] = [
  ...casesOfDescription([
    ['a placeholder that is not there is unknown', '｛上げん｝まで。', 'unknown-fact'],
    ['a form that is not there is unknown', '｛終了日：曜｝まで。', 'unknown-fact-form'],
    ['a day that is no end of a month has no such form', '｛開始日：月末｝まで。', 'fact-not-of-form'],
    ['half a pair of braces is reported', '上限は｛上限です。', 'fact-brace'],
  ]),
  ...casesOfBody([
    ['an unknown placeholder in a body is reported at the placeholder', '上限は｛上げん｝です。', '4 - unknown-fact'],
    ['braces without a name are reported', '上限は｛｝です。', '4 - fact-brace'],
    ['a form behind two colons is unknown', '｛終了日：：年なし｝まで。', '1 - unknown-fact-form'],
  ]),
  ...casesOfCaption([["an unknown placeholder in a block's property is reported", '｛例4｝の例', 'unknown-fact']]),
  ...casesOfSharedNote([
    [
      'a shared note that states what its pages do not know is reported there',
      '｛付与日｝までに付与します。',
      'shared-without-fact',
    ],
  ]),
  {
    title: 'a misspelt field from which placeholders follow is reported once',
    changes: noodles(inFields(replaceOnce('reductionRate: 4', 'reductonRate: 4'))),
    diagnostics: ['./noodles.mdx:20:1 reductonRate unknown-key'],
  },
]

/** A name with a separate voicing mark: ホ and ゜ for ポ. */
const decomposed = 'ポイント数'.normalize('NFD')

const declarations: Case[] = [
  ...casesOfDeclaration([
    ['a declared fact needs a unit', '例: "2000"', '例 bad-fact'],
    ['a declared fact needs a value', '例: ""', '例 value-empty'],
    ['a declared fact has a name of its own', '上限: 500ポイント', '上限 fact-taken'],
  ]),
  {
    title: 'a declared fact without a unit that a field and the body state is reported once',
    changes: noodles(
      inFields(compose(replaceOnce('対象のお店で', '｛例｝の'), append('facts:\n  例: "2000"\n'))),
      append('\n｛例｝のお支払いが対象です。\n'),
    ),
    diagnostics: ['./noodles.mdx:36:3 facts.例 bad-fact'],
  },
  {
    title: 'a day that does not exist to grant points by is refused',
    changes: noodles(inFields(append('grantBy: 2023-02-30\n'))),
    diagnostics: ['./noodles.mdx:35:1 grantBy bad-day'],
  },
  ...['一回 の下限', '一回　の下限', '一回：下限', '"一回:下限"', '｛下限｝', '「下限」', '""', '" "'].map((name) => ({
    title: `a fact cannot be named ${name}`,
    changes: noodles(inFields(append(`facts:\n  ${name}: 3,000円\n`))),
    diagnostics: [`./noodles.mdx:36:3 facts.${name.replaceAll('"', '')} bad-fact-name`],
  })),
  {
    title: 'a fact with a space in its name that texts state without one is reported at the name alone',
    changes: noodles(
      inFields(compose(replaceOnce('対象のお店で', '｛一回の下限｝の'), append('facts:\n  一回 の下限: 3,000円\n'))),
      append('\n｛一回の下限｝から。\n'),
    ),
    diagnostics: ['./noodles.mdx:36:3 facts.一回 の下限 bad-fact-name'],
  },
  {
    title: 'a fact whose name has a separate voicing mark is reported at the name alone',
    changes: noodles(inFields(append(`facts:\n  ${decomposed}: 77ポイント\n`)), append('\n｛ポイント数｝まで。\n')),
    diagnostics: [`./noodles.mdx:36:3 facts.${decomposed} odd-characters`],
  },
  {
    title: 'a fact that a text names with a separate voicing mark is reported there alone',
    changes: noodles(inFields(append('facts:\n  ポイント数: 77ポイント\n')), append(`\n｛${decomposed}｝まで。\n`)),
    diagnostics: ['./noodles.mdx:60:2 - odd-characters'],
  },
]

/** Terms typed into sentences, and names of missing facts. */
export const placeholderCases: readonly Case[] = [
  ...typedTerms,
  ...typedCounts,
  ...invalidPlaceholders,
  ...declarations,
]
