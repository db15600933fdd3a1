/** The most octets of a line (RFC 5545 §3.1). */
const lineLength = 75

/** A text in which nothing ends the value or the line (RFC 5545 §3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Parts a line into several of at most 75 octets, between characters; all but the first begin with a space. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    const isFull = octets + size > lineLength
    folded += isFull ? `\r\n ${character}` : character
    octets = isFull ? 1 + size : octets + size
  }
  return folded
}

/** The lines of an iCalendar file as its text. */
export function writeLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
