import type { IncomingMessage, ServerResponse } from 'node:http'

import { isScreenPath, screenFolders } from '#site/screens/screen-paths.ts'

import { urlOf, startContentPages, type ContentPages } from '../dev/content-pages.ts'
import type { FollowedContent } from '../dev/follow-content.ts'
import { siteContent } from '../content/content-source.ts'
import { editorOnDemand } from '../editor/editor-on-demand.ts'
import { requestedPath } from '../hosting/find-file.ts'
import { refuseOtherHost } from '../hosting/local-host.ts'
import { isEditorPath, sendEditor } from '../hosting/send-editor.ts'
import { serve, type RunningServer } from '../hosting/listen-at.ts'
import { withApi, type Api } from '../hosting/server.ts'
import { root } from './project-paths.ts'

/** Returns whether a request is for a page, not for a file or a framework's own resource. */
function isForPage({ url = '/' }: IncomingMessage): boolean {
  return !/^\/_|\.\w+(?:$|\?)/.test(url)
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A development server, with the method that replaces the content of its pages. */
type DevServer = RunningServer & Pick<ContentPages, 'use'>

/**
 * Serves pages in development, with `api` in place of the provider's server: content pages from `content` until `use`
 * replaces it, screens by Next. Stops when `stop` is called.
 * @throws the system's error, such as EADDRINUSE, if the port is not available
 * @throws PlainError if the editor's settings are invalid
 */
export async function startDevServer(
  port: number,
  api: Api,
  host: string,
  content: FollowedContent,
): Promise<DevServer> {
  const makeEditor = editorOnDemand(siteContent.folder)
  let resolveHandler: (handler: Handler) => void = () => undefined
  const handlerReady = new Promise<Handler>((resolve) => (resolveHandler = resolve))
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (refuseOtherHost(request, response)) return
    // Early requests wait, such as those of an open page polling for its server.
    void withApi(request, response, api, async () => (await handlerReady)(request, response))
  }
  // The port is opened first, because it may be in use, and Next needs the port number.
  const running = await serve(listener, port, host)
  const [first, ...others] = running.servers
  // Next and React read NODE_ENV when they are loaded. Next serves its scripts to this origin only.
  Object.assign(process.env, { NODE_ENV: 'development', DEV_ORIGINS: running.origins.join(',') })
  const contentPages = await startContentPages(root, first, Object.keys(screenFolders))
  contentPages.use(content)
  const { default: next } = await import('next')
  const app = next({ dev: true, dir: `${root}/site`, port: running.port, hostname: 'localhost', httpServer: first })
  const prepared = app.prepare().then(() => app.getRequestHandler())
  resolveHandler(async (request, response) => {
    const path = requestedPath(request.url ?? '/')
    if (path !== undefined && isEditorPath(path)) return sendEditor(request, response, path, makeEditor)
    if (await contentPages.respond(request, response)) return
    const isScreen = isScreenPath(urlOf(path ?? '/'))
    if (!isScreen && isForPage(request)) await contentPages.serveNotFound(response)
    else await (await prepared)(request, response)
  })
  // Vite and Next listen to one server for the WebSocket connections that notify pages of changes.
  for (const server of others) server.on('upgrade', (...upgrade) => first.emit('upgrade', ...upgrade))
  await prepared
  const stop = async (grace?: number) => {
    await Promise.all([running.stop(grace), contentPages.stop(), app.close()])
  }
  return { ...running, use: contentPages.use, stop }
}
