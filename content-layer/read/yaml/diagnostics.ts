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
      words: ({ got, fix }: { got: string; fix: string }) => ({
        en: [
          `is cut off: a # behind a space begins a comment, so the page does not say ${got}`,
          `write ${fix}; put a memo on a line of its own, above this one`,
        ],
        ja: [
          `文がとちゅうで切れます（空白のあとの # から後ろはメモになり、${got} はページに出ません）`,
          `文の一部なら、全体を引用符で囲んで ${fix} と書く。メモなら、上の行に移す`,
        ],
      }),
    },
    'yaml-number': {
      words: ({ got, fix }: { got: string; fix: string }) => ({
        en: [`is a number in a form that is easily misread: ${got}`, `write ${fix}, or "${got}" if it is a text`],
        ja: [`読みまちがえやすい数の書き方です（${got}）`, `数なら ${fix}、文字なら "${got}" と書く`],
      }),
    },
    'yaml-stray-line': {
      words: ({ got }: { got: string }) => ({
        en: [`is a line without a field's name: ${got}`, 'delete it, or indent it if it belongs to the text above'],
        ja: [`項目の名前がない行です（${got}）`, '消す。上の文の続きなら、字下げをそろえる'],
      }),
    },
    'yaml-tab': {
      words: {
        en: ['is indented with a tab', 'use two spaces'],
        ja: ['字下げにタブが使われています', '半角の空白2つにする'],
      },
    },
    'yaml-full-width-space': {
      words: {
        en: ['is indented with a full-width space', 'use two half-width spaces a level'],
        ja: ['字下げに全角の空白が使われています', '一段につき半角の空白2つにする'],
      },
    },
    'yaml-full-width-colon': {
      words: ({ fix }: { fix: string }) => ({
        en: ['has a full-width colon behind the field name', `write ${fix} with a half-width one`],
        ja: ['項目の名前のあとが全角の「：」です', `「${fix}」と書く（半角の : と空白）`],
      }),
    },
    'yaml-no-space': {
      words: ({ fix }: { fix: string }) => ({
        en: ['has no space behind the colon', `write ${fix}`],
        ja: ['コロンのあとに空白がありません', `「${fix}」と書く`],
      }),
    },
    'yaml-colon-in-value': {
      words: ({ fix }: { fix: string }) => ({
        en: [
          'has a colon and a space inside the text, which look like those behind a field name',
          `put the text in quotes: ${fix}`,
        ],
        ja: ['文の中の「: 」が、項目の名前のあとのものと区別できません', `引用符で囲んで ${fix} と書く`],
      }),
    },
    'yaml-special-start': {
      words: ({ got, fix }: { got: string; fix: string }) => ({
        en: [`has a text that starts with ${got}, which means something else here`, `put the text in quotes: ${fix}`],
        ja: [`${got} で始まる文は、そのままでは書けません`, `引用符で囲んで ${fix} と書く`],
      }),
    },
    'yaml-curly-quotes': {
      words: ({ fix }: { fix: string }) => ({
        en: ['has curly quotes, which do not count as quotes', `write ${fix}`],
        ja: ['引用符が “ ” になっています', `半角の " にして ${fix} と書く`],
      }),
    },
    'yaml-quote': {
      words: {
        en: ['has a quote that is not closed', 'close the text with the same quote'],
        ja: ['引用符（" か \'）が閉じられていません', '文の終わりに、はじめと同じ引用符を書く'],
      },
    },
    'yaml-indent': {
      words: {
        en: ['has wrong indentation', 'indent by two spaces a level'],
        ja: ['字下げがそろっていません', '一段につき半角の空白2つにする'],
      },
    },
    'yaml-duplicate-key': {
      words: {
        en: ['stands twice', 'keep one of them'],
        ja: ['同じ項目が二度書かれています', '片方を消す'],
      },
    },
    'yaml-several-documents': {
      words: {
        en: [
          'has a line --- in the middle of the file',
          'remove the line ---, or move what follows to a file of its own',
        ],
        ja: ['ファイルの途中に --- の行があります', '--- の行を消す。その下が別のものなら、別のファイルに移す'],
      },
    },
    'yaml-tag': {
      words: {
        en: [
          'has a word that starts with !, which means something else here',
          'put the whole text in quotes, or remove it',
        ],
        ja: ['! で始まる言葉は、そのままでは書けません', '全体を引用符で囲むか、消す'],
      },
    },
    'yaml-alias': {
      words: {
        en: ['has a text that starts with * or &, which means something else here', 'put the whole text in quotes'],
        ja: ['* や & で始まる文は、そのままでは書けません', '全体を引用符で囲む'],
      },
    },
    'yaml-key': {
      words: {
        en: [
          'has no field name that can be read before the colon',
          'write it as name: value, the name without { } or [ ]',
        ],
        ja: [
          'コロンの前の、項目の名前の書き方が違います',
          '「項目の名前: 値」の形で書く。名前を { } や [ ] で囲んでいたら、かっこを取る',
        ],
      },
    },
    'yaml-directive': {
      words: {
        en: ['has a line that starts with %', 'remove that line'],
        ja: ['% で始まる行は使えません', 'その行を消す'],
      },
    },
    'yaml-empty': {
      words: {
        en: ['is empty', 'fill in the fields, or delete the file'],
        ja: ['中身がありません', '項目を書くか、ファイルを消す'],
      },
    },
  },
} satisfies Chapter
