import { meant, units, type Suggestion, type UnitName, type Messages } from '../diagnostics/words.ts'

/** Values of the wrong type. */
export const fieldMessages = {
  'placeholder-text': ({ got }: { got: string }) => ({
    en: [`holds a placeholder: ${got}`, 'write the words that it stands for'],
    ja: [`仮の言葉が残っています（${got}）`, '出す言葉に書きかえる'],
  }),
  'markup-in-text': ({ got }: { got: string }) => ({
    en: [`holds ${got}, which the page shows as it is`, 'remove it; only a body has bold text and links'],
    ja: [`${got} は、ページにそのまま出ます`, '消す。太字やリンクを書けるのは本文だけ'],
  }),
  'odd-characters': ({ got, fix }: { got: string; fix: string }) => ({
    en: [`holds characters that came in from elsewhere: ${got}`, fix === '' ? 'type the word again' : `write ${fix}`],
    ja: [`ほかから入った文字があります（${got}）`, fix === '' ? 'その言葉を打ち直す' : `${fix} と書く`],
  }),
  missing: ({ field, description }: { field: string; description: string }) => ({
    en: ['is missing', `add ${field}: ${description}`],
    ja: ['がありません', `${field} を書く（${description}）`],
  }),
  'value-empty': ({ field, description }: { field: string; description: string }) => ({
    en: ['has no value', `write ${field} behind its colon, or remove the field if it is optional: ${description}`],
    ja: ['の値が空です', `${field} の値を書くか、なくてもよい項目なら消す（${description}）`],
  }),
  'value-is-comment': ({ got, fix }: { got: string; fix: string }) => ({
    en: [`has no value: # begins a comment, so ${got} is not read`, `put it in quotes: ${fix}`],
    ja: [`の値が空です（# から後ろはメモになり、${got} は読まれません）`, `引用符で囲んで ${fix} と書く`],
  }),
  'unknown-key': (suggested: Suggestion) => ({
    en: ['is not a field here', meant.en(suggested)],
    ja: ['という項目はありません', meant.ja(suggested)],
  }),
  'number-as-text': ({ unit, got, fix }: { unit: UnitName; got: string; fix: string | number }) => ({
    en: [`must be a number of ${units[unit].en}, not "${got}"`, `write ${fix}`],
    ja: [`数字（${units[unit].ja}）で書きます。いまは "${got}" です`, `${fix} と書く`],
  }),
  'not-a-number': ({ unit, got, description }: { unit: UnitName; got: string; description: string }) => ({
    en: [
      `must be a number of ${units[unit].en}, not ${got}`,
      description.includes('null') ? 'write digits only, or null for none' : 'write digits only',
    ],
    ja: [
      `数字（${units[unit].ja}）で書きます。いまは ${got} です`,
      description.includes('null') ? '半角の数字だけを書く。なしなら null と書く' : '半角の数字だけを書く',
    ],
  }),
  'not-text': ({ got }: { got: string }) => ({
    en: [`must be text, not ${got}`, `put it in quotes: "${got}"`],
    ja: [`文字で書きます。いまは ${got} です`, `"${got}" のように引用符で囲む`],
  }),
  'not-boolean': ({ got }: { got: string }) => ({
    en: [`must be true or false, not ${got}`, 'write true or false'],
    ja: [`true か false で書きます。いまは ${got} です`, 'true か false と書く'],
  }),
  'not-list': ({ got }: { got: string }) => ({
    en: [`must be a list, not ${got}`, 'start each entry with "- "'],
    ja: [`一覧で書きます。いまは ${got} です`, '一つずつ「- 」で始める'],
  }),
  'not-fields': ({ got }: { got: string }) => ({
    en: [`must be a group of fields, not ${got}`, 'indent the fields below it'],
    ja: [`項目の集まりで書きます。いまは ${got} です`, '下の行に字下げして項目を書く'],
  }),
  'not-whole': ({ unit, got }: { unit: UnitName; got: string }) => ({
    en: [`must be a whole number of ${units[unit].en}, not ${got}`, 'write a number without decimals'],
    ja: [`整数（${units[unit].ja}）で書きます。いまは ${got} です`, '小数のない数にする'],
  }),
  'too-small': ({ minimum, got }: { minimum: number; got: string }) => ({
    en: [`must be at least ${minimum}, not ${got}`, `write ${minimum} or more`],
    ja: [`${minimum} 以上で書きます。いまは ${got} です`, `${minimum} 以上にする`],
  }),
  'not-above': ({ minimum, got }: { minimum: number; got: string }) => ({
    en: [`must be more than ${minimum}, not ${got}`, `write a number above ${minimum}`],
    ja: [`${minimum} より大きい数で書きます。いまは ${got} です`, `${minimum} より大きい数にする`],
  }),
  'too-big': ({ maximum, got }: { maximum: number; got: string }) => ({
    en: [`must be at most ${maximum}, not ${got}`, `write ${maximum} or less`],
    ja: [`${maximum} 以下で書きます。いまは ${got} です`, `${maximum} 以下にする`],
  }),
  'too-few': ({ minimum }: { minimum: number }) => ({
    en: [`needs at least ${minimum}`, 'add one, or remove the field'],
    ja: [`${minimum} 個以上要ります`, '足すか、項目ごと消す'],
  }),
  'bad-choice': ({ choices, ...suggested }: { choices: string } & Suggestion) => ({
    en: [`is not one of ${choices}`, meant.en(suggested)],
    ja: [`${choices} のどれかで書きます`, meant.ja(suggested)],
  }),
  'bad-format': ({ got, description }: { got: string; description: string }) => ({
    en: [`has the wrong form: ${got}`, description],
    ja: [`書き方が違います（${got}）`, description],
  }),
  'bad-color': ({ got }: { got: string }) => ({
    en: [`is not a colour like #ffc93c: ${got}`, 'write # and six of 0-9 a-f, in quotes'],
    ja: [`#ffc93c のような色ではありません（${got}）`, '# と 0-9 a-f の6文字を引用符で囲んで書く'],
  }),
} satisfies Messages
