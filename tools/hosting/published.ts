import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { glob } from 'tinyglobby'
import { z } from 'zod'

import { PlainError } from '../shared/plain-error.ts'
import { policiesFile } from './unserved-files.ts'
import { errorPage } from './url-paths.ts'

/** The page that every built site and review has, by which a folder is known as one. */
export const sitePage = errorPage(404)

/** Returns whether a folder contains a site: without a not-found page it has none, or only part of one. */
export function isSite(folder: string): boolean {
  const stats = statSync(path.join(folder, sitePage), { throwIfNoEntry: false })
  return stats?.isFile() === true && stats.size > 0
}

/**
 * A published build: its files and the policy of each page, which belong together. `isCurrent` until another build
 * replaces it.
 */
export type Published = {
  folder: string
  files: ReadonlySet<string>
  policies: Readonly<Record<string, string>>
  isCurrent: () => boolean
}

/** How long a build may take to swap its folder in, and how often to poll, in milliseconds. */
const [swapTimeout, pollInterval] = [1_000, 10]

/** Changes when the folder is replaced, or when an entry is added at its top level. Undefined if there is none. */
function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats?.isDirectory() ? `${stats.ino} ${stats.mtimeMs} ${stats.ctimeMs}` : undefined
}

const policies = z.record(z.string(), z.string())

async function readPolicies(folder: string): Promise<Published['policies']> {
  return policies.parse(JSON.parse(await readFile(path.join(folder, policiesFile), 'utf8').catch(() => '{}')))
}

/**
 * Reads a published folder, again if it was swapped meanwhile.
 * @throws PlainError if the folder is missing for longer than a swap takes
 */
export async function readPublished(folder: string): Promise<Published> {
  const until = performance.now() + swapTimeout
  do {
    const identity = identityOf(folder)
    if (identity !== undefined) {
      const [files, policies] = await Promise.all([glob('**', { cwd: folder, dot: true }), readPolicies(folder)])
      const isCurrent = () => identityOf(folder) === identity
      if (isCurrent()) return { folder, files: new Set(files), policies, isCurrent }
    }
    await wait(pollInterval)
  } while (performance.now() < until)
  throw new PlainError(`${folder} is not there. Make it with npm run build.`)
}

/** Returns a function for the current build in a folder: the last one read, or, once that is outdated, a new one. */
export function followFolder(first: Published): () => Promise<Published> {
  let latest = first
  return async () => (latest.isCurrent() ? latest : (latest = await readPublished(latest.folder)))
}
