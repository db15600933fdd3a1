import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { PlainError } from '../../plain-error.ts'

const execute = promisify(execFile)

/** What code is: a change elsewhere cannot change a page. */
const codePaths = [
  'schemas',
  'blocks',
  'api-client',
  'site',
  'package.json',
  'package-lock.json',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
]

/** The part of a site's code that makes no page. */
const notPages = /^site\/(?:review|record|verify|commands|hosting|dev)\/|\.test\.tsx?$|\/cases\/|test-support\.ts$/

async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  return stdout.trim()
}

async function tryGit(root: string, ...args: string[]): Promise<string | undefined> {
  return git(root, ...args).catch(() => undefined)
}

/** A commit to compare with. */
export type Base = {
  commit: string
  /** As people name it: the branch, tag or commit that was asked for, or why it is compared with. */
  name: string
  /** Its abbreviated hash, the first line of its message, and its time in milliseconds since 1970 UTC. */
  hash: string
  subject: string
  madeAt: number
}

async function commitOf(root: string, ref: string): Promise<string> {
  const commit = await tryGit(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  if (commit === undefined)
    throw new PlainError(
      `There is no commit "${ref}" to compare with. Name one: npm run review -- --base main. In a shallow clone, fetch it first: git fetch --unshallow`,
    )
  return commit
}

async function baseAt(root: string, commit: string, name: string): Promise<Base> {
  const [hash = '', seconds, subject = ''] = (await git(root, 'log', '-1', '--format=%h%n%ct%n%s', commit)).split('\n')
  return { commit, name, hash, subject, madeAt: Number(seconds) * 1000 }
}

async function namedMain(root: string): Promise<string | undefined> {
  for (const name of ['origin/main', 'main']) {
    if ((await tryGit(root, 'rev-parse', '--verify', '--quiet', name)) !== undefined) return name
  }
  return undefined
}

/**
 * The commit that a reviewer compares with: the named one; on a branch, where it left main; on main, the last commit if
 * something is not committed, otherwise the one before.
 * @throws PlainError where there is no such commit
 */
export async function findBase(root: string, named?: string): Promise<Base> {
  if (named !== undefined) return baseAt(root, await commitOf(root, named), named)
  const head = await commitOf(root, 'HEAD')
  const isDirty = (await git(root, 'status', '--porcelain')) !== ''
  const main = await namedMain(root)
  const fork = main === undefined ? undefined : await tryGit(root, 'merge-base', main, 'HEAD')
  if (fork !== undefined && fork !== head) return baseAt(root, fork, 'main から分かれたところ')
  if (isDirty) return baseAt(root, head, 'まだコミットしていない変更の前')
  return baseAt(root, await commitOf(root, 'HEAD~1'), 'ひとつ前のコミット')
}

/** The names of files that differ from a commit, committed or not. */
async function changedFiles(root: string, commit: string): Promise<string[]> {
  const listed = [
    await git(root, '-c', 'core.quotepath=off', 'diff', '--name-only', commit, '--', ...codePaths),
    await git(root, 'ls-files', '--others', '--exclude-standard', '--', ...codePaths),
  ]
  return listed
    .join('\n')
    .split('\n')
    .filter((file) => file !== '')
}

/** Whether code that makes pages differs from a commit. */
export async function hasOtherCode(root: string, commit: string): Promise<boolean> {
  return (await changedFiles(root, commit)).some((file) => !notPages.test(file))
}

/**
 * Unpacks a commit, or one folder of it, into a folder, which it empties first.
 * @throws PlainError if the commit has no such folder
 */
export async function unpack(root: string, commit: string, folder: string, part?: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const archive = path.join(folder, 'archive.tar')
  try {
    await git(root, 'archive', '-o', archive, commit, ...(part === undefined ? [] : ['--', part]))
    await execute('tar', ['-x', '-f', archive, '-C', folder])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlainError(`${part ?? 'The files'} of ${commit} could not be unpacked: ${reason}`)
  }
  await rm(archive)
}
