import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { formatMoment } from '#domain/time/format-time.ts'

import { findMergeBaseWithMain } from '../../shared/processes/commit.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { runGit, tryGit } from '../../shared/processes/run-git.ts'

const execute = promisify(execFile)

/** Tests and test cases, which no page is built from. */
const tests = /\.test\.tsx?$|cases\.ts$|test-support\.ts$/

/** Paths of the code and its configuration. */
const codePaths = [
  'domain',
  'schemas',
  'blocks',
  'api-client',
  'content-layer',
  'site',
  'tools',
  'package.json',
  'package-lock.json',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
]

/** Display name of a version, with further details, one a line. */
export type VersionName = { name: string; details: readonly string[] }

/** A commit to compare with, named as it was requested, or by the reason for this choice. */
export type Base = VersionName & { commit: string }

function resolveCommit(root: string, ref: string): string {
  const commit = tryGit(root, ['rev-parse', '--verify', `${ref}^{commit}`], ['unknown-ref'])
  if (commit === undefined)
    throw new PlainError(
      `There is no commit "${ref}" to compare with. Name one: npm run review -- --base main. In a shallow clone, fetch it first: git fetch --unshallow`,
    )
  return commit
}

function describeCommit(root: string, commit: string, name: string): Base {
  const [hash = '', seconds, subject = ''] = runGit(root, ['log', '-1', '--format=%h%n%ct%n%s', commit]).split('\n')
  const hashes = name.startsWith(hash) ? [] : [hash]
  return { commit, name, details: [[formatMoment(Number(seconds) * 1000), ...hashes].join('・'), subject] }
}

/**
 * Finds the commit to compare with: the named one, or its merge base with this branch, so that later changes on that
 * branch are not listed as reverted. Without a name: on a branch, its merge base with main; on main, the last commit if
 * there are uncommitted changes, otherwise the one before.
 * @throws PlainError if there is no such commit, no repository, or no git
 */
export function findBase(root: string, named?: string): Base {
  if (named !== undefined) {
    const commit = resolveCommit(root, named)
    const fork = tryGit(root, ['merge-base', commit, 'HEAD'], ['nothing-found'])
    return fork === undefined || fork === commit
      ? describeCommit(root, commit, named)
      : describeCommit(root, fork, `${named} から分かれたところ`)
  }
  const head = resolveCommit(root, 'HEAD')
  const isDirty = runGit(root, ['status', '--porcelain']) !== ''
  const fork = findMergeBaseWithMain(root)
  if (fork !== undefined && fork !== head) return describeCommit(root, fork, 'main から分かれたところ')
  if (isDirty) return describeCommit(root, head, 'まだコミットしていない変更の前')
  return describeCommit(root, resolveCommit(root, 'HEAD~1'), 'ひとつ前のコミット')
}

/** Lists the files that differ from a commit, committed or not. */
function listChangedFiles(root: string, commit: string): string[] {
  const listed = [
    runGit(root, ['-c', 'core.quotepath=off', 'diff', '--name-only', commit, '--', ...codePaths]),
    runGit(root, ['ls-files', '--others', '--exclude-standard', '--', ...codePaths]),
  ]
  return listed
    .join('\n')
    .split('\n')
    .filter((file) => file !== '')
}

/** Returns whether code that renders pages, now `names`, differs from a commit. A removed file may have been one. */
export function hasOtherCode(root: string, commit: string, names: ReadonlySet<string>): boolean {
  return listChangedFiles(root, commit).some(
    (file) => names.has(file) || (!existsSync(path.join(root, file)) && !tests.test(file)),
  )
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
    runGit(root, ['archive', '-o', archive, commit, ...(part === undefined ? [] : ['--', part])])
    await execute('tar', ['-x', '-f', archive, '-C', folder])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlainError(`${part ?? 'The files'} of ${commit} could not be unpacked: ${reason}`)
  }
  await rm(archive)
}
