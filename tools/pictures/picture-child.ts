import process from 'node:process'

import { pictureLimits } from '#content-layer/pictures/limits.ts'
import { pictureTasks } from './picture-tasks.ts'

// The child process that runs picture tasks, one after the other.

/**
 * How often memory use is checked, in milliseconds. Pictures are decoded on other threads, so this timer still fires.
 */
const interval = 50

type Task = (...parameters: unknown[]) => Promise<unknown>

/** A request of the parent process: the name of a task, and its parameters. */
type Message = { name: keyof typeof pictureTasks; parameters: unknown[] }

async function answer({ name, parameters }: Message): Promise<void> {
  try {
    // The same table types the parameters on the calling side.
    process.send?.({ result: await (pictureTasks[name] as Task)(...parameters) })
  } catch (error) {
    process.send?.({ reason: error instanceof Error ? error.message : String(error) })
  }
}

process.on('disconnect', () => process.exit())
setInterval(() => process.memoryUsage.rss() > pictureLimits.memory && process.exit(1), interval).unref()
process.on('message', (message) => void answer(message as Message))
process.send?.({ isReady: true })
