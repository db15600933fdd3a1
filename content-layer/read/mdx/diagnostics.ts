import type { Chapter } from '../../diagnostics/words.ts'
import { explainSyntax } from './explain-syntax.ts'

/** Mistakes in the Markdown of a body. */
/** Markdown that pages do not have, and what to write instead, in Japanese. */
const inJapanese: Readonly<Record<string, string>> = {
  'a quotation (>)': '引用（>）',
  'a code block': 'コードのかこみ',
  'code (`…`)': 'コード（`…`）',
  'a Markdown picture': 'Markdown の画像（![…](…)）',
  'raw HTML': 'HTML のタグ',
  'a table (|)': '| で書く表',
  'plain text': 'ふつうの文',
  'plain words': 'ふつうの文',
  'Markdown or a block': 'Markdown かブロック',
  'a block': 'ブロック',
  '## or ###': '## か ###',
}

export const mdxChapter = {
  title: '本文の書き方',
  reason: '本文は文章と表だけを書くところで、プログラムは動かさない',
  source: '決定の記録 0002',
  kinds: {
    'typed-bullet': {
      words: ({ got, fix }: { got: string; fix: string }) => ({
        en: [
          `is a list typed by hand: ${got}`,
          fix === ''
            ? 'write sentences, or move the list to the body'
            : `write ${fix}, with a blank line above the list`,
        ],
        ja: [
          `箇条書きの印が手で打たれています（${got}）`,
          fix === '' ? '文で書くか、本文の一覧にする' : `${fix} と書き、一覧の上を一行あける`,
        ],
      }),
    },
    'mdx-syntax': {
      words: ({ reason }: { reason: string }) => ({
        en: [`is not valid MDX: ${reason}`, 'check that every <Block> is closed'],
        ja: explainSyntax(reason),
      }),
    },
    'mdx-unclosed': {
      words: ({ name }: { name: string }) => ({
        en: [`<${name}> is not closed`, `write </${name}> where it ends`],
        ja: [`<${name}> が閉じられていません`, `終わるところに </${name}> を書く`],
      }),
    },
    'mdx-wrong-closing': {
      words: ({ name, got }: { name: string; got: string }) => ({
        en: [`<${name}> is closed by </${got}>`, `write </${name}>`],
        ja: [`<${name}> が </${got}> で閉じられています`, `</${name}> と書く`],
      }),
    },
    'mdx-lone-closing': {
      words: ({ name }: { name: string }) => ({
        en: [`</${name}> closes nothing`, `write <${name}> before it, or remove it`],
        ja: [`</${name}> に対応する <${name}> がありません`, `前に <${name}> を書くか、消す`],
      }),
    },
    'mdx-curly-quotes': {
      words: ({ got }: { got: string }) => ({
        en: [`has a curly quote: ${got}`, 'write the half-width " on both sides'],
        ja: [`引用符が ${got} になっています`, '両側を半角の " にする'],
      }),
    },
    'mdx-full-width': {
      words: ({ got, fix }: { got: string; fix: string }) => ({
        en: [`has a full-width ${got} in a tag`, `write the half-width ${fix}`],
        ja: [`タグの中に全角の ${got} があります`, `半角の ${fix} にする`],
      }),
    },
    'mdx-full-width-bracket': {
      words: ({ got, fix }: { got: string; fix: string }) => ({
        en: [`has a block in full-width brackets: ${got}`, `write ${fix}`],
        ja: [`ブロックのかっこが全角です（${got}）`, `${fix} と書く`],
      }),
    },
    'mdx-heading-space': {
      words: ({ fix }: { fix: string }) => ({
        en: ['has no half-width space behind the # of a heading', `write ${fix}`],
        ja: ['見出しの # のあとに半角の空白がありません', `${fix} と書く`],
      }),
    },
    'mdx-less-than': {
      words: ({ got }: { got: string }) => ({
        en: [`has a < before ${got}, which begins a block`, 'write 未満 or より小さい, or ＜ in full width'],
        ja: [`${got} の前の < は、ブロックの始まりになります`, '「未満」のような言葉にするか、全角の ＜ にする'],
      }),
    },
    'mdx-html-comment': {
      words: {
        en: ['has an HTML comment <!-- -->', 'write {/* … */}'],
        ja: ['<!-- --> は使えません', '{/* … */} と書く'],
      },
    },
    'mdx-import': {
      words: {
        en: ['uses import or export', 'remove the line; blocks need no import'],
        ja: ['import や export は使えません', 'その行を消す（ブロックはそのまま使える）'],
      },
    },
    'mdx-expression': {
      words: {
        en: ['has an expression other than a literal', 'write text, a number, true, false, or a plain list'],
        ja: ['計算や変数は使えません', '文字・数字・true・false・単純な一覧だけを書く'],
      },
    },
    'mdx-missing-comma': {
      words: {
        en: ['has no comma behind this row', 'write a half-width comma behind the ]'],
        ja: ['この行のうしろにコンマがありません', '] のうしろに半角の , を書く'],
      },
    },
    'mdx-text-expression': {
      words: {
        en: [
          'has { } in the text, which only texts of screens have',
          'write a name in full-width braces, such as ｛上限｝, or the words themselves; write &#123; for a brace',
        ],
        ja: [
          '半角の { } は、本文では使えません（画面の文だけで使います）',
          '数や日付なら ｛上限｝ のように全角のかっこで名前を書き、ほかは言葉をそのまま書く。{ そのものは &#123; と書く',
        ],
      },
    },
    'mdx-html': {
      words: ({ name }: { name: string }) => ({
        en: [`uses the HTML tag <${name}>`, 'use Markdown or a block'],
        ja: [`HTML のタグ <${name}> は使えません`, 'Markdown かブロックで書く'],
      }),
    },
    'mdx-handler': {
      words: ({ name }: { name: string }) => ({
        en: [`has the handler ${name}`, 'remove it; content holds no code'],
        ja: [`${name} は使えません`, '消す（コンテンツにはプログラムを書けない）'],
      }),
    },
    'mdx-spread': {
      words: {
        en: ['spreads properties with {...}', 'write each property by name'],
        ja: ['{...} は使えません', '項目を一つずつ名前で書く'],
      },
    },
    'mdx-markdown': {
      words: ({ name, instead }: { name: string; instead: string }) => ({
        en: [`uses ${name}, which pages do not have`, `use ${instead}`],
        ja: [
          `${inJapanese[name] ?? name.replace(' heading', ' の見出し')} は使えません`,
          `${inJapanese[instead] ?? instead} を使う`,
        ],
      }),
    },
    'mdx-left-over': {
      words: ({ mark }: { mark: string }) => ({
        en: [
          `shows ${mark} as it is, because Markdown does not take it for bold here`,
          'put a space before and behind the bold words, or leave the brackets out of it',
        ],
        ja: [
          `${mark} が太字にならず、そのまま表示されます`,
          '太字の言葉の前後に空白を入れるか、「」や（）を太字の外に出す',
        ],
      }),
    },
    'mdx-definition': {
      words: {
        en: ['uses a link by reference', 'write the link as [text](address)'],
        ja: ['参照形式のリンクは使えません', '[言葉](行き先) の形で書く'],
      },
    },
  },
} satisfies Chapter
