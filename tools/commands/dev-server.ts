import type { IncomingMessage, ServerResponse } from 'node:http'

import { isScreenPath, screenFolders } from '#site/screens/screen-paths.ts'

import { prepare, type PageSources } from '../build/prepare.ts'
import { startContentPages, type ContentPages } from '../dev/content-pages.ts'
import { pageUrl } from '../preview/view-url.ts'
import { commandTime } from '../shared/settings/command-time.ts'
import { siteContent } from '../content/content-source.ts'
import { followContent } from '../content/follow-content.ts'
import { editorOnDemand } from '../editor/editor-on-demand.ts'
import { requestedPath } from '../hosting/requested-path.ts'
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

/** Returns the handler of all requests except API calls: the editor, then content pages, then screens. */
function createHandler(makeEditor: MakePart, contentPages: ContentPages, handleByNext: Promise<Handler>): Handler {
  return async (request, response) => {
    const path = requestedPath(request.url ?? '/')
    if (path !== undefined && isEditorPath(path)) return sendEditor(response, path, makeEditor)
    if (await contentPages.respond(request, response)) return
    const isScreen = isScreenPath(pageUrl(path ?? '/'))
    if (!isScreen && isForPage(request)) await contentPages.serveNotFound(response)
    else await (await handleByNext)(request, response)
  }
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
  const makeEditor = editorOnDemand(siteContent.folder)
  let resolveHandler: (handler: Handler) => void = () => undefined
  const handlerReady = new Promise<Handler>((resolve) => (resolveHandler = resolve))
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (refuseOtherHost(request, response)) return
    // Early requests wait, such as those of an open page polling for its server.
    void respondWithApi(request, response, api, async () => (await handlerReady)(request, response))
  }
  // The port is opened first, because it may be in use, and Next needs the port number.
  const running = await serve(listener, port, host)
  const [first, ...others] = running.servers
  // Next and React read NODE_ENV when they are loaded. Next serves its scripts to this origin only.
  Object.assign(process.env, { NODE_ENV: 'development', DEV_ORIGINS: running.origins.join(',') })
  const contentPages = await startContentPages(root, first, Object.keys(screenFolders))
  contentPages.setContent({ sources, diagnostics: [] })
  const { default: next } = await import('next')
  const app = next({ dev: true, dir: `${root}/site`, port: running.port, hostname: 'localhost', httpServer: first })
  const prepared = app.prepare().then(() => app.getRequestHandler())
  resolveHandler(createHandler(makeEditor, contentPages, prepared))
  // Vite and Next listen to one server for the WebSocket connections that notify pages of changes.
  for (const server of others) server.on('upgrade', (...upgrade) => first.emit('upgrade', ...upgrade))
  await prepared
  let current = sources
  followContent(async () => {
    const { sources: changed, diagnostics } = await prepare({ now: commandTime() })
    current = changed ?? current
    contentPages.setContent({ sources: current, diagnostics })
  })
  const stop = async (grace?: number) => {
    await Promise.all([running.stop(grace), contentPages.stop(), app.close()])
  }
  return { ...running, stop }
}
