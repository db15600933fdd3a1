/** Words that apply to any picture, so that they describe none. Alone, or with a number. */
const genericTerms = [
  '画像',
  '写真',
  'イメージ',
  '絵',
  'ロゴ',
  'バナー',
  'image',
  'img',
  'picture',
  'photo',
  'logo',
  'banner',
  'alt',
  '説明',
  '説明文',
  '代替テキスト',
  '下書き',
  'draft',
  'なし',
  '無し',
]

/** Terms by which drafts call a picture after its place or its state, as notes for the illustrator. */
const draftTerms = [
  '不要',
  '未定',
  '同上',
  '上と同じ',
  '前と同じ',
  'KV',
  'キービジュアル',
  'メインビジュアル',
  'サムネイ',
  'サムネイル',
  'アイキャッチ',
  'バナー',
  'ロゴ',
  '写真',
  'ステップ',
  '手順',
  'アイコン',
  'イラスト',
  'ダミー',
  '仮',
  'テスト',
  'test',
  'dummy',
]

/** Endings of a term of drafts: バナー（仮）. */
const draftSuffixes = ['（仮）', String.raw`\(仮\)`, '画像', 'の絵', 'の画像']

/** Instructions for the illustrator, anywhere in the text. */
const instructionsToIllustrators = ['差し替え', '作画', '入稿', '確認中']

/** Words by which picture agencies tag their files. */
const agencyTags = ['vector', 'stock', 'clipart', 'illustration', 'template']

/** The number of several pictures that have the same word: 画像2. */
const number = '[0-9０-９]*'

const matchAny = (patterns: readonly string[]) => `(?:${patterns.join('|')})`

/** Patterns of texts that describe no image, each with an example. Capital letters make no difference. */
const meaningless = [
  // 画像2
  `^${matchAny(genericTerms)}${number}$`,
  // IMG_1234, as cameras name their files
  String.raw`^(?:IMG|DSC[FN]?|PXL|P)[-_]?\d{3,}\w*${number}$`,
  // スクリーンショット 2023-04-10
  '^スクリーンショット.*$',
  // …
  `^[-ー－―—.。・]+${number}$`,
  // apple.png
  String.raw`\.(?:svg|png|jpe?g|webp|avif)$`,
  // バナー（仮）
  `^${matchAny(draftTerms)}${matchAny(draftSuffixes)}?${number}$`,
  // あとで書く
  '^(?:あとで|後で).*$',
  // 750x420px
  String.raw`^\d{2,4} ?[x×✕] ?\d{2,4}(?:px)?$`,
  // りんごの絵？
  '[？?]$',
  // 4月に差し替え
  matchAny(instructionsToIllustrators),
  // 公開予定）
  '予定[）)]?$',
  // Vector illustration
  String.raw`\b${matchAny(agencyTags)}\b`,
]

const meaninglessText = new RegExp(meaningless.join('|'), 'i')

/**
 * Returns whether an alternative text can describe its image: it is not the name of a file, a word that applies to any
 * picture, or a note for illustrators or authors that is left from a draft.
 */
export function describesImage(altText: string): boolean {
  return !meaninglessText.test(altText.trim())
}
