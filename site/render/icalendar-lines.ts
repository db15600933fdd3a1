/** Maximum length of a line in octets (RFC 5545 §3.1). */
const lineLength = 75

/** Escapes characters that would end the value or the line (RFC 5545 §3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Splits a line between characters into lines of at most 75 octets; all but the first start with a space. */
function foldLine(line: string): string {
  let output = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    const isFull = octets + size > lineLength
    output += isFull ? `\r\n ${character}` : character
    octets = isFull ? 1 + size : octets + size
  }
  return output
}

/** Formats an instant, in milliseconds since 1970, as UTC in iCalendar: 20230608T150000Z. */
export function formatUtc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Start of counting for SEQUENCE, which is limited to 31 bits. */
const firstRevision = Date.UTC(2020, 0, 1)

/**
 * Returns the lines that identify the newer one of two versions of an event (RFC 5545 §3.8.7). `revised` is the time of
 * the last change, in milliseconds since 1970; each second counts as a revision.
 */
export function formatRevisionLines(revised: number): string[] {
  const sequence = Math.min(Math.max(Math.floor((revised - firstRevision) / 1000), 0), 2 ** 31 - 1)
  return [`DTSTAMP:${formatUtc(revised)}`, `LAST-MODIFIED:${formatUtc(revised)}`, `SEQUENCE:${sequence}`]
}

/** Joins the lines of an iCalendar file. */
export function writeLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
