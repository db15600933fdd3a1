import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { glob } from 'tinyglobby'
import { z } from 'zod'

import { getErrorPageFile } from '#site/error-pages.ts'

import { PlainError } from '../shared/plain-error.ts'
import { listUrlPaths } from './url-paths.ts'
import { isInternal, policiesFile } from './unserved-files.ts'

/** Page that identifies a folder as a built site or review, since each of them has it. */
export const sitePage = getErrorPageFile(404)

/** Returns whether a folder contains a complete site, which always has a not-found page. */
export function isSite(folder: string): boolean {
  const stats = statSync(path.join(folder, sitePage), { throwIfNoEntry: false })
  return stats?.isFile() === true && stats.size > 0
}

/** A published build, read at one instant, with the file at each URL path and the policy of each page. */
export type Published = {
  folder: string
  files: ReadonlySet<string>
  fileAt: ReadonlyMap<string, string>
  policies: Readonly<Record<string, string>>
  isCurrent: () => boolean
}

/** Maximum time for a build to swap its folder in, in milliseconds. */
const swapTimeout = 1_000
/** Interval for polling whether it has done so, in milliseconds. */
const pollInterval = 10

/** Returns what changes when a folder is replaced or gets an entry at its top; undefined without a folder. */
function readIdentity(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats?.isDirectory() ? `${stats.ino} ${stats.mtimeMs} ${stats.ctimeMs}` : undefined
}

/**
 * Reads the policy of each page; none if the folder has no file of policies.
 * @throws SyntaxError if the file is not JSON
 * @throws ZodError if it is not an object of texts
 */
export async function readPolicies(folder: string): Promise<Published['policies']> {
  const text = await readFile(path.join(folder, policiesFile), 'utf8').catch(() => '{}')
  return z.record(z.string(), z.string()).parse(JSON.parse(text))
}

/** Maps each URL path to its file, without the files that only hosts use. */
function mapPaths(files: readonly string[]): Published['fileAt'] {
  const served = files.filter((file) => !isInternal(file))
  return new Map(served.flatMap((file) => listUrlPaths(file).map((url) => [url, file])))
}

/**
 * Reads a published folder, again if it was swapped meanwhile.
 * @throws PlainError if the folder is missing for longer than a swap takes
 * @throws SyntaxError or ZodError if its file of policies is malformed
 */
export async function readPublished(folder: string): Promise<Published> {
  const until = performance.now() + swapTimeout
  do {
    const identity = readIdentity(folder)
    if (identity !== undefined) {
      const [files, policies] = await Promise.all([glob('**', { cwd: folder, dot: true }), readPolicies(folder)])
      const isCurrent = () => readIdentity(folder) === identity
      if (isCurrent()) return { folder, files: new Set(files), fileAt: mapPaths(files), policies, isCurrent }
    }
    await wait(pollInterval)
  } while (performance.now() < until)
  throw new PlainError(`${folder} is not there. Make it with npm run build.`)
}

/** Returns a function that reads a folder again if it was replaced. It throws like `readPublished`. */
export function followFolder(first: Published): () => Promise<Published> {
  let latest = first
  return async () => {
    if (!latest.isCurrent()) latest = await readPublished(latest.folder)
    return latest
  }
}
