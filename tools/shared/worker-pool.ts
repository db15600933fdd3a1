import { availableParallelism } from 'node:os'
import type { ResourceLimits } from 'node:worker_threads'

import { Tinypool } from 'tinypool'

import { bundleTypeScript } from './bundling/import-typescript.mjs'

/** Threads that process tasks of one kind. */
export type WorkerPool<Task, Answer> = {
  threads: number
  /** @throws Error from the worker, and AbortError if the signal aborts */
  run: (task: Task, signal?: AbortSignal) => Promise<Answer>
  close: () => Promise<void>
}

/** `limits` are the resource limits of Node's worker threads, in megabytes. */
type PoolOptions = { threads?: number; limits?: ResourceLimits }

/**
 * Starts threads, by default one for each core, that run a TypeScript file given by its path from the project's folder.
 * Its default export processes a task, and each thread receives `Tinypool.workerData` once. Each thread has its next
 * task queued, because the thread that distributes tasks may be busy. Starting a thread takes about a second of
 * processor time, so it is only worthwhile for long work.
 */
export async function openPool<Task, Answer>(
  file: string,
  workerData: unknown,
  { threads = availableParallelism(), limits = {} }: PoolOptions = {},
): Promise<WorkerPool<Task, Answer>> {
  const pool = new Tinypool({
    filename: await bundleTypeScript(file),
    workerData,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 2,
    resourceLimits: limits,
  })
  return {
    threads,
    run: (task, signal) => pool.run(task, signal ? { signal } : {}) as Promise<Answer>,
    close: () => pool.destroy(),
  }
}
