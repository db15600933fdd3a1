import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { PlainError } from '../plain-error.ts'
import { GitError, runGit } from '../run-git.ts'

export type Placing = {
  /** The repository. */
  root: string
  remote: string
  /** The branch that a host publishes, such as GitHub Pages' `gh-pages`. Made if it is not there. */
  branch: string
  /** Where on the branch: a folder's name. What was there is replaced. */
  at: string
  /** The folder to place; without one, what was there is taken away. */
  folder?: string | undefined
}

/** How often a push is tried: another may have come first. */
const tries = 5

const identity = { NAME: 'campaign-pages', EMAIL: 'campaign-pages@users.noreply.github.com' }

type Git = (args: readonly string[], environment?: Record<string, string>) => string

function gitIn(root: string): Git {
  const author = Object.fromEntries(
    Object.entries(identity).flatMap(([key, value]) =>
      [`GIT_AUTHOR_${key}`, `GIT_COMMITTER_${key}`].map((name) => [name, value]),
    ),
  )
  return (args, environment) => runGit(root, args, { environment: { ...author, ...environment } })
}

/** The branch's last commit on the remote, or undefined if there is no such branch. */
function fetchTip(git: Git, { remote, branch }: Placing): string | undefined {
  const listed = git(['ls-remote', '--heads', remote, branch])
  if (listed === '') return undefined
  git(['fetch', '--quiet', '--depth', '1', remote, branch])
  return git(['rev-parse', 'FETCH_HEAD'])
}

/** The tree of a folder, with every file in it. */
function treeOf(git: Git, folder: string, index: string): string {
  const environment = { GIT_INDEX_FILE: index }
  git(['--work-tree', path.resolve(folder), 'add', '--all', '--force', '.'], environment)
  return git(['write-tree'], environment)
}

function commit(git: Git, placing: Placing, tip: string | undefined, tree: string | undefined, index: string): string {
  const environment = { GIT_INDEX_FILE: index }
  git(['read-tree', tip ?? '--empty'], environment)
  git(['rm', '-r', '--cached', '--quiet', '--force', '--ignore-unmatch', '--', placing.at], environment)
  if (tree !== undefined) git(['read-tree', `--prefix=${placing.at}/`, tree], environment)
  // GitHub Pages leaves out names that begin with an underscore unless this file is there.
  const empty = git(['hash-object', '-w', '--stdin'], environment)
  git(['update-index', '--add', '--cacheinfo', `100644,${empty},.nojekyll`], environment)
  const parents = tip === undefined ? [] : ['-p', tip]
  const message = tree === undefined ? `Take away ${placing.at}` : `Place ${placing.at}`
  return git(['commit-tree', git(['write-tree'], environment), ...parents, '-m', message])
}

/**
 * Places a folder on the branch that a host publishes, below a path of its own, and leaves the rest of the branch as it
 * is. Nothing is checked out. Returns the commit.
 * @throws PlainError if the path is no plain name, git fails, or the branch cannot be pushed
 */
export function placeOnBranch(placing: Placing): string {
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(placing.at))
    throw new PlainError(`"${placing.at}" is no name of a folder: lower-case letters, digits, dots and hyphens.`)
  const git = gitIn(placing.root)
  const temporary = mkdtempSync(path.join(tmpdir(), 'place-'))
  try {
    const tree = placing.folder === undefined ? undefined : treeOf(git, placing.folder, path.join(temporary, 'folder'))
    for (let left = tries; ; left -= 1) {
      const made = commit(git, placing, fetchTip(git, placing), tree, path.join(temporary, 'branch'))
      try {
        git(['push', '--quiet', placing.remote, `${made}:refs/heads/${placing.branch}`])
        return made
      } catch (error) {
        if (!(error instanceof GitError)) throw error
        if (left === 1) throw new PlainError(`The branch ${placing.branch} cannot be pushed: ${error.message}`)
      }
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
