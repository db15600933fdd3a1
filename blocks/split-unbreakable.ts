const day = String.raw`(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日(?:\([日月火水木金土]\))?|末)?`
const time = String.raw`\d{1,2}:\d{2}`
const amount = String.raw`P?\d[\d,.]*(?:%|％|円|ポイント|P|日|回|人|名|件|か月|歳|年)分?`

/** Particles and punctuation that follow. */
const ending = String.raw`(?:まで|から)?[にのはをがも]?[、。」）)]*`

/** A date, a time or an amount with its unit, and what follows it, within which lines must not break. */
const unbreakablePattern = new RegExp(`(?:${day}|${time}|${amount})${ending}`, 'g')

type TextPart = { text: string } | { unbreakable: string }

/** Splits a text into breakable and unbreakable parts; the latter are dates, times and amounts. */
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
