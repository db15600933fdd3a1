import { type Category, formatSuggestion, type Suggestion } from '../message.ts'

export const blockCategory = {
  title: 'ブロック',
  reason: 'ブロックは、決まった形でだけ正しく表示できる',
  source: '仕様 §3',
  kinds: {
    'data-not-shown': {
      messages: ({ block, field }: { block: string; field: string }) => [
        'がありますが、本文に出てきません',
        `本文に ${block} を書くか、${field} を消す`,
      ],
    },
    'unknown-block': {
      messages: ({ name, ...suggested }: { name: string } & Suggestion) => [
        `<${name}> というブロックはありません`,
        formatSuggestion(suggested),
      ],
    },
    'block-placed-by-page': {
      messages: ({ name }: { name: string }) => [
        `<${name}> はページが自動で置きます`,
        '消す（内容は先頭の項目に書く）',
      ],
    },
    'block-duplicate-property': {
      messages: ['同じ項目が二度書かれています', '片方を消す'],
    },
    'block-in-wrong-place': {
      messages: ({ name, parent }: { name: string; parent: string }) => [
        `<${name}> が <${parent}> の外にあります`,
        `<${parent}> の中に入れる`,
      ],
    },
    'block-child': {
      messages: ({ parent, name }: { parent: string; name: string }) => [
        `<${parent}> の中に置けるのは <${name}> だけです`,
        `<${name}> で囲むか、<${parent}> の外に出す`,
      ],
    },
    'block-no-children': {
      messages: ({ name, label }: { name: string; label: string }) => {
        const message = `<${name}> の中には何も書けません`
        if (label === '') return [message, `<${name} /> と書く`]
        return [message, `label="${label}" と書き、<${name} … /> で閉じる`, `「${label}」は、ボタンの言葉の欄に書く`]
      },
    },
    'block-in-text': {
      messages: ({ name }: { name: string }) => [
        `<${name}> が文の途中にあります`,
        '前後を改行して、ブロックだけの行にする',
      ],
    },
    'body-empty': {
      messages: ['本文がありません', '期間と注記のあいだに出る本文を書く'],
    },
    'block-empty': {
      messages: ({ name }: { name: string }) => [`<${name}> の中身がありません`, '中に文を書く'],
    },
    'block-unfilled': {
      messages: ({ name, field, from }: { name: string; field: string; from: string }) => [
        `<${name}> には ${field} が要ります`,
        `先頭の項目に ${from} を書くか、ここに ${field} を書く。要らないブロックなら消す`,
      ],
    },
    'block-overrides-field': {
      reason: '項目と違う数が、ページの一か所にだけ出てしまう',
      source: '決定の記録 0024（一つの数は一つの場所に）',
      messages: ({ property, field }: { property: string; field: string }) => [
        `${property} は先頭の項目 ${field} から出るので、ここには書きません`,
        `${property}={…} を消す。値を変えるなら、先頭の項目 ${field} を直す`,
        `ここの値を消す。値を変えるなら、先頭の項目 ${field} を直す`,
      ],
    },
    'table-width': {
      messages: ({ row, actual, expected }: { row: number; actual: number; expected: number }) => [
        `${row}行目のます目が${actual}個で、列の見出しの${expected}個と合いません`,
        `ます目を${expected}個にするか、見出しを合わせる`,
      ],
    },
  },
} satisfies Category
