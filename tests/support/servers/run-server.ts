import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'

/** Number of attempts to reach a server, and the pause between them in milliseconds: five seconds in all. */
const attempts = 100
const pauseMs = 50

/** Waits until a server responds, with any status. @throws Error after the last attempt */
async function waitForResponse(origin: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const isResponding = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isResponding) return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error(`${origin} does not answer. What its server says stands above.`)
}

/** An installed server: its command line, its own folder, which is removed at the end, and where it responds. */
type Program = {
  program: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  temporaryFolder: string
  origin: string
}

export type RunningServer = { origin: string; pid: number; stop: () => Promise<void> }

/**
 * Runs an installed server until it is stopped, and removes its own folder then.
 * @throws Error if it does not answer
 */
export async function runServer({ program, args, env, temporaryFolder, origin }: Program): Promise<RunningServer> {
  const server = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
  const closed = new Promise<void>((resolve) => server.on('close', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await closed
    await rm(temporaryFolder, { recursive: true, force: true })
  }
  await waitForResponse(origin).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { origin, pid: server.pid ?? 0, stop }
}
