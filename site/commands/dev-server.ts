import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { glob } from 'tinyglobby'

import { addressOf, startContentPages, type ContentPages } from '../dev/content-pages.ts'
import type { FollowedContent } from '../dev/follow-content.ts'
import { requestedPath } from '../hosting/find-file.ts'
import { listenAt } from '../hosting/listen-at.ts'
import { runningServer, withApi, type Api, type RunningServer } from '../hosting/server.ts'
import { root } from './root.ts'

/** The addresses of all screens. */
async function listScreens(): Promise<ReadonlySet<string>> {
  const pages = await glob('**/page.tsx', { cwd: `${root}/site/app` })
  return new Set(pages.map((file) => addressOf(`/${file.replace(/\/?page\.tsx$/, '')}`)))
}

/** Whether somebody asks for a page, and not for a file or for what a framework asks itself. */
function isForPage({ url = '/' }: IncomingMessage): boolean {
  return !/^\/_|\.\w+(?:$|\?)/.test(url)
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A development server, and what its content pages are made from. */
type DevServer = RunningServer & Pick<ContentPages, 'use'>

/**
 * Serves pages as they are being worked on, with `api` in place of the provider's server: content pages as they are
 * published,
 * from `content` until something else is to be used, screens by Next. Ends when `stop` is called.
 * @throws the system's error, such as EADDRINUSE, when the port cannot be had
 */
export async function startDevServer(
  port: number,
  api: Api,
  host: string,
  content: FollowedContent,
): Promise<DevServer> {
  let begin: (answer: Answer) => void = () => undefined
  const begun = new Promise<Answer>((resolve) => (begin = resolve))
  // Whoever asks before there is an answer, as an open page does that looks for its server, waits for it.
  const answerOnceBegun: Answer = async (request, response) => (await begun)(request, response)
  const makeServer = () =>
    createServer((request, response) => withApi(request, response, api, () => void answerOnceBegun(request, response)))
  // The port is had before the work begins: another command may have it, and Next has to know which one it is.
  const { port: actual, servers } = await listenAt(makeServer, port, host)
  const running = runningServer(host, actual, servers)
  const [first, ...others] = servers
  if (!first) throw new Error('no server listens')
  // Next and React read it when they are loaded. To other origins than these Next gives pages without their scripts.
  Object.assign(process.env, { NODE_ENV: 'development', DEV_ORIGINS: running.origins.join(',') })
  const screens = await listScreens()
  const contentPages = await startContentPages(root, first)
  contentPages.use(content)
  const { default: next } = await import('next')
  const app = next({ dev: true, dir: `${root}/site`, port: actual, hostname: 'localhost', httpServer: first })
  const prepared = app.prepare().then(() => app.getRequestHandler())
  begin(async (request, response) => {
    if (await contentPages.answer(request, response)) return
    const isScreen = screens.has(addressOf(requestedPath(request.url ?? '/') ?? '/'))
    if (!isScreen && isForPage(request)) await contentPages.answerMissing(response)
    else await (await prepared)(request, response)
  })
  // Vite and Next listen to one server for the connections over which they tell pages of changes.
  for (const server of others) server.on('upgrade', (...upgrade) => first.emit('upgrade', ...upgrade))
  await prepared
  const stop = async (patience?: number) => {
    await Promise.all([running.stop(patience), contentPages.stop(), app.close()])
  }
  return { ...running, use: contentPages.use, stop }
}
