import { withoutMarks } from '#domain/text/note-marks.ts'

/** A name that identifies something: a title, one word on posters and tags, an id, or a URL. */
export type Name = { kind: 'title' | 'word' | 'id' | 'address'; value: string }

/** Normalizes differences between spellings of one title: marks, line breaks, spaces, widths of characters. */
function plain(text: string): string {
  return withoutMarks(text).normalize('NFKC').replaceAll(/\s/g, '')
}

const scripts = [/^[A-Za-z0-9]$/, /^[\u30a1-\u30fe]$/u, /^\p{Script=Han}$/u]

/** Returns whether two characters would be read as parts of one word. Hiragana may end a word anywhere. */
function isSingleWord(before: string, after: string): boolean {
  return scripts.some((script) => script.test(before) && script.test(after))
}

/** Returns whether a text contains the word, and not only as part of a longer one. */
function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + name.length] ?? '']
    if (!isSingleWord(before, name[0] ?? '') && !isSingleWord(name.at(-1) ?? '', after)) return true
  }
  return false
}

/** Returns the names of a kind, without those that are missing or too short to be distinctive. */
export function collectNames(kind: Name['kind'], ...values: readonly (string | undefined)[]): Name[] {
  return values.flatMap((value = '') => {
    const name = kind === 'title' || kind === 'word' ? plain(value) : value
    return name.length < 2 ? [] : [{ kind, value: name }]
  })
}

/** Returns the parts of a link that can contain an id. Paths on this site have their own rule. */
function partsOfLink(link: string): string[] {
  const linkedName = link.startsWith('https://')
    ? link.replace(/https:\/\/[^/?#]*/, '')
    : link.replace(/^[^?]*/, '').replace(/#.*$/, '')
  return linkedName.split(/[/?#&=.]/)
}

/** Returns whether a text, a link, or the path of a picture reveals a name. */
export function isNamedIn({ kind, value }: Name, text: string, where: 'text' | 'link' | 'picture'): boolean {
  // Links to this site's own pages have their own rule.
  if (kind === 'address') return where === 'text' || value.startsWith('https://') ? text.includes(value) : false
  if (kind === 'id') {
    if (where === 'link') return partsOfLink(text).includes(value)
    const spaced = where === 'picture' ? text.replaceAll(/[-/.]/g, ' ') : text
    const wanted = where === 'picture' ? value.replaceAll('-', ' ') : value
    return new RegExp(`(?<![A-Za-z0-9-])${wanted}(?![A-Za-z0-9-])`).test(spaced)
  }
  if (where !== 'text') return false
  return kind === 'title' && value.length > 4 ? plain(text).includes(value) : hasName(plain(text), value)
}
