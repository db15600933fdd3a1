import { sampleText } from '../../common/draft-texts.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'

/** Texts that were left unfinished, each with an example where the pattern does not show one. */
const unfinishedText = new RegExp(
  [
    'TODO|FIXME|TBD|ダミー|要確認|（仮）|仮テキスト|仮置き|lorem ipsum',
    // XX
    '(?<![A-Za-zＡ-Ｚａ-ｚ])(?:X{2,}|Ｘ{2,}|x{3,})(?![A-Za-zＡ-Ｚａ-ｚ])',
    // ○○, and ○月
    '[○〇●◯]{2,}|[○●◯](?:月|日|円|%|％|ポイント)',
    // ここに説明が入ります
    'ここに[^。、]{0,20}(?:入ります|入る|入れる|書く)',
    // ああああ
    '([ぁ-んァ-ン])\\1{3,}',
    // @tanaka, :warning:, [要出典] and [1], as chats and encyclopedias write them
    '(?<![\\w.@])@[A-Za-z][\\w-]{2,}|:[a-z][a-z_]{2,}:|\\[(?:要出典|\\d+)\\]',
  ].join('|'),
  'giu',
)

/** Finds texts that were left unfinished, which is an error. */
export function findUnfinishedTexts(text: string): TextProblem[] {
  return [...text.matchAll(unfinishedText)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'placeholder-text',
    details: { actual },
  }))
}

const sampleTextPattern = new RegExp(sampleText, 'gu')

/** Finds samples in place of a real number or name: 「第0000号」, 「（見本）」. */
export function findSampleTexts(text: string): TextProblem[] {
  return [...text.matchAll(sampleTextPattern)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'sample-text',
    details: { actual },
  }))
}
