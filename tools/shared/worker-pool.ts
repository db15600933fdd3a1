import { availableParallelism } from 'node:os'
import type { ResourceLimits } from 'node:worker_threads'

import { Tinypool } from 'tinypool'

import { bundleTypeScript } from './import-typescript.mjs'

/** Threads that answer tasks of one kind. */
export type WorkerPool<Task, Answer> = {
  threads: number
  /** @throws Error as the worker throws it, and AbortError if the signal aborts */
  run: (task: Task, signal?: AbortSignal) => Promise<Answer>
  close: () => Promise<void>
}

/** `limits` are those of Node's worker threads, in megabytes. */
type PoolOptions = { threads?: number; limits?: ResourceLimits }

/**
 * Starts threads, by default as many as the machine has cores, that run a TypeScript file of this project, by its path
 * from the project's folder: its default export answers a task, and `Tinypool.workerData` is handed to each of them
 * once. A thread has its next task queued while it works on one, because the thread that distributes them may be busy.
 * Starting takes about a second of processor time a thread, so it has to be worth it.
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
