import type { IncomingMessage, ServerResponse } from 'node:http'

import { isScreenPath, screenFolders } from '#site/screens/screen-paths.ts'

import { prepare, type PageSources } from '../build/prepare.ts'
import { startContentPages, type ContentPages } from '../dev/content-pages.ts'
import { getPageUrl } from '../preview/view-url.ts'
import { readCommandTime } from '../shared/settings/command-time.ts'
import { siteContent } from '../content/content-source.ts'
import { followContent } from '../content/follow-content.ts'
import { createEditorOnDemand } from '../editor/editor-on-demand.ts'
import { parseRequestedPath } from '../hosting/url-paths.ts'
import { refuseOtherHost } from '../hosting/server/local-host.ts'
import { isEditorPath, sendEditor } from '../hosting/server/send-editor.ts'
import { serve, type RunningServer } from '../hosting/server/listen-at.ts'
import { respondWithApi, type Api } from '../hosting/server/server.ts'
import type { MakePart } from '../shared/preview-part.ts'
import { root } from './project-paths.ts'

/** Returns whether a request is for a page, not for a file or a framework's own resource. */
function isForPage({ url = '/' }: IncomingMessage): boolean {
  return !/^\/_|\.\w+(?:$|\?)/.test(url)
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A handler whose requests wait until `start` was called with the one that answers them. */
type WaitingHandler = { handle: Handler; start: (handler: Handler) => void }

function createWaitingHandler(): WaitingHandler {
  let start: WaitingHandler['start'] = () => undefined
  const started = new Promise<Handler>((resolve) => (start = resolve))
  return { handle: async (request, response) => (await started)(request, response), start }
}

/** Returns the handler of all requests except API calls: the editor, then content pages, then screens. */
function createHandler(makeEditor: MakePart, contentPages: ContentPages, handleByNext: Promise<Handler>): Handler {
  return async (request, response) => {
    const path = parseRequestedPath(request.url ?? '/')
    if (path !== undefined && isEditorPath(path)) return sendEditor(response, path, makeEditor)
    if (await contentPages.respond(request, response)) return
    const isScreen = isScreenPath(getPageUrl(path ?? '/'))
    if (!isScreen && isForPage(request)) await contentPages.serveNotFound(response)
    else await (await handleByNext)(request, response)
  }
}

/**
 * Starts Next for the screens, on a server that is open, because Next needs its port number. `handler` resolves once Next
 * has prepared itself, and any screen can be requested.
 */
async function startNext({ port, servers: [httpServer] }: RunningServer) {
  // Next reads NODE_ENV when it is loaded, so it is imported only now.
  const { default: next } = await import('next')
  const app = next({ dev: true, dir: `${root}/site`, port, hostname: 'localhost', httpServer })
  return { handler: app.prepare().then(() => app.getRequestHandler()), close: () => app.close() }
}

/**
 * Serves pages in development, with `api` in place of the provider's server: content pages from `sources` until the
 * content changes, screens by Next. Stops when `stop` is called.
 * @throws the system's error, such as EADDRINUSE, if the port is not available
 * @throws PlainError if the editor's settings are invalid
 */
export async function startDevServer(
  port: number,
  api: Api,
  host: string,
  sources: PageSources,
): Promise<RunningServer> {
  // Before the port is opened, because the editor's settings may be invalid.
  const makeEditor = createEditorOnDemand(siteContent.folder)
  // Early requests wait, such as those of an open page polling for its server.
  const { handle, start } = createWaitingHandler()
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (refuseOtherHost(request, response)) return
    void respondWithApi(request, response, api, () => handle(request, response))
  }
  // Before anything that takes long, because the port may be in use.
  const running = await serve(listener, port, host)
  const [first, ...others] = running.servers
  // Before Vite and Next start: they and React read NODE_ENV. Next serves its scripts to these origins only.
  Object.assign(process.env, { NODE_ENV: 'development', DEV_ORIGINS: running.origins.join(',') })
  const contentPages = await startContentPages(root, first, Object.keys(screenFolders))
  contentPages.setContent({ sources, diagnostics: [] })
  const next = await startNext(running)
  // Before Next is prepared, because content pages do not need it: only requests for screens wait for it.
  start(createHandler(makeEditor, contentPages, next.handler))
  // Vite and Next listen to one server for the WebSocket connections that notify pages of changes.
  for (const server of others) server.on('upgrade', (...upgrade) => first.emit('upgrade', ...upgrade))
  await next.handler
  let current = sources
  followContent(async () => {
    const { sources: changed, diagnostics } = await prepare({ now: readCommandTime() })
    current = changed ?? current
    contentPages.setContent({ sources: current, diagnostics })
  })
  const stop = async (grace?: number) => {
    await Promise.all([running.stop(grace), contentPages.stop(), next.close()])
  }
  return { ...running, stop }
}
