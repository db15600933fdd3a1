import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { PlainError } from '../plain-error.ts'

export type GitFailure = 'not-installed' | 'no-repository' | 'unknown-ref' | 'nothing-found' | 'other'

/** The message states what git could not do and why. */
export class GitError extends PlainError {
  readonly failure: GitFailure

  constructor(failure: GitFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

type Options = {
  /** Environment variables in addition to those of this process. */
  environment?: Readonly<Record<string, string>>
  /** Standard input of git. */
  input?: string
}

/** Git's messages, in English, about a branch, tag or commit that does not exist. */
const unknownRef =
  /unknown revision|bad revision|Needed a single revision|not a valid object name|does not have any commits|bad object/i

function explain(folder: string, args: readonly string[], output: string): GitError {
  if (/not a git repository/i.test(output))
    return new GitError('no-repository', `${folder} is in no git repository. Clone the project with git to do this.`)
  const command = `git ${args.join(' ')}`
  // For example, the merge base of unrelated histories.
  if (output === '') return new GitError('nothing-found', `${command} finds nothing in ${folder}.`)
  const message = `${command} failed in ${folder}: ${output.trim()}`
  return new GitError(unknownRef.test(output) ? 'unknown-ref' : 'other', message)
}

/**
 * Runs git in a folder. Returns its trimmed output.
 * @throws GitError if git is not installed, the folder is in no repository, or git fails
 */
export function runGit(folder: string, args: readonly string[], { environment, input = '' }: Options = {}): string {
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    // The messages are parsed here, so they have to be in English.
    env: { ...process.env, LC_ALL: 'C', ...environment },
    input,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error && 'code' in error && error.code === 'ENOENT' && existsSync(folder))
    throw new GitError('not-installed', 'git cannot be started. Install it (https://git-scm.com), then try again.')
  if (error || status !== 0) throw explain(folder, args, error?.message ?? stderr)
  return stdout.trim()
}

/**
 * Like `runGit`, but returns undefined if git fails for one of these reasons.
 * @throws GitError for any other reason
 */
export function tryGit(folder: string, args: readonly string[], reasons: readonly GitFailure[]): string | undefined {
  try {
    return runGit(folder, args)
  } catch (error) {
    if (error instanceof GitError && reasons.includes(error.failure)) return undefined
    throw error
  }
}
