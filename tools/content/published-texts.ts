import path from 'node:path'

import type { Published } from '#content-layer/published.ts'

import { GitError, runGit } from '../shared/run-git.ts'

/** The commit from which this branch left main, or the last one where main itself is checked out. */
function publishedCommit(folder: string): string {
  for (const main of ['origin/main', 'main'])
    try {
      return runGit(folder, ['merge-base', main, 'HEAD'])
    } catch (error) {
      if (!(error instanceof GitError)) throw error
    }
  return runGit(folder, ['rev-parse', 'HEAD'])
}

/** Files with words that differ from a commit: those that it has, or those that it has not. */
function listFiles(folder: string, base: string, which: 'changed' | 'new'): string[] {
  const kept = ['-c', 'core.quotepath=off']
  const differ = (filter: string) =>
    runGit(folder, [...kept, 'diff', '--relative', '--name-only', `--diff-filter=${filter}`, base, '--', '.'])
  const listed =
    which === 'changed'
      ? differ('M')
      : `${differ('A')}\n${runGit(folder, [...kept, 'ls-files', '--others', '--exclude-standard', '--', '.'])}`
  return listed.split('\n').filter((file) => /\.(?:mdx|yaml)$/u.test(file))
}

/**
 * The texts of a content folder's files as they were published, of those that differ now: at a commit, or where this
 * branch left main. Undefined where git knows none.
 */
export function publishedTexts(folder: string, commit?: string): Published | undefined {
  try {
    const base = commit ?? publishedCommit(folder)
    const at = (file: string) => file.split(path.sep).join('/')
    return new Map<string, string | undefined>([
      ...listFiles(folder, base, 'changed').map((file) => [at(file), runGit(folder, ['show', `${base}:./${file}`])] as const),
      ...listFiles(folder, base, 'new').map((file) => [at(file), undefined] as const),
    ])
  } catch (error) {
    // Without git, or outside of a repository, nothing is known to have been published.
    if (error instanceof GitError) return undefined
    throw error
  }
}
