import { blockOf, isBlockName } from '#schemas/blocks.ts'

import type { Chapter, Language } from '../../diagnostics/words.ts'
import { explainSyntax } from './explain-syntax.ts'

/** Markdown that pages do not have, and what to write instead, in Japanese. */
const inJapanese: Readonly<Record<string, string>> = {
  'a quotation (>)': '引用（>）',
  'a code block': '``` で囲んだところ',
  'code (`…`)': '`…` で囲んだ言葉',
  'a Markdown picture': '![…](…) の形の絵',
  'raw HTML': 'HTML のタグ',
  'plain text': 'ふつうの文',
  'Markdown or a block': '文かブロック',
  'a block': 'ブロック',
  '## or ###': '## か ###',
}

/** What to write instead of a tag of HTML, by its name; every other one goes. */
const insteadOfTag: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map(
  (
    [
      [['br'], 'remove it, leave a line empty, and begin a new paragraph', 'タグを消し、一行あけて次の段落にする'],
      [['b', 'strong'], 'write **words**', '**言葉** と書く'],
      [['a'], 'write [words](address)', '[言葉](行き先) と書く'],
      [['img'], 'write <Image src="…" alt="…" />', '<Image src="…" alt="…" /> と書く'],
      [['ul', 'ol', 'li'], 'begin each line with "- "', '一行ずつ「- 」で始める'],
      [['table', 'tr', 'th', 'td'], 'use <RateTable>', '<RateTable> で書く'],
      [['h1', 'h2', 'h3', 'h4'], 'write ## or ### before the heading', '見出しの前に ## か ### を書く'],
    ] as const
  ).flatMap(([names, en, ja]) => names.map((name) => [name, { en, ja }] as const)),
)

function insteadOf(tag: string): Readonly<Record<Language, string>> {
  const keepWords = { en: 'remove the tag, and keep its words', ja: 'タグを消して、言葉だけを残す' }
  return insteadOfTag.get(tag.toLowerCase()) ?? keepWords
}

/** A block that holds nothing inside is closed in itself. */
function closingOf(name: string): Readonly<Record<Language, string>> {
  return isBlockName(name) && blockOf(name).children === 'none'
    ? { en: `write <${name} />`, ja: `<${name} /> と書く` }
    : { en: `write </${name}> where it ends`, ja: `終わるところに </${name}> を書く` }
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
            ? 'write sentences, or move the list to the body, with "- "'
            : `write ${fix}, with a blank line above the list`,
        ],
        ja: [
          `この書き方では、箇条書きになりません（${got}）`,
          fix === '' ? '文で書くか、本文に移して「- 」で書く' : `「${fix}」と書き、箇条書きの上を一行あける`,
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
        en: [`<${name}> is not closed`, closingOf(name).en],
        ja: [`<${name}> が閉じられていません`, closingOf(name).ja],
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
        ja: [`ブロックの < > の中に、全角の ${got} があります`, `半角の ${fix} にする`],
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
        en: ['has a heading without the half-width # and space before its words', `write ${fix}`],
        ja: ['見出しの言葉の前には、半角の # と半角の空白が要ります', `「${fix}」と書く`],
      }),
    },
    'mdx-less-than': {
      words: ({ got }: { got: string }) => ({
        en: [`has a < before ${got}, which begins a block`, 'write 未満 or より小さい, or ＜ in full width'],
        ja: [`${got} の前の < は、ブロックの始まりになります`, '「未満」のような言葉にするか、全角の ＜ にする'],
      }),
    },
    'mdx-arrow': {
      words: ({ got }: { got: string }) => ({
        en: [`has ${got}, whose < begins a block`, 'write ← or words, or ＜ in full width'],
        ja: [`${got} の < は、ブロックの始まりになります`, '全角の ＜ にするか、矢印なら ← と書く'],
      }),
    },
    'mdx-too-many-marks': {
      words: ({ limit }: { limit: number }) => ({
        en: [`has more than ${limit} runs of * and _`, 'remove them, or set only single words in bold'],
        ja: [`* と _ が ${limit} か所より多くあります`, '消すか、太字にするのを少しの言葉だけにする'],
      }),
    },
    'mdx-angle-words': {
      words: ({ got, fix }: { got: string; fix: string }) => ({
        en: [`has ${got}, which is read as a block`, `write ${fix}`],
        ja: [`${got} は、ブロックとして読まれます`, `${fix} と書く`],
      }),
    },
    'mdx-html-comment': {
      words: {
        en: ['has an HTML comment <!-- -->', 'remove it, or write the memo as {/* … */}'],
        ja: ['<!-- --> は使えません', '消すか、メモを {/* … */} と書く'],
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
        en: [`uses the HTML tag <${name}>`, insteadOf(name).en],
        ja: [`HTML のタグ <${name}> は使えません`, insteadOf(name).ja],
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
          `${inJapanese[instead] ?? instead} で書く`,
        ],
      }),
    },
    'mdx-definition': {
      words: {
        en: ['uses a link in two parts ([text][name])', 'write the link as [text](address)'],
        ja: ['[言葉][名前] のように二つに分けたリンクは使えません', '[言葉](行き先) の形で書く'],
      },
    },
  },
} satisfies Chapter
