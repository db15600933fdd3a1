/*
 * Forms of markup that authors know from elsewhere, with what to write in their place.
 */

/** Place of a text: Markdown is markup in a body, and shown literally in a field. */
export type Where = 'body' | 'field'

type Hint = string

/**
 * Pattern of one form of markup, and the recommended alternatives. Without `inBody`, a body supports it. Its groups
 * `label` and `url` are the parts of a link.
 */
export type MarkupRule = { pattern: RegExp; inBody?: Hint; inField: Hint }

const onlyBody: Hint = '記号を消す。太字・リンク・見出しを書けるのは本文だけ'
const noSigns: Hint = '記号を消す。目立たせる言葉は、本文で **言葉** と書く'
const characters: Hint = '文字そのものを書く（&amp; なら「&」、&nbsp; なら空白）'
const noBackslash: Hint = '\\ か ¥ を消す。金額なら、うしろに「円」を書く。改行なら、行を分けて書く'
const noCode: Hint = '` を消すか、言葉を「」で囲む'
const plainText: Hint = '言葉をそのまま書く。数や日付なら ｛上限｝ のような名前を書く'

const japanese = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}'
const letters = `${japanese}A-Za-z0-9`

/**
 * Returns a pattern of words between two marks, such as `__大事__`, but not of snake_case or of emoticons such as (^_^).
 * `mark` is a pattern; `sign` is its character, for a character class.
 */
function between(mark: string, sign: string): string {
  const opening = `(?<![${sign}\\w])${mark}(?=[${letters}「『（【｛¥])`
  const closing = `(?<=[${letters}」』）】｝%％！？。])${mark}`
  return `${opening}[^${sign}\\n]+${closing}(?![${sign}\\w])`
}

/** A number in single stars; one after a single star is the mark of a note in other characters. */
const boldNumber = '(?<![*\\w])\\*\\d[\\d,.]*[%％円倍]?\\*(?![*\\w])'

/** A star before a word after a comma, a full stop or a space, without a closing star on its line. */
const loneStar = `(?<=[。、！？]|\\S[ \\u3000])\\*(?=[${japanese}][^*\\n]*(?:\\n|$))`

/** Words in `!!`, but not おトク!! */
const inExclamationMarks = `(?<=^|[\\s。、「（])!!(?=[${letters}])[^!\\n]+!!(?!!)`

/** Words in `^`, but not emoticons such as (^o^). */
const inCarets = `(?<![(（\\w^])\\^(?=[${japanese}])[^\\^\\n]+\\^(?![)）\\w^])`

/** A link with any brackets to what is certainly an address. */
const looseLink = String.raw`[［[【〔](?<label>[^［］[\]【】〔〕\n]+)[］\]】〕][ 　]?[（(](?<url>(?:\/|#|https?:|mailto:|tel:)[^（）()\s]*)[）)]?`

/** A link of Markdown to anything. */
const markdownLink = String.raw`\[[^[\]\n]+\]\([^()\s]+\)`

