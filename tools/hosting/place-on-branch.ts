import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { PlainError } from '../shared/plain-error.ts'
import { GitError } from '../shared/run-git.ts'
import { isSite, sitePage } from './is-site.ts'
import { fetchTip, findPlacedSite, gitApart, pagesMark, type Git } from './pages-branch.ts'

export type Placing = {
  /** The repository. */
  root: string
  remote: string
  /** The branch that a host publishes, such as GitHub Pages' `gh-pages`. Made if it is not there. */
  branch: string
  /** Where on the branch: a folder's name. The site that was there is replaced. */
  at: string
  /** The site to place; without one, that which was there is taken away. */
  folder?: string | undefined
}

/** How often a push is tried: another may have come first. */
const tries = 5

/** The tree of a folder, with every file in it. */
function treeOf(git: Git, folder: string, index: string): string {
  const environment = { GIT_INDEX_FILE: index }
  git(['--work-tree', path.resolve(folder), 'add', '--all', '--force', '.'], environment)
  return git(['write-tree'], environment)
}

function commit(git: Git, at: string, tip: string | undefined, tree: string | undefined, index: string): string {
  const environment = { GIT_INDEX_FILE: index }
  git(['read-tree', tip ?? '--empty'], environment)
  git(['rm', '-r', '--cached', '--quiet', '--force', '--ignore-unmatch', '--', at], environment)
  if (tree !== undefined) git(['read-tree', `--prefix=${at}/`, tree], environment)
  const empty = git(['hash-object', '-w', '--stdin'], environment)
  git(['update-index', '--add', '--cacheinfo', `100644,${empty},${pagesMark}`], environment)
  const parents = tip === undefined ? [] : ['-p', tip]
  const message = tree === undefined ? `Take away ${at}` : `Place ${at}`
  return git(['commit-tree', git(['write-tree'], environment), ...parents, '-m', message])
}

function refusePlacing({ at, folder }: Placing): void {
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(at))
    throw new PlainError(`"${at}" is no name of a folder: lower-case letters, digits, dots and hyphens.`)
  if (folder !== undefined && !isSite(folder))
    throw new PlainError(`"${folder}" is no site: there is no ${sitePage} in it. Build it first: npm run build`)
}

/**
 * Places a site on the branch that a host publishes, below a path of its own, or takes it away, and leaves the rest of
 * the branch as it is. Nothing is checked out, and the repository is only asked for its remotes. Returns the commit, or
 * undefined if there was nothing to take away.
 * @throws PlainError if the path is no plain name, the folder is no site, the branch is not one for sites, something
 * else lies at that path, git fails, or the branch cannot be pushed
 */
export function placeOnBranch(placing: Placing): string | undefined {
  refusePlacing(placing)
  const { root, remote, branch, at, folder } = placing
  const temporary = mkdtempSync(path.join(tmpdir(), 'place-'))
  try {
    const git = gitApart(root, temporary)
    const tree = folder === undefined ? undefined : treeOf(git, folder, path.join(temporary, 'folder'))
    for (let left = tries; ; left -= 1) {
      const tip = fetchTip(git, remote, branch)
      const isThere = tip !== undefined && findPlacedSite(git, tip, branch, at)
      if (tree === undefined && !isThere) return undefined
      const made = commit(git, at, tip, tree, path.join(temporary, 'branch'))
      try {
        git(['push', '--quiet', '--', remote, `${made}:refs/heads/${branch}`])
        return made
      } catch (error) {
        if (!(error instanceof GitError)) throw error
        if (left === 1) throw new PlainError(`The branch ${branch} cannot be pushed: ${error.message}`)
      }
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
