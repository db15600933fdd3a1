import { append, inFields, replaceOnce, type Case, type Edit } from '../../../tests/support/sites/small-content.ts'

const noodles = (change: Edit) => ({ './noodles.mdx': inFields(change) })
const target = (written: string) => noodles(replaceOnce('target: カードで支払った方', `target: ${written}`))
const body = (written: string) => ({ './noodles.mdx': append(`\n${written}\n`) })
const alt = (written: string) => noodles(replaceOnce('logo.svg\n    alt: 食堂', `logo.svg\n    alt: ${written}`))

const targetDiagnostic = (kind: string) => [`./noodles.mdx:26:1 target ${kind}`]

/** Placeholder texts, and markup and characters that a page would show literally. */
export const wordingCases: readonly Case[] = [
  { title: 'a placeholder', changes: target('要確認の方'), diagnostics: targetDiagnostic('placeholder-text') },
  {
    title: 'a placeholder of circles',
    changes: target('○○のお店の方'),
    diagnostics: targetDiagnostic('placeholder-text'),
  },
  {
    title: 'a placeholder in full width',
    changes: target('ＸＸの方'),
    diagnostics: targetDiagnostic('placeholder-text'),
  },
  {
    title: 'a placeholder in a body',
    changes: body('これはTODOです。'),
    diagnostics: ['./noodles.mdx:58:4 - placeholder-text'],
  },
  ...['＊1', '*1', '（注1）', '(注)'].map((mark) => ({
    title: `a note's mark as ${mark}`,
    changes: target(`対象の店で払った方${mark}`),
    diagnostics: ['./noodles.mdx:26:1 target mark-in-other-signs'],
  })),
  ...['キャンーペンの方', '環元を受ける方', '付予された方', 'ご確認下さい', 'エントリー出来る方'].map((written) => ({
    title: `a typing mistake: ${written}`,
    changes: target(written),
    diagnostics: [...targetDiagnostic('spelling')],
  })),
  {
    title: 'a word that the business side has added to the list',
    changes: {
      ...target('ラーメン好きの方'),
      'words.yaml': replaceOnce(
        'promises:\n',
        'promises:\n  - say: [ラーメン]\n    reason: 商品名は書かない\n    source: 社内の決まり\n',
      ),
    },
    diagnostics: targetDiagnostic('promise-too-much'),
  },
  {
    title: 'a word that the business side has taken from the list',
    changes: { ...target('キャンーペンの方'), 'words.yaml': replaceOnce('[キャンーペン, ', '[') },
    diagnostics: [],
  },
  {
    title: 'without lists, words of lists',
    changes: { ...target('キャンーペンの方、もれなく'), 'words.yaml': null },
    diagnostics: [],
  },
  {
    title: 'mistakes in the phrase lists',
    changes: {
      'words.yaml': 'promises:\n  - say: []\n    reason: 理由\nseasons:\n  - say: [雪]\n    months: [13]\nseason: []\n',
    },
    diagnostics: [
      'words.yaml:2:5 promises[1].say too-few',
      'words.yaml:6:14 seasons[1].months[1] too-big',
      'words.yaml:7:1 season unknown-key',
    ],
  },
  { title: 'a star that is no mark', changes: target('3*4の額に入る絵と★5の店の方'), diagnostics: [] },
  {
    title: 'a body that starts with a small heading',
    changes: { './noodles.mdx': replaceOnce('## 還元率の内訳', '### 還元率の内訳') },
    diagnostics: ['./noodles.mdx:37:1 - heading-begins-low'],
  },
  {
    title: 'a picture described by a dash',
    changes: alt('"-"'),
    diagnostics: ['./noodles.mdx:29:5 logosOnDetail[1].alt alt-says-nothing'],
  },
  { title: 'letters that are no placeholder', changes: target('XLサイズとMAXと○の方'), diagnostics: [] },
  {
    title: 'bold text in a field',
    changes: target('"**大事**な方"'),
    diagnostics: targetDiagnostic('markup-in-text'),
  },
  { title: 'a tag in a field', changes: target('一行<br>二行'), diagnostics: targetDiagnostic('markup-in-text') },
  {
    title: 'a link in a field',
    changes: target('"[方](https://example.jp/)"'),
    diagnostics: targetDiagnostic('markup-in-text'),
  },
  { title: 'half-width kana', changes: target('ﾎﾟｲﾝﾄの方'), diagnostics: targetDiagnostic('odd-characters') },
  {
    title: 'kana with a separate voicing mark',
    changes: target('ポイントの方'.normalize('NFD')),
    diagnostics: targetDiagnostic('odd-characters'),
  },
  { title: 'a replacement character', changes: target('\ufffdの方'), diagnostics: targetDiagnostic('odd-characters') },
  { title: 'a list typed by hand', changes: body('・送料'), diagnostics: ['./noodles.mdx:58:1 - typed-bullet'] },
  { title: 'a list without its spaces', changes: body('-送料'), diagnostics: ['./noodles.mdx:58:1 - typed-bullet'] },
  { title: 'a list', changes: body('- 送料\n- 手数料・税'), diagnostics: [] },
  {
    title: 'a picture that is called a picture',
    changes: alt('画像'),
    diagnostics: ['./noodles.mdx:29:5 logosOnDetail[1].alt alt-says-nothing'],
  },
  {
    title: 'a picture described by its file',
    changes: alt('logo.svg'),
    diagnostics: ['./noodles.mdx:29:5 logosOnDetail[1].alt alt-says-nothing'],
  },
  {
    title: 'an amount that is promised and one that is only quoted',
    changes: target('｛「300円」｝まで、｛「500円」｝の品の方'),
    diagnostics: targetDiagnostic('quoted-promise'),
  },
  {
    title: 'a rate that the page does not have, quoted together with the word that promises it',
    changes: target('｛「最大10%」｝の方'),
    diagnostics: targetDiagnostic('quoted-promise'),
  },
  { title: 'a name that is quoted', changes: target('｛「24時間ジム」｝の方'), diagnostics: [] },
  {
    title: 'a link whose words are an address',
    changes: body('[https://help.example.jp/](https://help.example.jp/)'),
    diagnostics: ['./noodles.mdx:58:2 - address-in-text'],
  },
  {
    title: 'a link with words before an address',
    changes: body('[ヘルプ（https://help.example.jp/）](https://help.example.jp/)'),
    diagnostics: [],
  },
  {
    title: 'two questions without their titles',
    changes: body('<Faq>\n  <Question>\n    はい。\n  </Question>\n  <Question>\n    いいえ。\n  </Question>\n</Faq>'),
    diagnostics: ['./noodles.mdx:59:3 Question.title missing', './noodles.mdx:62:3 Question.title missing'],
  },
]
