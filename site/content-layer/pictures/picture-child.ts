import process from 'node:process'

import { pictureLimits } from './limits.ts'
import { pictureTasks } from './picture-tasks.ts'

// The process that works on pictures, one task after the other.

/** How often memory is looked at, in milliseconds. Pictures unfold beside this thread, so there is time to look. */
const interval = 50

type Task = (...parameters: unknown[]) => Promise<unknown>

/** What the other process asks for: a task by its name, with what it takes. */
type Message = { name: keyof typeof pictureTasks; parameters: unknown[] }

async function answer({ name, parameters }: Message): Promise<void> {
  try {
    // Whoever asks is typed by the same table.
    process.send?.({ result: await (pictureTasks[name] as Task)(...parameters) })
  } catch (error) {
    process.send?.({ reason: error instanceof Error ? error.message : String(error) })
  }
}

process.on('disconnect', () => process.exit())
setInterval(() => process.memoryUsage.rss() > pictureLimits.memory && process.exit(1), interval).unref()
process.on('message', (message) => void answer(message as Message))
process.send?.({ isReady: true })
