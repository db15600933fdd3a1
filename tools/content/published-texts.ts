import path from 'node:path'

import { isText } from '#content-layer/load/compare-with-published.ts'
import type { Published } from '#content-layer/load/read-context.ts'

import { findMergeBaseWithMain } from '../shared/processes/commit.ts'
import { GitError, runGit } from '../shared/processes/run-git.ts'

/** Lists the text files that differ from a commit: existing ones, and removed ones. */
function listFiles(folder: string, base: string): { changed: string[]; added: string[] } {
  const list = (...args: string[]) => runGit(folder, ['-c', 'core.quotepath=off', ...args, '--', '.']).split('\n')
  const differing = list('diff', '--relative', '--name-status', '--diff-filter=AM', base)
  const unknown = list('ls-files', '--others', '--exclude-standard')
  const of = (status: string) => differing.flatMap((line) => (line.startsWith(status) ? [line.slice(2)] : []))
  return { changed: of('M').filter(isText), added: [...of('A'), ...unknown].filter(isText) }
}

/** Reads the published texts of files that have changed since main. Undefined if git has none. */
export function readPublishedTexts(folder: string): Published | undefined {
  try {
    const base = findMergeBaseWithMain(folder) ?? runGit(folder, ['rev-parse', 'HEAD'])
    const { changed, added } = listFiles(folder, base)
    const at = (file: string) => file.split(path.sep).join('/')
    return new Map<string, string | undefined>([
      ...changed.map((file) => [at(file), runGit(folder, ['show', `${base}:./${file}`])] as const),
      ...added.map((file) => [at(file), undefined] as const),
    ])
  } catch (error) {
    // Without git, or outside a repository, no published texts are known.
    if (error instanceof GitError) return undefined
    throw error
  }
}
