import { type Chapter, meant, type Suggestion } from '../../diagnostics/words.ts'

export const blockChapter = {
  title: 'ブロック',
  reason: 'ブロックは、決まった形でだけ正しく表示できる',
  source: '仕様 §3',
  kinds: {
    'data-not-shown': {
      words: ({ block, field }: { block: string; field: string }) => ({
        en: ['is given, but the body does not show it', `write ${block} in the body, or remove ${field}`],
        ja: ['がありますが、本文に出てきません', `本文に ${block} を書くか、${field} を消す`],
      }),
    },
    'unknown-block': {
      words: ({ name, ...suggested }: { name: string } & Suggestion) => ({
        en: [`there is no block <${name}>`, meant.en(suggested)],
        ja: [`<${name}> というブロックはありません`, meant.ja(suggested)],
      }),
    },
    'block-placed-by-page': {
      words: ({ name }: { name: string }) => ({
        en: [`<${name}> is placed by the page itself`, 'remove it; its words come from the fields at the top'],
        ja: [`<${name}> はページが自動で置きます`, '消す（内容は先頭の項目に書く）'],
      }),
    },
    'block-duplicate-property': {
      words: {
        en: ['stands twice', 'keep one of them'],
        ja: ['同じ項目が二度書かれています', '片方を消す'],
      },
    },
    'block-in-wrong-place': {
      words: ({ name, parent }: { name: string; parent: string }) => ({
        en: [`<${name}> stands outside <${parent}>`, `put it inside <${parent}>`],
        ja: [`<${name}> が <${parent}> の外にあります`, `<${parent}> の中に入れる`],
      }),
    },
    'block-child': {
      words: ({ parent, name }: { parent: string; name: string }) => ({
        en: [`<${parent}> may only hold <${name}>`, `wrap this in <${name}>, or move it out of <${parent}>`],
        ja: [`<${parent}> の中に置けるのは <${name}> だけです`, `<${name}> で囲むか、<${parent}> の外に出す`],
      }),
    },
    'block-no-children': {
      words: ({ name }: { name: string }) => ({
        en: [`<${name}> holds nothing inside`, `close it as <${name} />`],
        ja: [`<${name}> の中には何も書けません`, `<${name} /> と書く`],
      }),
    },
    'block-in-text': {
      words: ({ name }: { name: string }) => ({
        en: [`<${name}> stands inside a sentence`, 'put it on lines of its own'],
        ja: [`<${name}> が文の途中にあります`, '前後を改行して、ブロックだけの行にする'],
      }),
    },
    'body-empty': {
      words: {
        en: ['has no text', 'write what the page says between its period and its notes'],
        ja: ['本文がありません', '期間と注記のあいだに出る本文を書く'],
      },
    },
    'block-empty': {
      words: ({ name }: { name: string }) => ({
        en: [`<${name}> is empty`, 'put the text inside'],
        ja: [`<${name}> の中身がありません`, '中に文を書く'],
      }),
    },
    'block-unfilled': {
      words: ({ name, field, from }: { name: string; field: string; from: string }) => ({
        en: [
          `<${name}> needs ${field}`,
          `add ${from} to the fields at the top, or write ${field} here; remove the block if nobody needs it`,
        ],
        ja: [
          `<${name}> には ${field} が要ります`,
          `先頭の項目に ${from} を書くか、ここに ${field} を書く。要らないブロックなら消す`,
        ],
      }),
    },
    'block-overrides-field': {
      reason: '項目と違う数が、ページの一か所にだけ出てしまう',
      source: '決定の記録 0024（一つの数は一つの場所に）',
      words: ({ property, field }: { property: string; field: string }) => ({
        en: [
          `writes ${property} here, which comes from the field ${field}`,
          `remove ${property}={…}; to change it, change ${field}`,
        ],
        ja: [
          `${property} は先頭の項目 ${field} から出るので、ここには書きません`,
          `${property}={…} を消す。値を変えるなら、先頭の項目 ${field} を直す`,
        ],
      }),
    },
    'table-width': {
      words: ({ row, got, expected }: { row: number; got: number; expected: number }) => ({
        en: [`row ${row} has ${got} cells for ${expected} columns`, `write ${expected} cells, or as many headings`],
        ja: [
          `${row}行目のます目が${got}個で、列の見出しの${expected}個と合いません`,
          `ます目を${expected}個にするか、見出しを合わせる`,
        ],
      }),
    },
  },
} satisfies Chapter
