/** Matches a text in Japanese: attributes in Latin letters, such as ids, are not for people. */
const inJapanese = /[^ -~]/

/** Returns the attributes of a tag that are for people, each on a line of its own. */
function listTagTexts(tag: string): string {
  const values = [...tag.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value)
  return values
    .filter((value) => inJapanese.test(value))
    .map((value) => `\n${value}\n`)
    .join('')
}

/** Returns the lines of a body's texts; of the attributes of its blocks, only those that are for people. */
function listBodyTexts(body: string): string[] {
  return body
    .replaceAll(/<[^<>]*>/g, listTagTexts)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
}

/** Returns the lines of a body's texts that it already had before, which a review mark above the body is about. */
export function unchangedTexts(body: string, before: string): string[] {
  const linesBefore = new Set(listBodyTexts(before))
  return listBodyTexts(body).filter((line) => linesBefore.has(line))
}
