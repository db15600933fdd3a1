import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { PlainError } from '../../shared/plain-error.ts'
import { computeSha256 } from '../../shared/files/hash.ts'
import { isRunning, readStartTime } from '../../shared/processes/process-state.mjs'
import { cacheFolder } from '../project-paths.ts'

/** Purpose of a lock. Only the development server runs until it is stopped. */
type LockPurpose = 'build' | 'writing' | 'npm run dev'

type Owner = { work: LockPurpose; id: number; start?: string | undefined; since: string }

/** Interval for polling whether the other process has ended, in milliseconds. */
const pollInterval = 200
/** Age at which a temporary file counts as abandoned, in milliseconds. */
const abandonedAfter = 10_000

function isAbandoned(file: string): boolean {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
  return Date.now() - mtimeMs > abandonedAfter
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

/** Returns whether the owner has exited. A lock without a readable owner is either being written or truncated. */
function isStale(file: string): boolean {
  const owner = readOwner(file)
  if (!owner) return isAbandoned(file)
  const start = readStartTime(owner.id)
  return !isRunning(owner.id) || (start !== undefined && owner.start !== undefined && start !== owner.start)
}

/** Removes a stale lock; one process at a time, so that none removes a lock that another has just acquired. */
function removeStale(file: string): void {
  const guard = `${file}.removing`
  try {
    mkdirSync(guard)
  } catch {
    if (isAbandoned(guard)) rmSync(guard, { recursive: true, force: true })
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
 * Waits until no other process builds in this checkout, because builds write into the same folders. Then locks it until
 * the returned function is called or this process exits. Takes over the lock of a killed process.
 * @throws PlainError if `npm run dev` has the lock, because it does not terminate by itself
 */
export async function takeBuildLock(
  work: Exclude<LockPurpose, 'writing'>,
  file = path.join(cacheFolder, 'build-lock'),
): Promise<() => void> {
  return takeLock(work, file)
}

/** Waits until no other command writes into a folder: of two that read and write back, one would lose its changes. */
export function takeWriteLock(folder: string): Promise<() => void> {
  const name = computeSha256(Buffer.from(path.resolve(folder))).slice(0, 16)
  return takeLock('writing', path.join(cacheFolder, 'locks', name))
}

async function takeLock(work: LockPurpose, file: string): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true })
  const owner: Owner = { work, id: process.pid, start: readStartTime(process.pid), since: new Date().toISOString() }
  let isReported = false
  while (!take(file, owner)) {
    removeStale(file)
    const holder = readOwner(file)
    if (holder?.work === 'npm run dev')
      throw new PlainError(
        `npm run dev (${describe(holder)}) writes into the folders that pages are built in. Stop it, then run the same command again.`,
      )
    if (holder && !isReported)
      console.log(
        work === 'writing'
          ? `› 同じフォルダに書いているほかのコマンドが終わるのを待っています（${describe(holder)}）…`
          : `› Waiting for another build in this folder to end (${describe(holder)}) …`,
      )
    isReported ||= holder !== undefined
    await wait(pollInterval)
  }
  const release = () => {
    process.off('exit', release)
    rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}
