import { invisibleCharacterClass } from '#domain/text/invisible-character-class.ts'

/** Characters that replace a hyphen in retyped or typeset text. */
const hyphens = /[\u2010-\u2015\u2212\u30fc]/g

const invisibleOrSpace = new RegExp(String.raw`[\s${invisibleCharacterClass}]`, 'g')

/** Decodes a URL as often as it was encoded; invalid encodings are left unchanged. */
function decode(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path ? path : decode(decoded)
  } catch {
    return path
  }
}

/**
 * Returns the page that a garbled path was meant for; undefined if none of `pages` matches, which end with `/`. Mail
 * and chat apps append the text after an address to it (`。`, `）`, the next words), and people type capitals and full-width
 * letters.
 */
export function suggestPath(path: string, pages: readonly string[]): string | undefined {
  const [suggested = ''] = decode(path)
    .normalize('NFKC')
    .replace(invisibleOrSpace, '')
    .replace(hyphens, '-')
    .toLowerCase()
    .split(/[^a-z0-9/_-]/, 1)
  const page = `/${suggested}/`.replace(/\/index\/$/, '/').replace(/\/{2,}/g, '/')
  return pages.includes(page) ? page : undefined
}
