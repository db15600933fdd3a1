import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'

/** Waits until a server answers. @throws Error after five seconds */
async function untilResponds(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${origin} does not answer. What its server says stands above.`)
}

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
  await untilResponds(origin).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { origin, pid: server.pid ?? 0, stop }
}
