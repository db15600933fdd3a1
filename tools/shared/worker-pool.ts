import { availableParallelism } from 'node:os'
import type { ResourceLimits } from 'node:worker_threads'

import { Tinypool } from 'tinypool'

import { bundleTypeScript } from './import-typescript.mjs'

/** Threads that answer tasks of one kind, as many as the machine has cores. */
export type WorkerPool<Task, Answer> = {
  threads: number
  /** @throws Error as the worker throws it, and AbortError if the signal aborts */
  run: (task: Task, signal?: AbortSignal) => Promise<Answer>
  close: () => Promise<void>
}

/**
 * Starts threads that run a TypeScript file of this project, by its path from the project's folder: its default export
 * answers a task, and `Tinypool.workerData` is what is handed to each of them once. Starting takes about a second of
 * processor time a thread, so it has to be worth it. `limits` are those of Node's worker threads, in megabytes.
 */
export async function openPool<Task, Answer>(
  file: string,
  workerData: unknown,
  limits: ResourceLimits = {},
): Promise<WorkerPool<Task, Answer>> {
  const threads = availableParallelism()
  const pool = new Tinypool({
    filename: await bundleTypeScript(file),
    workerData,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: limits,
  })
  return {
    threads,
    run: (task, signal) => pool.run(task, signal ? { signal } : {}) as Promise<Answer>,
    close: () => pool.destroy(),
  }
}
