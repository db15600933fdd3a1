import { lstatSync } from 'node:fs'
import path from 'node:path'

import { listFiles } from './folder-digest.ts'
import { PlainError } from '../shared/plain-error.ts'
import { readGeneratedFiles } from './generated-files.ts'

/** Returns the names of the generated files of a folder; undefined if no command generated the folder. */
export type ManagedFilesOf = (folder: string) => ReadonlySet<string> | undefined

/** Files that operating systems add to folders when browsing them. */
const litter: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

/** Maximum number of names in a message. */
const maxListed = 10

type Language = 'en' | 'ja'

type Reason = { folder: string; names: string }

const messages: Record<'notAFolder' | 'unknownOrigin' | 'unmanaged', Record<Language, (reason: Reason) => string>> = {
  notAFolder: {
    en: ({ folder }) => `${folder} is not a folder, so it is not replaced. Move or delete it, then try again.`,
    ja: ({ folder }) => `${folder} はフォルダではないので、書きかえません。移すか消してから、もう一度どうぞ。`,
  },
  unknownOrigin: {
    en: ({ folder, names }) =>
      `${folder} does not show that a build generated it, so it is not replaced; perhaps a previous version did. It contains ${names}. Move or delete the folder, then try again.`,
    ja: ({ folder, names }) =>
      `${folder} は、このコマンドが作ったフォルダだとわからないので、書きかえません（前の版で作ったものかもしれません）。中にあるのは ${names}。要るものを残し、フォルダを移すか消してから、もう一度どうぞ。`,
  },
  unmanaged: {
    en: ({ folder, names }) =>
      `${folder} contains files that no build generated and that would be lost: ${names}. Move them elsewhere (files to be published: to site/public/), then try again.`,
    ja: ({ folder, names }) =>
      `${folder} に、このコマンドが作っていないファイルがあります: ${names}。書きかえるとなくなるので、ほかへ移してから、もう一度どうぞ。`,
  },
}

function describe(names: readonly string[], language: Language): string {
  const listed = names.slice(0, maxListed).join(language === 'en' ? ', ' : '、')
  const more = names.length - maxListed
  if (more <= 0) return listed
  return language === 'en' ? `${listed} and ${more} more` : `${listed}、ほか${more}件`
}

/** Returns the names in a folder that belong neither to its generated files nor to an operating system. */
export function unmanagedAmong(names: readonly string[], managed: ReadonlySet<string> | undefined): string[] {
  return names.filter((name) => !managed?.has(name) && !litter.has(path.posix.basename(name))).sort()
}

/**
 * Refuses to replace a folder unless it is missing, empty, or contains only generated files.
 * @throws PlainError that names the files that would be lost
 */
export function refuseUnmanaged(
  folder: string,
  language: Language,
  managedFilesOf: ManagedFilesOf = readGeneratedFiles,
): void {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (!stats) return
  if (!stats.isDirectory() && !stats.isSymbolicLink())
    throw new PlainError(messages.notAFolder[language]({ folder, names: '' }))
  const managed = managedFilesOf(folder)
  const unmanaged = unmanagedAmong(listFiles(folder), managed)
  if (unmanaged.length === 0) return
  const problem = managed === undefined ? 'unknownOrigin' : 'unmanaged'
  throw new PlainError(messages[problem][language]({ folder, names: describe(unmanaged, language) }))
}
