import { lstatSync } from 'node:fs'
import path from 'node:path'

import { listFiles } from './folder-digest.ts'
import { PlainError } from '../shared/plain-error.ts'
import { readGeneratedFiles } from './generated-files.ts'

/** Files that operating systems add to folders when browsing them. */
const litter: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

/** Maximum number of names in a message. */
const maxListed = 10

/** Why a folder is not replaced: builds speak English, reviews and archives Japanese. */
const refusals = {
  en: {
    notAFolder: (folder: string) =>
      `${folder} is not a folder, so it is not replaced. Move or delete it, then try again.`,
    unmanaged: (folder: string, names: string) =>
      `${folder} contains files that no build generated and that would be lost: ${names}. Move them elsewhere (files to be published: to site/public/), then try again.`,
  },
  ja: {
    notAFolder: (folder: string) =>
      `${folder} はフォルダではないので、書きかえません。移すか消してから、もう一度どうぞ。`,
    unmanaged: (folder: string, names: string) =>
      `${folder} に、このコマンドが作っていないファイルがあります: ${names}。書きかえるとなくなるので、ほかへ移してから、もう一度どうぞ。`,
  },
}

/** Returns the names in a folder that belong neither to its generated files nor to an operating system. */
export function listUnmanaged(names: readonly string[], managed: ReadonlySet<string> | undefined): string[] {
  return names.filter((name) => !managed?.has(name) && !litter.has(path.posix.basename(name))).sort()
}

/**
 * Refuses to replace a folder unless it is missing, empty, or contains only generated files.
 * @throws PlainError that names the files that would be lost
 */
export function refuseUnmanaged(folder: string, language: keyof typeof refusals): void {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (!stats) return
  const { notAFolder, unmanaged } = refusals[language]
  if (!stats.isDirectory() && !stats.isSymbolicLink()) throw new PlainError(notAFolder(folder))
  const names = listUnmanaged(listFiles(folder), readGeneratedFiles(folder))
  const more = names.length - maxListed
  const listed = `${names.slice(0, maxListed).join(', ')}${more > 0 ? ` … (+${more})` : ''}`
  if (names.length > 0) throw new PlainError(unmanaged(folder, listed))
}
