import { getBlock, isBlockName } from '#schemas/blocks.ts'

import { explainMdx } from '../explanations/explain-mdx.ts'
import type { Category } from '../message.ts'

/** Markdown that pages do not support, and the alternatives in Japanese. */
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

/** Alternatives to HTML tags, by tag name; all other tags have to be removed. */
const insteadOfTag: ReadonlyMap<string, string> = new Map(
  (
    [
      [['br'], 'タグを消し、一行あけて次の段落にする'],
      [['b', 'strong'], '**言葉** と書く'],
      [['a'], '[言葉](行き先) と書く'],
      [['img'], '<Image src="…" alt="…" /> と書く'],
      [['ul', 'ol', 'li'], '一行ずつ「- 」で始める'],
      [['table', 'tr', 'th', 'td'], '<RateTable> で書く'],
      [['h1', 'h2', 'h3', 'h4'], '見出しの前に ## か ### を書く'],
    ] as const
  ).flatMap(([names, instead]) => names.map((name) => [name, instead] as const)),
)

function describeAlternative(tag: string): string {
  return insteadOfTag.get(tag.toLowerCase()) ?? 'タグを消して、言葉だけを残す'
}

/** Formats the end of a tag: a block without children closes itself. */
function describeClosing(name: string): string {
  return isBlockName(name) && getBlock(name).children === 'none'
    ? `<${name} /> と書く`
    : `終わるところに </${name}> を書く`
}

export const mdxCategory = {
  title: '本文の書き方',
  reason: '本文は文章と表だけを書くところで、プログラムは動かさない',
  source: '決定の記録 0002',
  kinds: {
    'typed-bullet': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `この書き方では、箇条書きになりません（${actual}）`,
        fix === '' ? '文で書くか、本文に移して「- 」で書く' : `「${fix}」と書き、箇条書きの上を一行あける`,
      ],
    },
    'mdx-syntax': {
      messages: ({ reason }: { reason: string }) => explainMdx(reason),
    },
    'mdx-unclosed': {
      messages: ({ name }: { name: string }) => [`<${name}> が閉じられていません`, describeClosing(name)],
    },
    'mdx-wrong-closing': {
      messages: ({ name, actual }: { name: string; actual: string }) => [
        `<${name}> が </${actual}> で閉じられています`,
        `</${name}> と書く`,
      ],
    },
    'mdx-lone-closing': {
      messages: ({ name }: { name: string }) => [
        `</${name}> に対応する <${name}> がありません`,
        `前に <${name}> を書くか、消す`,
      ],
    },
    'mdx-quote': {
      messages: ['ブロックの言葉の引用符（"）が閉じられていません', '言葉の終わりに半角の " を書く'],
    },
    'mdx-open-comment': {
      messages: ['メモが閉じられていません', 'メモの終わりに */} と書く'],
    },
    'mdx-unquoted': {
      messages: ({ fix }: { fix: string }) => ['ブロックの言葉が引用符で囲まれていません', `${fix} と書く`],
    },
    'mdx-curly-quotes': {
      messages: ({ actual }: { actual: string }) => [`引用符が ${actual} になっています`, '両側を半角の " にする'],
    },
    'mdx-full-width': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `ブロックの中に、全角の ${actual} があります`,
        `半角の ${fix} にする`,
      ],
    },
    'mdx-full-width-bracket': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `ブロックのかっこが全角です（${actual}）`,
        `${fix} と書く`,
      ],
    },
    'mdx-heading-space': {
      messages: ({ fix }: { fix: string }) => [
        '見出しの言葉の前には、半角の # と半角の空白が要ります',
        `「${fix}」と書く`,
      ],
    },
    'mdx-less-than': {
      messages: ({ actual }: { actual: string }) => [
        `${actual} の前の < は、ブロックの始まりになります`,
        '「未満」のような言葉にするか、全角の ＜ にする',
      ],
    },
    'mdx-too-many-marks': {
      messages: ({ limit }: { limit: number }) => [
        `* と _ が ${limit} か所より多くあります`,
        '消すか、太字にするのを少しの言葉だけにする',
      ],
    },
    'mdx-angle-words': {
      messages: ({ actual, fix }: { actual: string; fix: string }) => [
        `${actual} は、ブロックとして読まれます`,
        `${fix} と書く`,
      ],
    },
    'mdx-html-comment': {
      messages: ['<!-- --> は使えません', '消すか、メモを {/* … */} と書く'],
    },
    'mdx-import': {
      messages: ['import や export は使えません', 'その行を消す（ブロックはそのまま使える）'],
    },
    'mdx-expression': {
      messages: ['計算や変数は使えません', '文字・数字・true・false・単純な一覧だけを書く'],
    },
    'mdx-missing-comma': {
      messages: ['この行のうしろにコンマがありません', '] のうしろに半角の , を書く'],
    },
    'mdx-text-expression': {
      messages: [
        '半角の { } は、本文では使えません（画面の文だけで使います）',
        '数や日付なら ｛上限｝ のように全角のかっこで名前を書き、ほかは言葉をそのまま書く。{ そのものは &#123; と書く',
      ],
    },
    'mdx-html': {
      messages: ({ name }: { name: string }) => [`HTML のタグ <${name}> は使えません`, describeAlternative(name)],
    },
    'mdx-handler': {
      messages: ({ name }: { name: string }) => [`${name} は使えません`, '消す（コンテンツにはプログラムを書けない）'],
    },
    'mdx-spread': {
      messages: ['{...} は使えません', '項目を一つずつ名前で書く'],
    },
    'mdx-markdown': {
      messages: ({ name, instead }: { name: string; instead: string }) => [
        `${inJapanese[name] ?? name.replace(' heading', ' の見出し')} は使えません`,
        `${inJapanese[instead] ?? instead} で書く`,
      ],
    },
    'mdx-definition': {
      messages: ['[言葉][名前] のように二つに分けたリンクは使えません', '[言葉](行き先) の形で書く'],
    },
  },
} satisfies Category
