import type { Rule } from '#schemas/rule.ts'

import { reasons } from '../../diagnostics/grounds.ts'
import {
  type Chapter,
  type KindRow,
  meant,
  type Suggestion,
  units,
  type UnitName,
  type Words,
} from '../../diagnostics/words.ts'

/** All rules but two, whose messages are elsewhere: invalid dates and invisible characters. */
type PlainRule = Exclude<Rule, 'bad-date' | 'control-character'>

/** The parameters of a rule's message: the value, and the name and description of its field. */
type BrokenValue = { got: string; field: string; description: string }

/** Values that break a rule of their schema. A rule without a message does not compile. */
const brokenRules = {
  'reserved-id': {
    words: {
      en: ['is a reserved word', 'choose another id'],
      ja: ['予約された言葉なので使えません', '別のidにする'],
    },
  },
  'too-many-decimals': {
    words: ({ got }: { got: string }) => ({
      en: [`has more than one decimal: ${got}`, 'write one decimal at most'],
      ja: [`小数は一桁までです。いまは ${got} です`, '小数一桁までにする'],
    }),
  },
  'low-contrast': {
    reason: '文字が読めない',
    source: 'WCAG 2.2 1.4.3',
    words: {
      en: ['is too dark for ink text', 'choose a lighter colour'],
      ja: ['黒い文字が読めない暗さです', 'もっと明るい色にする'],
    },
  },
  'bad-day': {
    words: ({ got }: { got: string }) => ({
      en: [`is not a day that exists: ${got}`, 'write it like 2023-04-30'],
      ja: [`実際にある日ではありません（${got}）`, '2023-04-30 のように書く'],
    }),
  },
  'bad-fact': {
    words: ({ got }: { got: string }) => ({
      en: [
        `is not a number with its unit, a date or a time: ${got}`,
        'write it like 3,000円, 5%, 300ポイント, 10人, 2023-04-30, 2023-04-30 23:59 or 23:59',
      ],
      ja: [
        `数と単位、日付、時刻のどれでもありません（${got}）`,
        '3,000円、5%、300ポイント、10人、2023-04-30、2023-04-30 23:59、23:59 のどれかの形で書く',
      ],
    }),
  },
  'alt-says-nothing': {
    reason: '絵を見ない人に、何も伝わらない',
    source: 'WCAG 2.2 1.1.1',
    words: ({ got }: { got: string }) => ({
      en: [`tells nobody what is to be seen: ${got}`, 'describe the picture, with all words that are in it'],
      ja: [`何の絵かわからない言葉です（${got}）`, '絵に見えるものと、絵の中の文字を書く'],
    }),
  },
  'entry-without-way': {
    reason: reasons.cannotEnter,
    words: {
      en: [
        'is missing, although entry is required',
        "write where people enter, such as externalPageLink: /jp/card/entry/, and the button's words below it",
      ],
      ja: [
        'がありません（entry: required なら、エントリーする行き先が要ります）',
        'externalPageLink: /jp/card/entry/ のように行き先を書き、externalPageLabel にボタンの言葉を書く',
      ],
    },
  },
  'empty-text': {
    words: {
      en: ['is empty', 'write the text, or remove the field if it is optional'],
      ja: ['何も書かれていません', '文を書く（なくてもよい項目なら消す）'],
    },
  },
  'bad-placeholders': {
    words: ({ got }: { got: string }) => ({
      en: [
        `needs {code} and {url} once each, and no other braces: ${got}`,
        'write {code} where the invite code goes and {url} where the link goes',
      ],
      ja: [
        `{code} と {url} を一度ずつ書く文です（${got}）`,
        '招待コードの場所に {code}、リンクの場所に {url} と半角で書く',
      ],
    }),
  },
  'wrong-placeholders': {
    words: ({ got, description }: { got: string; description: string }) => ({
      en: [
        `needs each of its placeholders once, and no other braces: ${got}`,
        `see what the field is for: ${description}`,
      ],
      ja: [`決まった波かっこの言葉を一度ずつ書く文です（${got}）`, `この項目は、${description}`],
    }),
  },
  'bad-link': {
    reason: '押すとプログラムが動く行き先は、使えない',
    words: ({ got }: { got: string }) => ({
      en: [`is not a link to https, a site path or #place: ${got}`, 'write https://… or /jp/…'],
      ja: [`リンクは https か / で始まる場所だけです（${got}）`, 'https://… か /jp/… と書く'],
    }),
  },
  'bad-url': {
    words: ({ got }: { got: string }) => ({
      en: [`is not an https address: ${got}`, 'write https://…'],
      ja: [`https のアドレスではありません（${got}）`, 'https://… と書く'],
    }),
  },
  'not-an-origin': {
    words: ({ got }: { got: string }) => ({
      en: [
        `has something behind the host: ${got}`,
        'write https:// and the host alone, without a slash at the end; the pages stand at its top',
      ],
      ja: [
        `ホストのあとに、ほかのものが付いています（${got}）`,
        'https:// とホストだけを書く。末尾の / もつけない（ページはそのホストの一番上に置かれる）',
      ],
    }),
  },
  'period-reversed': {
    words: {
      en: ['ends before it starts', 'check the year and the month of start and of end'],
      ja: ['終わりが始まりより前です', 'start と end の年や月を確かめる'],
    },
  },
  'rate-without-cap': {
    reason: '上限があるかないかは、だれもが確かめたい条件',
    words: {
      en: ['is missing beside reductionRate', 'write the cap in points, or null for no cap'],
      ja: ['がありません（reductionRate には上限が要ります）', '上限のポイントを書く。上限なしは null と書く'],
    },
  },
  'headline-without-rate': {
    words: {
      en: ['is missing, but the headline is a rate', 'write the extra rate, or kind: bonus'],
      ja: ['がありません（headline が率です）', '上乗せの率を書くか、kind を bonus にする'],
    },
  },
  'headline-rate-unit': {
    words: { en: ['must be % for a rate', 'write "%"'], ja: ['率の単位は % です', '"%" と書く'] },
  },
  'affiliate-incomplete': {
    reason: '提携ショップの窓に、行き先や対象外が出ない',
    words: ({ field }: { field: string }) => ({
      en: ['is missing; an affiliate campaign needs it', `add ${field}`],
      ja: ['がありません（提携ショップには要ります）', `${field} を書く`],
    }),
  },
  'link-without-label': {
    words: {
      en: ['is missing beside externalPageLink', "write the button's words below it"],
      ja: [
        'がありません（externalPageLink にはボタンの言葉が要ります）',
        '下の行に externalPageLabel: ボタンの言葉 を書く',
      ],
    },
  },
  'duplicate-id': {
    words: ({ got }: { got: string }) => ({
      en: [`${got} stands twice`, 'give each its own'],
      ja: [`${got} が二度あります`, '別の名前にする'],
    }),
  },
} satisfies Readonly<Record<PlainRule, Omit<KindRow, 'words'> & { words: Words | ((details: BrokenValue) => Words) }>>

