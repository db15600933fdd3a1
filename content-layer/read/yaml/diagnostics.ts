import type { Chapter } from '../../diagnostics/words.ts'

export const yamlChapter = {
  title: '項目の書き方（YAML）',
  reason: '記号や字下げが違うと、別の意味に読まれる',
  source: 'YAML 1.2',
  kinds: {
    'yaml-syntax': {
      words: ({ reason }: { reason: string }) => ({
        en: [`is not valid YAML: ${reason}`, 'check the colon, quotes and indentation here'],
        ja: [`YAML の書き方が正しくありません（${reason}）`, 'この行のコロン・引用符・字下げを確かめる'],
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
        ja: ['項目の名前のあとが全角の「：」です', `${fix} と書く（半角の : と空白）`],
      }),
    },
    'yaml-no-space': {
      words: ({ fix }: { fix: string }) => ({
        en: ['has no space behind the colon', `write ${fix}`],
        ja: ['コロンのあとに空白がありません', `${fix} と書く`],
      }),
    },
    'yaml-colon-in-value': {
      words: ({ fix }: { fix: string }) => ({
        en: ['has a colon and a space inside the text', `put the text in quotes: ${fix}`],
        ja: ['文の中に「: 」があります', `引用符で囲んで ${fix} と書く`],
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
        ja: ['引用符が閉じられていません', '文の終わりに同じ引用符を書く'],
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
        en: ['has a second document after ---', 'keep one document in a file'],
        ja: ['--- のあとに二つ目の文書があります', '一つのファイルには一つだけ書く'],
      },
    },
    'yaml-tag': {
      words: ({ reason }: { reason: string }) => ({
        en: [`has a ! tag: ${reason}`, 'remove the tag, or put the text in quotes'],
        ja: [`! で始まる印があります（${reason}）`, '消すか、全体を引用符で囲む'],
      }),
    },
    'yaml-alias': {
      words: {
        en: ['has a YAML reference (* or &)', 'write the value out, or put the text in quotes'],
        ja: ['YAML の参照（* や &）は使えません', '値をそのまま書くか、全体を引用符で囲む'],
      },
    },
    'yaml-key': {
      words: {
        en: ['has a field name that is not plain text', 'write a plain name before the colon'],
        ja: ['項目の名前がただの文字ではありません', 'コロンの前に項目の名前だけを書く'],
      },
    },
    'yaml-directive': {
      words: {
        en: ['has a % line of YAML', 'remove that line'],
        ja: ['% で始まる YAML の指示があります', 'その行を消す'],
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
