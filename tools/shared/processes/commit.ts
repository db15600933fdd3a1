import { runGit, tryGit } from './run-git.ts'

/**
 * A folder's commit: its hash, whether the folder has no uncommitted changes, and its time in milliseconds since 1970
 * UTC.
 */
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
