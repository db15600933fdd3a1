import type { Chapter } from '../../diagnostics/words.ts'
import { explainYaml } from './explain-yaml.ts'

export const yamlChapter = {
  title: '項目の書き方（YAML）',
  reason: '記号や字下げが違うと、別の意味に読まれる',
  source: 'YAML 1.2',
  kinds: {
    'yaml-syntax': {
      words: ({ reason }: { reason: string }) => explainYaml(reason),
    },
    'text-cut-by-comment': {
      reason: '文の後ろがページから落ちる',
      words: ({ got, fix }: { got: string; fix: string }) => [
        `文がとちゅうで切れます（空白のあとの # から後ろはメモになり、${got} はページに出ません）`,
        `文の一部なら、全体を引用符で囲んで ${fix} と書く。メモなら、上の行に移す`,
      ],
    },
    'yaml-number': {
      words: ({ got, fix }: { got: string; fix: string }) => [
        `読みまちがえやすい数の書き方です（${got}）`,
        `数なら ${fix}、文字なら "${got}" と書く`,
      ],
    },
    'yaml-stray-line': {
      words: ({ got }: { got: string }) => [
        `項目の名前がない行です（${got}）`,
        '消す。上の文の続きなら、字下げをそろえる',
      ],
    },
    'yaml-tab': {
      words: ['字下げにタブが使われています', '半角の空白2つにする'],
    },
    'yaml-full-width-space': {
      words: ['字下げに全角の空白が使われています', '一段につき半角の空白2つにする'],
    },
    'yaml-full-width-colon': {
      words: ({ fix }: { fix: string }) => [
        '項目の名前のあとが全角の「：」です',
        `「${fix}」と書く（半角の : と空白）`,
      ],
    },
    'yaml-no-space': {
      words: ({ fix }: { fix: string }) => ['コロンのあとに空白がありません', `「${fix}」と書く`],
    },
    'yaml-colon-in-value': {
      words: ({ fix }: { fix: string }) => [
        '文の中の「: 」が、項目の名前のあとのものと区別できません',
        `引用符で囲んで ${fix} と書く`,
      ],
    },
    'yaml-special-start': {
      words: ({ got, fix }: { got: string; fix: string }) => [
        `${got} で始まる文は、そのままでは書けません`,
        `引用符で囲んで ${fix} と書く`,
      ],
    },
    'yaml-curly-quotes': {
      words: ({ fix }: { fix: string }) => ['引用符が “ ” になっています', `半角の " にして ${fix} と書く`],
    },
    'yaml-quote': {
      words: ['引用符（" か \'）が閉じられていません', '文の終わりに、はじめと同じ引用符を書く'],
    },
    'yaml-indent': {
      words: ['字下げがそろっていません', '一段につき半角の空白2つにする'],
    },
    'yaml-duplicate-key': {
      words: ['同じ項目が二度書かれています', '片方を消す'],
    },
    'yaml-several-documents': {
      words: ['ファイルの途中に --- の行があります', '--- の行を消す。その下が別のものなら、別のファイルに移す'],
    },
    'yaml-tag': {
      words: ['! で始まる言葉は、そのままでは書けません', '全体を引用符で囲むか、消す'],
    },
    'yaml-alias': {
      words: ['* や & で始まる文は、そのままでは書けません', '全体を引用符で囲む'],
    },
    'yaml-key': {
      words: [
        'コロンの前の、項目の名前の書き方が違います',
        '「項目の名前: 値」の形で書く。名前を { } や [ ] で囲んでいたら、かっこを取る',
      ],
    },
    'yaml-directive': {
      words: ['% で始まる行は使えません', 'その行を消す'],
    },
    'yaml-empty': {
      words: ['中身がありません', '項目を書くか、ファイルを消す'],
    },
  },
} satisfies Chapter
