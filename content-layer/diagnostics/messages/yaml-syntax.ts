import { explainYaml } from '../explanations/explain-yaml.ts'
import type { Category } from '../message.ts'

export const yamlCategory = {
  title: '項目の書き方（YAML）',
  reason: '記号や字下げが違うと、別の意味に読まれる',
  source: 'YAML 1.2',
  kinds: {
    'yaml-syntax': {
      messages: ({ reason }: { reason: string }) => explainYaml(reason),
    },
    'text-cut-by-comment': {
      reason: '文の後ろがページから落ちる',
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `文がとちゅうで切れます（空白のあとの # から後ろはメモになり、${actual} はページに出ません）`,
        `文の一部なら、全体を引用符で囲んで ${fix} と書く。メモなら、上の行に移す`,
      ],
    },
    'yaml-number': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `読みまちがえやすい数の書き方です（${actual}）`,
        `数なら ${fix}、文字なら "${actual}" と書く`,
      ],
    },
    'yaml-stray-line': {
      messages: ({ actual }: { actual: string }) => [
        `項目の名前がない行です（${actual}）`,
        '消す。上の文の続きなら、字下げをそろえる',
      ],
    },
    'yaml-tab': {
      messages: ['字下げにタブが使われています', '半角の空白2つにする'],
    },
    'yaml-odd-space': {
      messages: ['字下げに、半角ではない空白が使われています', '一段につき半角の空白2つに打ち直す'],
    },
    'yaml-full-width-colon': {
      messages: ({ fix }: { fix: string }) => [
        '項目の名前のあとが全角の「：」です',
        `「${fix}」と書く（半角の : と空白）`,
      ],
    },
    'yaml-no-space': {
      messages: ({ fix }: { fix: string }) => ['コロンのあとに空白がありません', `「${fix}」と書く`],
    },
    'yaml-dash': {
      messages: ({ fix }: { fix: string }) => [
        '一覧の「-」が半角ではないか、あとに半角の空白がありません',
        `「${fix}」と書く`,
      ],
    },
    'yaml-colon-in-value': {
      messages: ({ fix }: { fix: string }) => [
        '文の中の「: 」が、項目の名前のあとのものと区別できません',
        `引用符で囲んで ${fix} と書く`,
      ],
    },
    'yaml-special-start': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `${actual} で始まる文は、そのままでは書けません`,
        `引用符で囲んで ${fix} と書く`,
      ],
    },
    'yaml-curly-quotes': {
      messages: ({ fix }: { fix: string }) => ['引用符が “ ” になっています', `半角の " にして ${fix} と書く`],
    },
    'yaml-quote': {
      messages: ['引用符（" か \'）が閉じられていません', '文の終わりに、はじめと同じ引用符を書く'],
    },
    'yaml-open-bracket': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => {
        const end = actual === '[' ? ']' : '}'
        return [
          `かっこ（${actual}）が閉じられていません`,
          `一覧なら終わりに ${end} を書く。${fix === '' ? '文なら引用符で囲む' : `文なら引用符で囲んで ${fix} と書く`}`,
        ]
      },
    },
    'yaml-indent': {
      messages: ['字下げがそろっていません', '一段につき半角の空白2つにする'],
    },
    'fields-unindented': {
      messages: ({ actual, field }: { actual: string; field: string }) => [
        `${field} の中の項目（${actual}）に、字下げがありません`,
        '行のはじめに半角の空白2つを足す',
      ],
    },
    'yaml-duplicate-key': {
      messages: ['同じ項目が二度書かれています', '片方を消す'],
    },
    'yaml-several-documents': {
      messages: ['ファイルの途中に --- の行があります', '--- の行を消す。その下が別のものなら、別のファイルに移す'],
    },
    'yaml-tag': {
      messages: ['! で始まる言葉は、そのままでは書けません', '全体を引用符で囲むか、消す'],
    },
    'yaml-alias': {
      messages: ['* や & で始まる文は、そのままでは書けません', '全体を引用符で囲む'],
    },
    'yaml-key': {
      messages: [
        'コロンの前の、項目の名前の書き方が違います',
        '「項目の名前: 値」の形で書く。名前を { } や [ ] で囲んでいたら、かっこを取る',
      ],
    },
    'yaml-directive': {
      messages: ['% で始まる行は使えません', 'その行を消す'],
    },
    'yaml-empty': {
      messages: ['中身がありません', '項目を書くか、ファイルを消す'],
    },
  },
} satisfies Category
