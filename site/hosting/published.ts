import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { glob } from 'tinyglobby'
import { z } from 'zod'

import { PlainError } from '../plain-error.ts'
import { policiesFile } from './internal-files.ts'

/**
 * One build as it was published: its files and the policy of each page, which belong together. `isCurrent` until
 * another one lies in its place.
 */
export type Published = {
  folder: string
  files: ReadonlySet<string>
  policies: Readonly<Record<string, string>>
  isCurrent: () => boolean
}

/** How long a build may take to put its folder in the place of the old one, in milliseconds, and how often to look. */
const [swapTime, lookAgainAfter] = [1_000, 10]

/**
 * Changes when another folder takes the place, or when something is added at its top. Undefined where there is none.
 */
function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() ? `${found.ino} ${found.mtimeMs} ${found.ctimeMs}` : undefined
}

const policies = z.record(z.string(), z.string())

async function readPolicies(folder: string): Promise<Published['policies']> {
  return policies.parse(JSON.parse(await readFile(path.join(folder, policiesFile), 'utf8').catch(() => '{}')))
}

/**
 * Reads a published folder, again where it was swapped meanwhile.
 * @throws PlainError where there is no such folder, also not after the moment that a swap takes
 */
export async function readPublished(folder: string): Promise<Published> {
  const until = performance.now() + swapTime
  do {
    const identity = identityOf(folder)
    if (identity !== undefined) {
      const [files, policies] = await Promise.all([glob('**', { cwd: folder, dot: true }), readPolicies(folder)])
      const isCurrent = () => identityOf(folder) === identity
      if (isCurrent()) return { folder, files: new Set(files), policies, isCurrent }
    }
    await wait(lookAgainAfter)
  } while (performance.now() < until)
  throw new PlainError(`${folder} is not there. Make it with npm run build.`)
}

/**
 * What lies in a folder now: what was read last, or, where that is no longer current, what is read now, once for all
 * who ask.
 */
export function followFolder(first: Published): () => Published | Promise<Published> {
  let latest = first
  let reading: Promise<Published> | undefined
  return () => {
    if (latest.isCurrent()) return latest
    reading ??= readPublished(latest.folder)
      .then((published) => (latest = published))
      .finally(() => (reading = undefined))
    return reading
  }
}
