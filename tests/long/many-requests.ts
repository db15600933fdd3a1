import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { root } from '#tools/commands/project-paths.ts'
import { PlainError } from '#tools/shared/plain-error.ts'

import { listPaths, readPageReports } from '../support/sites/page-reports.ts'
import { fixtureSite } from '../support/sites/fixture-site.ts'
import { freePort } from '../support/servers/free-port.ts'
import { readUsage, type LongRun, type Sample } from './usage.ts'

const connections = 64
/** Parts of the run; between two of them the usage is measured. */
const intervals = 12

/** Maximum time until the server responds. */
const startLimitMs = 60_000
/** Time between two attempts to reach it. */
const retryMs = 200
/** Time after the last response in which the server closes idle connections, before its usage is measured again. */
const settleMs = 3_000

type Server = { origin: string; process: ChildProcess; stop: () => Promise<void> }

/**
 * Starts the local server of the fixture site in a process of its own, and waits until it responds.
 * @throws PlainError if it exits, or does not respond in time
 */
async function startServer(): Promise<Server> {
  const port = await freePort()
  const server = spawn(
    process.execPath,
    ['tools/commands/run.mjs', 'tests/support/servers/serve-site.ts', fixtureSite.folder],
    { cwd: root, env: { ...process.env, PORT: String(port) }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const exited = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await exited
  }
  const origin = `http://localhost:${port}`
  const isResponding = () =>
    fetch(`${origin}/campaigns/`, { signal: AbortSignal.timeout(startLimitMs) }).then(
      ({ ok }) => ok,
      () => false,
    )
  const giveUpAt = Date.now() + startLimitMs
  while (!(await isResponding())) {
    if (server.exitCode !== null) throw new PlainError(`The server ended with ${server.exitCode}.`)
    if (Date.now() > giveUpAt) {
      await stop()
      throw new PlainError(`The server did not respond within ${startLimitMs / 1000} seconds.`)
    }
    await setTimeout(retryMs)
  }
  return { origin, process: server, stop }
}

/** Requests one URL as a browser that accepts compressed files. Returns the status and the number of bytes. */
async function request(agent: Agent, url: string): Promise<{ status: number; bytes: number }> {
  const sent = get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } })
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const part of response) bytes += (part as Buffer).length
  return { status: response.statusCode ?? 0, bytes }
}

/** Responses to all requests; `wrong` are those with another status than 200. */
type Responses = { count: number; wrong: number; bytes: number }

/** Requests all pages of a server over all connections, again and again until a moment, and counts the responses. */
async function sendRequests(origin: string, endAt: number): Promise<Responses> {
  const paths = listPaths(readPageReports(fixtureSite.folder).map(({ page }) => page))
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const responses: Responses = { count: 0, wrong: 0, bytes: 0 }
  const requestPages = async (first: number): Promise<void> => {
    for (let index = first; Date.now() < endAt; index += 1) {
      const { status, bytes } = await request(agent, origin + (paths[index % paths.length] ?? '/'))
      responses.count += 1
      responses.bytes += bytes
      if (status !== 200) responses.wrong += 1
    }
  }
  try {
    // Each connection starts with another page.
    await Promise.all(Array.from({ length: connections }, (_, first) => requestPages(first)))
  } finally {
    agent.destroy()
  }
  return responses
}

/**
 * Measures the usage of a process between the intervals of a run, which are `intervalMs` long.
 * @throws AbortError once `signal` is aborted
 */
async function sampleUsage(id: number, startedAt: number, intervalMs: number, signal: AbortSignal): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let interval = 1; interval < intervals; interval += 1) {
    await setTimeout(startedAt + interval * intervalMs - Date.now(), undefined, { signal })
    samples.push({ at: `after ${Math.round((interval * intervalMs) / 1000)} s`, ...(await readUsage(id)) })
  }
  return samples
}

/**
 * Sends requests to the local server over 64 connections for so many minutes. Measures its usage 13 times: before, 11
 * times meanwhile, and after. Open files and connections vary while it responds, so only the first and the last sample
 * are compared.
 * @throws PlainError if the fixture site cannot be built, or the server does not start
 * @throws Error if a request fails
 */
export async function requestOften(minutes: number): Promise<LongRun> {
  if (!(await buildSiteIfChanged(fixtureSite)))
    throw new PlainError('The fixture site cannot be built; its errors are listed above.')
  const server = await startServer()
  const id = server.process.pid ?? 0
  const sampling = new AbortController()
  try {
    const durationMs = minutes * 60_000
    const startedAt = Date.now()
    const before: Sample = { at: 'before', ...(await readUsage(id)) }
    const [responses, during] = await Promise.all([
      sendRequests(server.origin, startedAt + durationMs),
      sampleUsage(id, startedAt, durationMs / intervals, sampling.signal),
    ])
    await setTimeout(settleMs)
    const after: Sample = { at: 'after', ...(await readUsage(id)) }
    const megabytes = Math.round(responses.bytes / 1_000_000)
    return {
      samples: [before, ...during, after],
      notes: [`${responses.count} responses over ${connections} connections in ${minutes} minutes, ${megabytes} MB`],
      problems: responses.wrong > 0 ? [`${responses.wrong} of them did not have the status 200`] : [],
    }
  } finally {
    sampling.abort()
    await server.stop()
  }
}
