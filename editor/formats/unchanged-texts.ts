/** Matches a character of a Japanese text. Attributes in Latin letters, such as ids, are not for people. */
const inJapanese = /[^ -~]/

/** Returns the values of a tag's attributes that are for people, each on a line of its own. */
function listTagTexts(tag: string): string {
  const values = [...tag.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value)
  return values
    .filter((value) => inJapanese.test(value))
    .map((value) => `\n${value}\n`)
    .join('')
}

/** Returns the lines of text in a body, including the attributes of blocks that are for people. */
function listBodyTexts(body: string): string[] {
  return body
    .replaceAll(/<[^<>]*>/g, listTagTexts)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
}

/** Returns the lines of text in a body that it had before as well: those that its review mark still refers to. */
export function listUnchangedTexts(body: string, before: string): string[] {
  const linesBefore = new Set(listBodyTexts(before))
  return listBodyTexts(body).filter((line) => linesBefore.has(line))
}
