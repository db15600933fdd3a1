import process from 'node:process'

import { imageLimits } from '#content-layer/images/image-limits.ts'

import { measureProcessorTime } from '../shared/processes/processor-time.ts'
import { pictureTasks } from './picture-tasks.ts'

// The child process that runs picture tasks, one after the other.

/** Interval of the checks below, in milliseconds. Pictures are decoded on other threads, so the timer fires. */
const interval = 50

type Task = (...parameters: unknown[]) => Promise<unknown>

/** A request of the parent process, with its limit of processor time in milliseconds. */
export type TaskMessage = { name: keyof typeof pictureTasks; parameters: unknown[]; milliseconds: number }

/** Processor time in milliseconds after which this process has to end. */
let maxProcessorTime = Number.POSITIVE_INFINITY

/** Ends this process at once: `process.exit` waits for threads that are at work on a picture. */
function killThisProcess(): void {
  process.kill(process.pid, 'SIGKILL')
}

/** Ends this process if the task takes too much. */
function enforceLimits(): void {
  if (process.memoryUsage.rss() > imageLimits.memory || measureProcessorTime() > maxProcessorTime) killThisProcess()
}

async function runTask({ name, parameters, milliseconds }: TaskMessage): Promise<void> {
  maxProcessorTime = measureProcessorTime() + milliseconds
  try {
    // The same table types the parameters on the calling side.
    process.send?.({ result: await (pictureTasks[name] as Task)(...parameters) })
  } catch (error) {
    process.send?.({ reason: error instanceof Error ? error.message : String(error) })
  } finally {
    maxProcessorTime = Number.POSITIVE_INFINITY
  }
}

process.on('disconnect', killThisProcess)
setInterval(enforceLimits, interval).unref()
process.on('message', (message) => void runTask(message as TaskMessage))
process.send?.({ isReady: true })
