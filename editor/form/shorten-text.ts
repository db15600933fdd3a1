/** Maximum length of the first words of a text, in characters. */
const maxLength = 24

/** Returns the first words of a text, in one line. */
export function shortenText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}
