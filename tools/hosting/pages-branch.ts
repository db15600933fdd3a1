import path from 'node:path'

import { parseMadeFiles, madeFilesFile } from '../own-folder/made-files.ts'
import { foreignAmong } from '../own-folder/refuse-foreign.ts'
import { PlainError } from '../shared/plain-error.ts'
import { runGit } from '../shared/run-git.ts'
import { sitePage } from './is-site.ts'

export type Git = (args: readonly string[], environment?: Record<string, string>) => string

const identity = { NAME: 'campaign-pages', EMAIL: 'campaign-pages@users.noreply.github.com' }

const author = Object.fromEntries(
  Object.entries(identity).flatMap(([key, value]) =>
    [`GIT_AUTHOR_${key}`, `GIT_COMMITTER_${key}`].map((name) => [name, value]),
  ),
)

/** Settings by which git reaches a remote: its address, and who asks. */
const ofRemotes = /^(?:remote|url|http|credential|ssh|protocol)\.|^core\.sshcommand$/

/** The repository's own settings of remotes as environment variables, so that no password is written anywhere. */
function remoteSettings(root: string): Record<string, string> {
  const listed = runGit(root, ['config', '--local', '--includes', '--list', '-z']).split('\0')
  const first = Number(process.env['GIT_CONFIG_COUNT'] ?? 0)
  const settings = listed.filter((entry) => ofRemotes.test(entry))
  const pairs = settings.flatMap((entry, index): [string, string][] => {
    const [key = '', ...value] = entry.split('\n')
    return [
      [`GIT_CONFIG_KEY_${first + index}`, key],
      [`GIT_CONFIG_VALUE_${first + index}`, value.length === 0 ? 'true' : value.join('\n')],
    ]
  })
  return { ...Object.fromEntries<string>(pairs), GIT_CONFIG_COUNT: String(first + settings.length) }
}

/**
 * Git in an empty repository below `folder` that knows the remotes of another: what is fetched and made there leaves the
 * developer's own history, objects and index alone.
 * @throws GitError if `root` is in no repository
 */
export function gitApart(root: string, folder: string): Git {
  const repository = path.join(folder, 'repository')
  const settings = remoteSettings(root)
  runGit(root, ['init', '--quiet', repository])
  const apart = { ...settings, ...author, GIT_DIR: path.join(repository, '.git'), GIT_WORK_TREE: repository }
  // Started where the developer's git is, as addresses of remotes may be relative to that.
  return (args, environment) => runGit(root, args, { environment: { ...apart, ...environment } })
}

/** The last commit of a branch on the remote, or undefined if there is no such branch. */
export function fetchTip(git: Git, remote: string, branch: string): string | undefined {
  const name = `refs/heads/${branch}`
  const listed = git(['ls-remote', '--', remote, name]).split('\n')
  if (!listed.some((line) => line.split('\t')[1] === name)) return undefined
  git(['fetch', '--quiet', '--no-tags', '--depth', '1', '--', remote, name])
  return git(['rev-parse', 'FETCH_HEAD'])
}

/**
 * Without this file GitHub Pages leaves out names that begin with an underscore. Every branch that sites are placed on
 * has it.
 */
export const pagesMark = '.nojekyll'

/** The names of the files in a commit, below a folder if one is named. */
function namesIn(git: Git, commit: string, at?: string): string[] {
  const below = at === undefined ? commit : `${commit}:${at}`
  const listed = git(['ls-tree', '-r', '--name-only', '-z', below]).split('\0')
  return listed.filter((name) => name !== '')
}

function refuseSourceBranch(names: ReadonlySet<string>, branch: string): void {
  const why = names.has('package.json')
    ? 'it holds source code (package.json)'
    : names.has(pagesMark)
      ? undefined
      : `there is no ${pagesMark} at its top; if a host publishes this branch, add an empty file of that name to it`
  if (why !== undefined) throw new PlainError(`${branch} is no branch to place sites on: ${why}. Nothing was changed.`)
}

/**
 * Whether a site lies at this place of a branch.
 * @throws PlainError if the branch is not one for sites, or something else lies there, or with the site
 */
export function findPlacedSite(git: Git, commit: string, branch: string, at: string): boolean {
  const top = git(['ls-tree', '--name-only', '-z', commit]).split('\0')
  refuseSourceBranch(new Set(top), branch)
  if (!top.includes(at)) return false
  const isFolder = git(['cat-file', '-t', `${commit}:${at}`]) === 'tree'
  const names = isFolder ? namesIn(git, commit, at) : []
  if (!names.includes(sitePage))
    throw new PlainError(`${at} on ${branch} is no site: there is no ${sitePage} in it. Nothing was changed.`)
  const list = names.includes(madeFilesFile) ? git(['cat-file', 'blob', `${commit}:${at}/${madeFilesFile}`]) : undefined
  const foreign = list === undefined ? [] : foreignAmong(names, parseMadeFiles(list))
  if (foreign.length > 0)
    throw new PlainError(
      `${at}/ on ${branch} holds files that no build made: ${foreign.slice(0, 10).join(', ')}. Move them elsewhere on the branch, then try again. Nothing was changed.`,
    )
  return true
}
