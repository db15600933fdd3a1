import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

import { freePort } from '../../support/servers/free-port.ts'

/** Timeout of `npm start`, in milliseconds. */
const limit = 60_000

async function isResponding(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => (await response.text()) !== '' && response.ok,
    () => false,
  )
}

/**
 * Milliseconds from `npm start` in a built copy of the project to its first page.
 * @throws Error with the complete output where no page is served
 */
export async function timeToFirstPage(project: string): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, ['tools/commands/run.mjs', 'tools/commands/start.ts'], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const closed = once(child, 'close')
  const stop = () => void child.kill()
  process.once('exit', stop)
  try {
    while (!(await isResponding(`http://localhost:${port}/campaigns/`))) {
      if (child.exitCode !== null || performance.now() - start > limit)
        throw new Error(`npm start gave no page:\n${output}`)
      await wait(5)
    }
    return performance.now() - start
  } finally {
    stop()
    await closed
    process.off('exit', stop)
  }
}
