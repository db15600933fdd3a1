// The process that works on pictures. Plain JavaScript, because TypeScript is only known after the first line.
import process from 'node:process'

import { register } from 'tsx/esm/api'

register()
const { pictureTasks } = await import('./picture-tasks.ts')
const { pictureLimits } = await import('./limits.ts')

/** How often memory is looked at, in milliseconds. Pictures unfold beside this thread, so there is time to look. */
const interval = 50

process.on('disconnect', () => process.exit())
setInterval(() => process.memoryUsage.rss() > pictureLimits.memory && process.exit(1), interval).unref()
/** Calls the task of this name. @param {any} message */
async function answer({ name, parameters }) {
  try {
    const task = Object.entries(pictureTasks).find(([known]) => known === name)?.[1]
    process.send?.({ result: await /** @type {any} */ (task)(...parameters) })
  } catch (error) {
    process.send?.({ reason: error instanceof Error ? error.message : String(error) })
  }
}

process.on('message', (message) => void answer(message))
process.send?.({ isReady: true })
