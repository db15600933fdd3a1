const day = String.raw`(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日(?:\([日月火水木金土]\))?|末)?`
const time = String.raw`\d{1,2}:\d{2}`
const amount = String.raw`P?\d[\d,.]*(?:%|％|円|ポイント|P|日|回|人|名|件|か月|歳|年)分?`

/**
 * A date, a time or an amount with its unit and the following particle and punctuation, within which lines must not
 * break.
 */
const unbreakablePattern = new RegExp(`(${day}|${time}|${amount})((?:まで|から)?[にのはをがも]?[、。」）)]*)`, 'g')

type TextPart = { text: string } | { unbreakable: string }

/** Splits a text into breakable parts and dates, times and amounts, which are unbreakable. */
export function splitUnbreakable(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(unbreakablePattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ unbreakable: match[0] })
    end = match.index + match[0].length
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}
