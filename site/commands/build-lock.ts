import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { PlainError } from '../plain-error.ts'
import { isThere, startOf } from './processes.mjs'
import { cacheFolder } from './root.ts'

/** A build, which ends, or the development server, which does not end by itself. */
type Work = 'build' | 'npm run dev'

type Owner = { work: Work; id: number; start?: string | undefined; since: string }

/**
 * How often to look whether the other one has ended, and when something that takes no time was left by a process that
 * is gone, in milliseconds.
 */
const [lookEvery, leftAfter] = [200, 10_000]

function isLeft(file: string): boolean {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
  return Date.now() - mtimeMs > leftAfter
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

/** Whether the owner is gone. A lock that does not name it is being written just now, or was cut off. */
function isStale(file: string): boolean {
  const owner = readOwner(file)
  if (!owner) return isLeft(file)
  const start = startOf(owner.id)
  return !isThere(owner.id) || (start !== undefined && owner.start !== undefined && start !== owner.start)
}

/** One process at a time, so that none takes away the lock that another has taken over in the meantime. */
function removeStale(file: string): void {
  const guard = `${file}.removing`
  try {
    mkdirSync(guard)
  } catch {
    if (isLeft(guard)) rmSync(guard, { recursive: true, force: true })
    return
  }
  try {
    if (isStale(file)) rmSync(file, { force: true })
  } finally {
    rmdirSync(guard)
  }
}

function take(file: string, owner: Owner): boolean {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function describe({ id, since }: Owner): string {
  return `process ${id}, since ${since.slice(11, 19)} UTC`
}

/**
 * Waits until no other process builds in this checkout, and keeps all others from it until the function that it returns
 * is called or this
 * process ends: they write into the same folders. What a killed process left is taken over.
 * @throws PlainError where `npm run dev` is at work, which ends for nobody
 */
export async function takeBuildLock(work: Work, file = path.join(cacheFolder, 'build-lock')): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true })
  const own: Owner = { work, id: process.pid, start: startOf(process.pid), since: new Date().toISOString() }
  let isTold = false
  while (!take(file, own)) {
    removeStale(file)
    const owner = readOwner(file)
    if (owner?.work === 'npm run dev')
      throw new PlainError(
        `npm run dev (${describe(owner)}) writes into the folders that pages are built in. Stop it, then run the same command again.`,
      )
    if (owner && !isTold) console.log(`› Waiting for another build in this folder to end (${describe(owner)}) …`)
    isTold ||= owner !== undefined
    await wait(lookEvery)
  }
  const release = () => {
    process.off('exit', release)
    rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}
