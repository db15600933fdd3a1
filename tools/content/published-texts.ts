import path from 'node:path'

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

/**
 * The texts of a content folder's files as they were published, of those that differ now: at a commit, or where this
 * branch left main. Undefined where git knows none.
 */
export function publishedTexts(folder: string, commit?: string): ReadonlyMap<string, string> | undefined {
  try {
    const base = commit ?? publishedCommit(folder)
    const listed = runGit(folder, ['-c', 'core.quotepath=off', 'diff', '--relative', '--name-only', '--diff-filter=M', base, '--', '.'])
    const files = listed.split('\n').filter((file) => /\.(?:mdx|yaml)$/u.test(file))
    return new Map(files.map((file) => [file.split(path.sep).join('/'), runGit(folder, ['show', `${base}:./${file}`])]))
  } catch (error) {
    // Without git, or outside of a repository, nothing is known to have been published.
    if (error instanceof GitError) return undefined
    throw error
  }
}
