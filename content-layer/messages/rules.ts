import type { Rule } from '#schemas/rule.ts'

import type { Words } from '../diagnostics/words.ts'

/** All rules but two, whose messages are elsewhere: invalid dates and invisible characters. */
export type PlainRule = Exclude<Rule, 'bad-date' | 'control-character'>

/** The parameters of a rule's message: the value, and the name and description of its field. */
export type BrokenValue = { got: string; field: string; description: string }

/** Values that break a rule of their schema. A rule without a message does not compile. */
export const ruleMessages = {
  'reserved-id': {
    en: ['is a reserved word', 'choose another id'],
    ja: ['予約された言葉なので使えません', '別のidにする'],
  },
  'too-many-decimals': ({ got }: { got: string }) => ({
    en: [`has more than one decimal: ${got}`, 'write one decimal at most'],
    ja: [`小数は一桁までです。いまは ${got} です`, '小数一桁までにする'],
  }),
  'low-contrast': {
    en: ['is too dark for ink text', 'choose a lighter colour'],
    ja: ['黒い文字が読めない暗さです', 'もっと明るい色にする'],
  },
  'bad-day': ({ got }: { got: string }) => ({
    en: [`is not a day that exists: ${got}`, 'write it like 2023-04-30'],
    ja: [`実際にある日ではありません（${got}）`, '2023-04-30 のように書く'],
  }),
  'bad-fact': ({ got }: { got: string }) => ({
    en: [
      `is not a number with its unit, a date or a time: ${got}`,
      'write it like 3,000円, 5%, 300ポイント, 10人, 2023-04-30, 2023-04-30 23:59 or 23:59',
    ],
    ja: [
      `数と単位、日付、時刻のどれでもありません（${got}）`,
      '3,000円、5%、300ポイント、10人、2023-04-30、2023-04-30 23:59、23:59 のどれかの形で書く',
    ],
  }),
  'alt-says-nothing': ({ got }: { got: string }) => ({
    en: [`tells nobody what is to be seen: ${got}`, 'describe the picture, with all words that are in it'],
    ja: [`何の絵かわからない言葉です（${got}）`, '絵に見えるものと、絵の中の文字を書く'],
  }),
  'entry-without-way': {
    en: [
      'is missing, although entry is required',
      "write where people enter, such as externalPageLink: /jp/card/entry/, and the button's words below it",
    ],
    ja: [
      'がありません（entry: required なら、エントリーする行き先が要ります）',
      'externalPageLink: /jp/card/entry/ のように行き先を書き、externalPageLabel にボタンの言葉を書く',
    ],
  },
  'empty-text': {
    en: ['is empty', 'write the text, or remove the field if it is optional'],
    ja: ['何も書かれていません', '文を書く（なくてもよい項目なら消す）'],
  },
  'bad-placeholders': ({ got }: { got: string }) => ({
    en: [
      `needs {code} and {url} once each, and no other braces: ${got}`,
      'write {code} where the invite code goes and {url} where the link goes',
    ],
    ja: [
      `{code} と {url} を一度ずつ書く文です（${got}）`,
      '招待コードの場所に {code}、リンクの場所に {url} と半角で書く',
    ],
  }),
  'wrong-placeholders': ({ got, description }: { got: string; description: string }) => ({
    en: [
      `needs each of its placeholders once, and no other braces: ${got}`,
      `see what the field is for: ${description}`,
    ],
    ja: [`決まった波かっこの言葉を一度ずつ書く文です（${got}）`, `この項目は、${description}`],
  }),
  'bad-link': ({ got }: { got: string }) => ({
    en: [`is not a link to https, a site path or #place: ${got}`, 'write https://… or /jp/…'],
    ja: [`リンクは https か / で始まる場所だけです（${got}）`, 'https://… か /jp/… と書く'],
  }),
  'bad-url': ({ got }: { got: string }) => ({
    en: [`is not an https address: ${got}`, 'write https://…'],
    ja: [`https のアドレスではありません（${got}）`, 'https://… と書く'],
  }),
  'not-an-origin': ({ got }: { got: string }) => ({
    en: [
      `has something behind the host: ${got}`,
      'write https:// and the host alone, without a slash at the end; the pages stand at its top',
    ],
    ja: [
      `ホストのあとに、ほかのものが付いています（${got}）`,
      'https:// とホストだけを書く。末尾の / もつけない（ページはそのホストの一番上に置かれる）',
    ],
  }),
  'period-reversed': {
    en: ['ends before it starts', 'check the year and the month of start and of end'],
    ja: ['終わりが始まりより前です', 'start と end の年や月を確かめる'],
  },
  'rate-without-cap': {
    en: ['is missing beside reductionRate', 'write the cap in points, or null for no cap'],
    ja: ['がありません（reductionRate には上限が要ります）', '上限のポイントを書く。上限なしは null と書く'],
  },
  'headline-without-rate': {
    en: ['is missing, but the headline is a rate', 'write the extra rate, or kind: bonus'],
    ja: ['がありません（headline が率です）', '上乗せの率を書くか、kind を bonus にする'],
  },
  'headline-rate-unit': { en: ['must be % for a rate', 'write "%"'], ja: ['率の単位は % です', '"%" と書く'] },
  'affiliate-incomplete': ({ field }: { field: string }) => ({
    en: ['is missing; an affiliate campaign needs it', `add ${field}`],
    ja: ['がありません（提携ショップには要ります）', `${field} を書く`],
  }),
  'link-without-label': {
    en: ['is missing beside externalPageLink', "write the button's words below it"],
    ja: [
      'がありません（externalPageLink にはボタンの言葉が要ります）',
      '下の行に externalPageLabel: ボタンの言葉 を書く',
    ],
  },
  'duplicate-id': ({ got }: { got: string }) => ({
    en: [`${got} stands twice`, 'give each its own'],
    ja: [`${got} が二度あります`, '別の名前にする'],
  }),
} satisfies Readonly<Record<PlainRule, Words | ((details: BrokenValue) => Words)>>
