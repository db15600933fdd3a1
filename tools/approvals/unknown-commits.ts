import { existsSync } from 'node:fs'

import type { Approval } from '#schemas/files/approval.ts'

import { runGit, tryGit } from '../shared/processes/run-git.ts'

/**
 * Returns the commits that the repository of a folder does not contain. Returns none if that cannot be determined:
 * outside a repository, without git, or in a shallow clone.
 * @throws GitError if git fails for any other reason
 */
export function findUnknownCommits(folder: string, commits: readonly string[]): ReadonlySet<string> {
  const hashes = [...new Set(commits)].filter((commit) => commit !== 'none')
  if (hashes.length === 0 || !existsSync(folder)) return new Set()
  const shallow = tryGit(folder, ['rev-parse', '--is-shallow-repository'], ['not-installed', 'no-repository'])
  if (shallow !== 'false') return new Set()
  const input = hashes.map((hash) => `${hash}^{commit}\n`).join('')
  const lines = runGit(folder, ['cat-file', '--batch-check'], { input }).split('\n')
  return new Set(hashes.filter((_, index) => lines[index]?.endsWith(' missing')))
}

/**
 * Removes approvals that name a commit which does not exist, with a warning for each, because it is unclear which
 * content was approved. `file` is shown in the warning.
 */
export function withoutUnknownCommits(
  approvals: readonly Approval[],
  unknown: ReadonlySet<string>,
  file: string,
): Approval[] {
  return approvals.filter(({ by, commit }) => {
    if (!unknown.has(commit)) return true
    console.warn(
      `approvals/${file}: ${by}さんの承認は数えません。コミット ${commit.slice(0, 12)} が、このリポジトリーにありません。もう一度承認してください。`,
    )
    return false
  })
}