/** The forms of markup, in the order of precedence for a text that several match. */
export const markupForms = {
  /** `[[キャンペーン]]`, a link of a wiki. */
  wiki: {
    pattern: /\[\[[^[\]\n]+\]\]/gu,
    inBody: '[言葉](行き先) と書くか、言葉だけを残す',
    inField: onlyBody,
  },
  /** `[言葉](/jp/)`, also with other brackets, with a space inside, or not closed: `【言葉】（/jp/`. */
  link: {
    pattern: new RegExp(`${looseLink}|${markdownLink}`, 'gu'),
    inBody: '[言葉](行き先) と、半角のかっこで、空白を入れず、閉じるところまで書く',
    inField: onlyBody,
  },
  /** `**大事**`, `＊＊大事＊＊`, `__大事__`. */
  bold: {
    pattern: new RegExp(`\\*\\*(?:[^*\\n]*\\*\\*)?|＊＊(?:[^＊\\n]*＊＊)?|${between('__', '_')}`, 'gu'),
    inBody: '太字にする言葉の前とうしろを半角の ** で囲み、** と言葉のあいだの空白を消す',
    inField: onlyBody,
  },
  /** `_大事_`, `*大事*`, `*50*%`. */
  emphasis: {
    pattern: new RegExp(`${between('_', '_')}|${between('\\*(?!\\d)', '*')}|${boldNumber}|${loneStar}`, 'gu'),
    inBody: noSigns,
    inField: onlyBody,
  },
  /** Words that other dialects strike through, highlight, insert or hide: `~~`, `==`, `++`, `!!`, `^`, `||`. */
  marked: {
    pattern: new RegExp(
      `~~(?:[^~\\n]*~~)?|${between('==', '=')}|${between('\\+\\+', '+')}|${inExclamationMarks}|${inCarets}|\\|\\|[^|\\n]+\\|\\|`,
      'gu',
    ),
    inBody: noSigns,
    inField: onlyBody,
  },
  /** A checkbox, `- [ ]`. */
  task: {
    pattern: /^[ 　]*(?:[-*] )?[［[][ 　xX✓✔]?[］\]](?=[ 　]|$)(?![ 　]*[（(])/gmu,
    inBody: 'かっこを消し、「- 」だけで始める',
    inField: onlyBody,
  },
  /** `:::note`. */
  container: {
    pattern: /^[ 　]*[:：]{3,}.*$/gmu,
    inBody: '文の前に <Notice title="…">、うしろに </Notice> と書く',
    inField: onlyBody,
  },
  /** Rows between `|`, the line `|---` below the head of a table, or rows with tabs, as pasted from a spreadsheet. */
  table: {
    pattern: /(?:^[ 　]*[|｜].*[|｜][ 　]*(?:\n|$))+|\|[ 　]*:?-{2,}.*$|(?:^[^\t\n]*\S\t+\S.*(?:\n|$))+/gmu,
    inBody: '<RateTable> で書く',
    inField: '文で書くか、本文に移して <RateTable> で書く',
  },
  /** A tag of forums (BBCode) or of WordPress: `[b]`, `[size=5]`, `[/url]`. */
  bracketTag: {
    pattern:
      /\[\/?(?:b|i|u|s|url|img|size|color|quote|code|notice|note|info|tip|alert|warning|steps|center)(?:=[^\]\n]*)?\]/giu,
    inBody: noSigns,
    inField: onlyBody,
  },
  /** A placeholder of a template language: `{{ name }}`, `${name}`. */
  template: {
    pattern: /\{\{[^{}\n]*\}\}|\$\{[^{}\n]*\}/gu,
    inBody: plainText,
    inField: plainText,
  },
  /** A character reference of HTML: `&nbsp;`, `＆amp；`. */
  entity: {
    pattern: /[&＆](?:#x?[0-9A-Fa-f]+|[A-Za-z][A-Za-z0-9]+)[;；]|&(?:nbsp|amp|lt|gt|quot|ensp|emsp)(?![A-Za-z0-9])/gu,
    inBody: characters,
    inField: characters,
  },
  /** `\1,000` for yen, or an escape such as `\n`, also with a yen sign. */
  backslash: { pattern: /\\(?:\d[\d,.]*|[^\s])?|[¥￥][nrt](?![A-Za-z])/gu, inBody: noBackslash, inField: noBackslash },
  /** Words in grave accents. */
  code: { pattern: /`+(?:[^`\n]*`+)?/gu, inBody: noCode, inField: noCode },
  /** A tag or a comment of HTML or MDX, also in full-width brackets: `<br>`, `＜b＞`, `<!--`. */
  tag: { pattern: /<\/?[a-z][^<>]*>|＜\/?[ 　]*[a-z]{1,40}[^＜＞<>]*[＞>]|<!--|\{\/\*/giu, inField: onlyBody },
  /** `## 見出し`, also with full-width signs or without the space. */
  heading: { pattern: /^[#＃]{1,6}[ 　]|^[#＃]{2,6}(?=\S)/gmu, inField: onlyBody },
  /** `> 言葉`. */
  quotation: { pattern: /^> /gmu, inField: onlyBody },
  /** A horizontal rule, or the underline of a heading. */
  rule: { pattern: /^[ 　]*(?:-{3,}|\*{3,}|_{3,}|={3,})[ 　]*$/gmu, inField: onlyBody },
} satisfies Record<string, MarkupRule>

export type MarkupForm = keyof typeof markupForms

/** Returns the recommended alternative to a form of markup. */
export function insteadOfMarkup(form: MarkupForm, where: Where): Hint {
  const { inBody, inField }: MarkupRule = markupForms[form]
  return where === 'body' ? (inBody ?? inField) : inField
}
