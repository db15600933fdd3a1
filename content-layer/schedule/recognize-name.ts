/*
 * Recognizes the names of a scheduled page in the texts, links and images of published ones.
 */

import { withoutMarks } from '#domain/text/note-marks.ts'

/** A name that identifies something: a title, one word on posters and tags, an id, or a URL (`address`). */
export type Name = { kind: 'title' | 'word' | 'id' | 'address'; value: string }

/** Where a name is looked for: in a text, in a link, or in the path of an image. */
export type TextKind = 'text' | 'link' | 'picture'

/** Minimum number of characters of a distinctive name. */
const minNameLength = 2

/** Minimum number of characters of a title that is recognized even within a longer word. */
const minDistinctiveTitle = 5

/** Normalizes differences between spellings of one title: marks, line breaks, spaces, widths of characters. */
function normalizeSpelling(text: string): string {
  return withoutMarks(text).normalize('NFKC').replaceAll(/\s/g, '')
}

/** Returns the names of a kind, without those that are missing or too short to be distinctive. */
export function collectNames(kind: Name['kind'], ...values: readonly (string | undefined)[]): Name[] {
  return values.flatMap((value = '') => {
    const name = kind === 'title' || kind === 'word' ? normalizeSpelling(value) : value
    return name.length < minNameLength ? [] : [{ kind, value: name }]
  })
}

/** Scripts of which adjacent characters form one word: Latin letters and digits, katakana, kanji. */
const letterScripts = [/^[A-Za-z0-9]$/, /^[\u30a1-\u30fe]$/u, /^\p{Script=Han}$/u]

/** Returns whether two characters would be read as parts of one word. Hiragana may end a word anywhere. */
function isSingleWord(before: string, after: string): boolean {
  return letterScripts.some((script) => script.test(before) && script.test(after))
}

/** Returns whether a text contains a term, and not only as part of a longer one: 秋祭 in 秋祭の日, not in 初秋祭. */
function containsTerm(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + term.length] ?? '']
    if (!isSingleWord(before, term[0] ?? '') && !isSingleWord(term.at(-1) ?? '', after)) return true
  }
  return false
}

function containsTitleOrTerm({ kind, value }: Name, text: string): boolean {
  const normalized = normalizeSpelling(text)
  const isDistinctive = kind === 'title' && value.length >= minDistinctiveTitle
  return isDistinctive ? normalized.includes(value) : containsTerm(normalized, value)
}

/** Returns whether an id is a part of a link: of its path and query, or only of the query of a link to this site. */
function linkContainsId(link: string, id: string): boolean {
  const isExternal = link.startsWith('https://')
  // Paths on this site have their own rule.
  const searched = isExternal ? link.replace(/https:\/\/[^/?#]*/, '') : link.replace(/^[^?]*/, '').replace(/#.*$/, '')
  return searched.split(/[/?#&=.]/).includes(id)
}

/** Returns whether a text has an id that is not part of a longer one. */
function containsId(text: string, id: string): boolean {
  return new RegExp(`(?<![A-Za-z0-9-])${id}(?![A-Za-z0-9-])`).test(text)
}

/** Returns whether the path of an image has the words of an id: `fall-feast` in `images/fall/feast-2.png`. */
function imagePathContainsId(path: string, id: string): boolean {
  return containsId(path.replaceAll(/[-/.]/g, ' '), id.replaceAll('-', ' '))
}

/** Returns whether a text, a link, or the path of an image reveals a name. */
export function isNamedIn(name: Name, text: string, textKind: TextKind): boolean {
  const { kind, value } = name
  switch (kind) {
    case 'address':
      // Links to this site's own pages have their own rule.
      return (textKind === 'text' || value.startsWith('https://')) && text.includes(value)
    case 'id':
      if (textKind === 'link') return linkContainsId(text, value)
      return textKind === 'picture' ? imagePathContainsId(text, value) : containsId(text, value)
    case 'title':
    case 'word':
      return textKind === 'text' && containsTitleOrTerm(name, text)
  }
}
