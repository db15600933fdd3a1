/** Matches Japanese punctuation at the end of a value, which was copied along with it. */
const endPunctuation = /[。、，．）」』】｝]+$/u

/**
 * Corrections of a value's characters, each applied to the result of those before it: full-width characters become
 * half-width, spaces and the punctuation of a sentence go, and a path of Windows becomes one of the web.
 */
const corrections: readonly ((value: string) => string)[] = [
  (value) => value.normalize('NFKC'),
  (value) => value.replace(endPunctuation, ''),
  (value) => value.replaceAll(/\s+/gu, ''),
  (value) => value.replaceAll('\\', '/'),
]

/** Corrections that would change what a link means, and fit colours, images and ids only. */
const correctionsOfCodes: readonly ((value: string) => string)[] = [
  (value) => value.toLowerCase(),
  (value) => value.replace(/\.(?:mdx|yaml)$/u, ''),
  (value) => value.replace(/^#?([0-9a-f]{6})$/u, '#$1'),
  (value) => value.replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/u, '#$1$1$2$2$3$3'),
]

/**
 * Finds the valid value that was most likely intended: `images\logo.svg` is `images/logo.svg`, `＃FF9E6D` is `#ff9e6d`,
 * and `Books.mdx` is the id `books`. Returns '' if none is near.
 */
export function findIntendedForm(
  written: string,
  isValid: (value: string) => boolean,
  { isCode = false }: { isCode?: boolean } = {},
): string {
  let value = written
  for (const correct of isCode ? [...corrections, ...correctionsOfCodes] : corrections) {
    value = correct(value)
    if (value !== written && isValid(value)) return value
  }
  return ''
}
