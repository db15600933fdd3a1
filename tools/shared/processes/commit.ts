import { runGit, tryGit } from './run-git.ts'

/** A commit, and whether the folder has no other changes. `time` is in milliseconds since 1970 UTC. */
export type Commit = { hash: string; isClean: boolean; time: number }

/**
 * Reads the commit that is checked out; undefined outside a repository, before the first commit, or on a machine
 * without git. Approval records do not count as changes.
 * @throws GitError if git fails for any other reason
 */
export function readCommit(folder: string): Commit | undefined {
  const last = tryGit(folder, ['log', '-1', '--format=%H %ct'], ['not-installed', 'no-repository', 'unknown-ref'])
  const [hash, time] = (last ?? '').split(' ')
  if (!hash) return undefined
  const changes = runGit(folder, ['status', '--porcelain', '--', '.', ':!approvals'])
  return { hash, isClean: changes === '', time: Number(time) * 1000 }
}

/** Returns the merge base of the current branch and main; undefined if there is no main or no common history. */
export function findMergeBaseWithMain(folder: string): string | undefined {
  const main = ['origin/main', 'main'].find((name) => tryGit(folder, ['rev-parse', '--verify', name], ['unknown-ref']))
  return main && tryGit(folder, ['merge-base', main, 'HEAD'], ['nothing-found'])
}