/** Values of the wrong type. */
const wrongTypes = {
  'placeholder-text': {
    words: ({ got }: { got: string }) => ({
      en: [`holds a placeholder: ${got}`, 'write the words that it stands for'],
      ja: [`仮の言葉が残っています（${got}）`, '出す言葉に書きかえる'],
    }),
  },
  'markup-in-text': {
    words: ({ got }: { got: string }) => ({
      en: [`holds ${got}, which the page shows as it is`, 'remove it; only a body has bold text and links'],
      ja: [`${got} は、ページにそのまま出ます`, '消す。太字やリンクを書けるのは本文だけ'],
    }),
  },
  'odd-characters': {
    words: ({ got, fix }: { got: string; fix: string }) => ({
      en: [`holds characters that came in from elsewhere: ${got}`, fix === '' ? 'type the word again' : `write ${fix}`],
      ja: [`ほかから入った文字があります（${got}）`, fix === '' ? 'その言葉を打ち直す' : `${fix} と書く`],
    }),
  },
  missing: {
    words: ({ field, description }: { field: string; description: string }) => ({
      en: ['is missing', `add ${field}: ${description}`],
      ja: ['がありません', `${field} を書く（${description}）`],
    }),
  },
  'value-empty': {
    words: ({ field, description }: { field: string; description: string }) => ({
      en: ['has no value', `write ${field} behind its colon, or remove the field if it is optional: ${description}`],
      ja: ['の値が空です', `${field} の値を書くか、なくてもよい項目なら消す（${description}）`],
    }),
  },
  'value-is-comment': {
    words: ({ got, fix }: { got: string; fix: string }) => ({
      en: [`has no value: # begins a comment, so ${got} is not read`, `put it in quotes: ${fix}`],
      ja: [`の値が空です（# から後ろはメモになり、${got} は読まれません）`, `引用符で囲んで ${fix} と書く`],
    }),
  },
  'unknown-key': {
    words: (suggested: Suggestion) => ({
      en: ['is not a field here', meant.en(suggested)],
      ja: ['という項目はありません', meant.ja(suggested)],
    }),
  },
  'number-as-text': {
    words: ({ unit, got, fix }: { unit: UnitName; got: string; fix: string | number }) => ({
      en: [`must be a number of ${units[unit].en}, not "${got}"`, `write ${fix}`],
      ja: [`数字（${units[unit].ja}）で書きます。いまは "${got}" です`, `${fix} と書く`],
    }),
  },
  'not-a-number': {
    words: ({ unit, got, description }: { unit: UnitName; got: string; description: string }) => ({
      en: [
        `must be a number of ${units[unit].en}, not ${got}`,
        description.includes('null') ? 'write digits only, or null for none' : 'write digits only',
      ],
      ja: [
        `数字（${units[unit].ja}）で書きます。いまは ${got} です`,
        description.includes('null') ? '半角の数字だけを書く。なしなら null と書く' : '半角の数字だけを書く',
      ],
    }),
  },
  'not-text': {
    words: ({ got }: { got: string }) => ({
      en: [`must be text, not ${got}`, `put it in quotes: "${got}"`],
      ja: [`文字で書きます。いまは ${got} です`, `"${got}" のように引用符で囲む`],
    }),
  },
  'not-boolean': {
    words: ({ got }: { got: string }) => ({
      en: [`must be true or false, not ${got}`, 'write true or false'],
      ja: [`true か false で書きます。いまは ${got} です`, 'true か false と書く'],
    }),
  },
  'not-list': {
    words: ({ got }: { got: string }) => ({
      en: [`must be a list, not ${got}`, 'start each entry with "- "'],
      ja: [`一覧で書きます。いまは ${got} です`, '一つずつ「- 」で始める'],
    }),
  },
  'not-fields': {
    words: ({ got }: { got: string }) => ({
      en: [`must be a group of fields, not ${got}`, 'indent the fields below it'],
      ja: [`項目の集まりで書きます。いまは ${got} です`, '下の行に字下げして項目を書く'],
    }),
  },
  'not-whole': {
    words: ({ unit, got }: { unit: UnitName; got: string }) => ({
      en: [`must be a whole number of ${units[unit].en}, not ${got}`, 'write a number without decimals'],
      ja: [`整数（${units[unit].ja}）で書きます。いまは ${got} です`, '小数のない数にする'],
    }),
  },
  'too-small': {
    words: ({ minimum, got }: { minimum: number; got: string }) => ({
      en: [`must be at least ${minimum}, not ${got}`, `write ${minimum} or more`],
      ja: [`${minimum} 以上で書きます。いまは ${got} です`, `${minimum} 以上にする`],
    }),
  },
  'not-above': {
    words: ({ minimum, got }: { minimum: number; got: string }) => ({
      en: [`must be more than ${minimum}, not ${got}`, `write a number above ${minimum}`],
      ja: [`${minimum} より大きい数で書きます。いまは ${got} です`, `${minimum} より大きい数にする`],
    }),
  },
  'too-big': {
    words: ({ maximum, got }: { maximum: number; got: string }) => ({
      en: [`must be at most ${maximum}, not ${got}`, `write ${maximum} or less`],
      ja: [`${maximum} 以下で書きます。いまは ${got} です`, `${maximum} 以下にする`],
    }),
  },
  'too-few': {
    words: ({ minimum }: { minimum: number }) => ({
      en: [`needs at least ${minimum}`, 'add one, or remove the field'],
      ja: [`${minimum} 個以上要ります`, '足すか、項目ごと消す'],
    }),
  },
  'bad-choice': {
    words: ({ choices, ...suggested }: { choices: string } & Suggestion) => ({
      en: [`is not one of ${choices}`, meant.en(suggested)],
      ja: [`${choices} のどれかで書きます`, meant.ja(suggested)],
    }),
  },
  'bad-format': {
    words: ({ got, description }: { got: string; description: string }) => ({
      en: [`has the wrong form: ${got}`, description],
      ja: [`書き方が違います（${got}）`, description],
    }),
  },
  'bad-color': {
    words: ({ got }: { got: string }) => ({
      en: [`is not a colour like #ffc93c: ${got}`, 'write # and six of 0-9 a-f, in quotes'],
      ja: [`#ffc93c のような色ではありません（${got}）`, '# と 0-9 a-f の6文字を引用符で囲んで書く'],
    }),
  },
} satisfies Chapter['kinds']

export const fieldChapter = {
  title: '項目の値',
  reason: '項目から、ページと注記と計算が作られる',
  source: '仕様 §3',
  kinds: { ...brokenRules, ...wrongTypes },
} satisfies Chapter
