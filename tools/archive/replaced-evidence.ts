import type { ArchivedPage } from './archive-pages.ts'
import type { ArchiveLists } from './manifest.ts'

/** What is made in place of an archive. */
type Replacement = { pages: readonly Pick<ArchivedPage, 'file' | 'sha256'>[]; hasPictures: boolean }

/**
 * What would be lost if another archive took the place of one: the files of states that are not in the new one with the
 * same bytes, and of pictures that are not taken again. A picture of the same state is: it may differ with the browser,
 * while the state does not.
 */
export function listLostEvidence({ pages, pictures }: ArchiveLists, next: Replacement): string[] {
  const made = new Map(next.pages.map(({ file, sha256 }) => [file, sha256]))
  const states = pages.filter(({ file, sha256 }) => made.get(file) !== sha256).map(({ file }) => file)
  return [...states, ...(next.hasPictures ? [] : pictures.map(({ file }) => file))]
}

/** What would be lost, in a sentence for marketers. */
export function describeLostEvidence({ commit, committedAt, pages }: ArchiveLists, lost: readonly string[]): string {
  const [first = '', ...others] = lost
  const more = others.length > 0 ? `など${lost.length}件` : ''
  return `いまの記録（コミット ${commit.slice(0, 10)}、${committedAt}、状態${pages.length}件）のうち、${first}${more}`
}
