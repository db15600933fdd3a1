import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'

import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { root } from '#tools/commands/project-paths.ts'
import { PlainError } from '#tools/shared/plain-error.ts'

import { pathsOf, readPageReports } from '../support/sites/page-reports.ts'
import { fixtureSite } from '../support/sites/fixture-site.ts'
import { freePort } from '../support/servers/free-port.ts'
import { usageOf, type LongRun, type Sample } from './usage.ts'

const connections = 64

/** Requests one URL as a browser that accepts compressed files. Returns the status and the number of bytes. */
async function request(agent: Agent, url: string): Promise<{ status: number; bytes: number }> {
  const sent = get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } })
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const part of response) bytes += (part as Buffer).length
  return { status: response.statusCode ?? 0, bytes }
}

/** Sends requests to the local server over 64 connections for so many minutes, and measures its usage twelve times. */
export async function requestOften(minutes: number): Promise<LongRun> {
  if (!(await buildSiteIfChanged(fixtureSite)))
    throw new PlainError('The fixture site cannot be built; its errors are listed above.')
  const port = await freePort()
  const server = spawn(
    process.execPath,
    ['tools/commands/run.mjs', 'tests/support/servers/serve-site.ts', fixtureSite.folder],
    { cwd: root, env: { ...process.env, PORT: String(port) }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const origin = `http://localhost:${port}`
  const isUp = () =>
    fetch(`${origin}/campaigns/`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new PlainError(`The server ended with ${server.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const paths = pathsOf(readPageReports(fixtureSite.folder).map(({ page }) => page))
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = Date.now()
  const end = started + minutes * 60_000
  let [responses, wrong, bytes] = [0, 0, 0]
  const visit = async (first: number): Promise<void> => {
    for (let at = first; Date.now() < end; at += 1) {
      const response = await request(agent, origin + (paths[at % paths.length] ?? '/'))
      responses += 1
      bytes += response.bytes
      if (response.status !== 200) wrong += 1
    }
  }
  // Open files and connections vary while it responds, so only the usage before and after is compared.
  const samples: Sample[] = [{ at: 'before', ...(await usageOf(server.pid ?? 0)) }]
  const visits = Promise.all(Array.from({ length: connections }, (_, at) => visit(at)))
  const pause = (minutes * 60_000) / 12
  for (let look = 1; look <= 11; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, started + look * pause - Date.now()))
    samples.push({ at: `after ${Math.round((look * pause) / 1000)} s`, ...(await usageOf(server.pid ?? 0)) })
  }
  await visits
  agent.destroy()
  await new Promise((resolve) => setTimeout(resolve, 3000))
  samples.push({ at: 'after', ...(await usageOf(server.pid ?? 0)) })
  server.kill('SIGTERM')
  await once(server, 'exit')
  return {
    samples,
    notes: [
      `${responses} responses over ${connections} connections in ${minutes} minutes, ${Math.round(bytes / 1_000_000)} MB`,
    ],
    problems: wrong > 0 ? [`${wrong} of them did not have the status 200`] : [],
  }
}
