import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** Maximum number of title lines on a phone's stage (specification §3, title). */
const maxLines = 2
/** Maximum width of a title line, in full-width characters. */
const maxLineWidth = 11

/** Matches what is drawn as part of the emoji before it: 👩 with 👦 joined to it, a skin tone, a variation selector. */
const partOfEmoji = /\u200d\p{Extended_Pictographic}|[\ufe0e\ufe0f]|\p{Emoji_Modifier}/gu
/** Matches the two letters of a flag. */
const flag = /\p{Regional_Indicator}{2}/gu

/** Returns the width of a line in full-width characters; a half-width character counts as half. */
export function lineWidth(line: string): number {
  return Array.from(line.replace(partOfEmoji, '').replace(flag, '旗')).reduce(
    (width, character) => width + (/[\u0020-\u007e\uff61-\uff9f]/.test(character) ? 0.5 : 1),
    0,
  )
}

/** Returns whether a text has a placeholder without a value: its length on the page is unknown. */
export function hasPlaceholder(text: string): boolean {
  return /[｛｝]/.test(text)
}

function offsetOfLine(lines: readonly string[], index: number): number {
  return lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0)
}

/** Reports a title with too many lines, or otherwise each line that is too wide. */
export function checkTitle(title: string): FieldDiagnostic[] {
  const lines = title.trimEnd().split('\n')
  if (lines.length > maxLines)
    return [
      {
        path: ['title'],
        offset: offsetOfLine(lines, maxLines),
        kind: 'title-too-many-lines',
        details: { actual: lines.length, maximum: maxLines },
      },
    ]
  return lines.flatMap((line, index) => {
    const count = lineWidth(line)
    return count > maxLineWidth && !hasPlaceholder(line)
      ? [
          {
            path: ['title'],
            offset: offsetOfLine(lines, index),
            kind: 'title-too-long',
            details: { line: index + 1, count, maximum: maxLineWidth },
          },
        ]
      : []
  })
}

/** Maximum width of a tag that fits on one line of a small phone, in full-width characters. */
const maxTagWidth = 24

/** Reports a tag that a small phone cannot show in one line. */
export function checkTag({ tag }: { tag: string }): FieldDiagnostic[] {
  const count = lineWidth(tag)
  return count > maxTagWidth && !hasPlaceholder(tag)
    ? [{ path: ['tag'], kind: 'tag-too-long', details: { count, maximum: maxTagWidth } }]
    : []
}
