import { spawnSync } from 'node:child_process'

/** The commit of a folder: its hash, whether there are changes besides, and its time in milliseconds since 1970 UTC. */
export type Commit = { hash: string; isClean: boolean; time: number }

function git(folder: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** The commit that is checked out; undefined outside a repository. Records of approval are no changes. */
export function readCommit(folder: string): Commit | undefined {
  const [hash, time] = (git(folder, ['log', '-1', '--format=%H %ct']) ?? '').split(' ')
  if (!hash) return undefined
  const changes = git(folder, ['status', '--porcelain', '--', '.', ':!approvals'])
  return { hash, isClean: changes === '', time: Number(time) * 1000 }
}
