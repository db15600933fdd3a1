import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { generatedFilesFile, parseGeneratedFiles } from '../../output-folder/generated-files.ts'
import { listUnmanaged } from '../../output-folder/refuse-unmanaged.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { runGit } from '../../shared/processes/run-git.ts'
import { isSite, sitePage } from '../published.ts'

/** A site to put into a folder of the branch, or a folder to empty. */
type Deployment = {
  /** The repository; its `origin` has the branch. */
  root: string
  /** Folder name on the branch. Replaces the site in that folder. */
  at: string
  /** The site to deploy; if absent, the existing site is removed. */
  folder?: string | undefined
}

/** The branch that GitHub Pages publishes. Created if it is missing. */
const branch = 'gh-pages'

/** Without this file GitHub Pages omits names with a leading underscore. */
const pagesMark = '.nojekyll'

const author = ['-c', 'user.name=campaign-pages', '-c', 'user.email=campaign-pages@users.noreply.github.com']

/** Maximum number of attempts to push, since others may push at the same time. */
const maxAttempts = 5

/** Runs git in the repository, with a separate index. */
type Git = (...args: readonly string[]) => string

/** Returns the last commit of the remote branch, or undefined if there is no such branch. */
function fetchLastCommit(git: Git): string | undefined {
  if (git('ls-remote', '--', 'origin', `refs/heads/${branch}`) === '') return undefined
  git('fetch', '--quiet', '--no-tags', '--', 'origin', `refs/heads/${branch}`)
  return git('rev-parse', 'FETCH_HEAD')
}

/**
 * Returns whether there is a site in this folder of the branch.
 * @throws PlainError if the branch is not one for sites, or if the folder contains other files
 */
function hasSiteAt(git: Git, tip: string, at: string): boolean {
  const refuse = (reason: string) => new PlainError(`${reason}. Nothing was changed.`)
  const all = git('ls-tree', '-r', '--name-only', '-z', tip).split('\0')
  if (all.includes('package.json')) throw refuse(`${branch} contains source code (package.json)`)
  if (!all.includes(pagesMark)) throw refuse(`${branch} has no ${pagesMark} at its top; add it if a host publishes it`)
  const names = all.filter((name) => `${name}/`.startsWith(`${at}/`)).map((name) => name.slice(at.length + 1))
  if (names.length === 0) return false
  if (!names.includes(sitePage)) throw refuse(`${at} on ${branch} is no site: there is no ${sitePage} in it`)
  if (!names.includes(generatedFilesFile)) return true
  const list = git('cat-file', 'blob', `${tip}:${at}/${generatedFilesFile}`)
  const unmanaged = listUnmanaged(names, parseGeneratedFiles(list))
  if (unmanaged.length > 0)
    throw refuse(`${at}/ on ${branch} contains files that no build generated: ${unmanaged.join(', ')}`)
  return true
}

/** Commits the branch with the folder, or with nothing, at this location. */
function createCommit(git: Git, { at, folder }: Deployment, tip: string | undefined): string {
  let tree: string | undefined
  if (folder !== undefined) {
    git('read-tree', '--empty')
    git('--work-tree', path.resolve(folder), 'add', '--all', '--force', path.resolve(folder))
    tree = git('write-tree')
  }
  git('read-tree', tip ?? '--empty')
  git('rm', '-r', '--cached', '--quiet', '--force', '--ignore-unmatch', '--', at)
  if (tree !== undefined) git('read-tree', `--prefix=${at}/`, tree)
  git('update-index', '--add', '--cacheinfo', `100644,${git('hash-object', '-w', '--stdin')},${pagesMark}`)
  const message = `${tree === undefined ? 'Take away' : 'Place'} ${at}`
  return git(...author, 'commit-tree', git('write-tree'), ...(tip === undefined ? [] : ['-p', tip]), '-m', message)
}

/**
 * Deploys a site to a folder of the branch that a host publishes, or removes it, leaving the rest of the branch
 * unchanged. Nothing is checked out: the repository's own branches, index and files stay unchanged. Returns the commit,
 * or undefined if there was nothing to remove.
 * @throws PlainError if the name is not a plain folder name, the folder is not a site, the branch is not one for sites,
 * the target folder contains other files, git fails, or the push is rejected
 */
export function deployToBranch(deployment: Deployment): string | undefined {
  const { root, at, folder } = deployment
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(at))
    throw new PlainError(`"${at}" is no name of a folder: lower-case letters, digits, dots and hyphens.`)
  if (folder !== undefined && !isSite(folder))
    throw new PlainError(`"${folder}" is no site: there is no ${sitePage} in it. Build it first: npm run build`)
  const temporary = mkdtempSync(path.join(tmpdir(), 'place-'))
  const environment = { GIT_INDEX_FILE: path.join(temporary, 'index') }
  const git: Git = (...args) => runGit(root, args, { environment })
  try {
    for (let left = maxAttempts; ; left -= 1) {
      const tip = fetchLastCommit(git)
      const isThere = tip !== undefined && hasSiteAt(git, tip, at)
      if (folder === undefined && !isThere) return undefined
      const commit = createCommit(git, deployment, tip)
      try {
        git('push', '--quiet', '--', 'origin', `${commit}:refs/heads/${branch}`)
        return commit
      } catch (error) {
        if (left === 1) throw error
      }
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
