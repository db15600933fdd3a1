import { spawn } from 'node:child_process'

import { freePort } from './free-port.ts'

/** Timeout for the development server's first response, in milliseconds. */
const startLimit = 120_000

async function isResponding(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(startLimit) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Runs `npm run dev` in a copy of the project with the given content, and waits until the page at `path` answers. */
export async function startDevServer(project: string, contentRoot: string, path: string) {
  const port = await freePort()
  const url = `http://localhost:${port}${path}`
  const environment = {
    ...process.env,
    PORT: String(port),
    CONTENT_ROOT: contentRoot,
    CONTENT_CACHE: `${project}/.cache/content-dev.json`,
  }
  // Its own process group, so that Next ends with the command that started it.
  const child = spawn(process.execPath, ['tools/commands/run.mjs', 'tools/commands/dev.ts'], {
    cwd: project,
    env: environment,
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  const giveUp = performance.now() + startLimit
  while (!(await isResponding(url))) {
    if (performance.now() > giveUp || child.exitCode !== null) {
      stop()
      throw new Error(`npm run dev did not answer at ${path}:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { url, id: child.pid ?? 0, stop, printed: () => output }
}
