import type { IncomingMessage, ServerResponse } from 'node:http'

import type { MakePart } from '../../shared/preview-part.ts'
import { previewScript } from '../../preview/overlay-preview.ts'
import { serveApi, type ApiHandler } from './api-mount.ts'
import { parseRequestedPath } from '../url-paths.ts'
import { serve, type RunningServer } from './listen-at.ts'
import { sendInPreview, sendPreviewScript, type PreviewLayer } from './preview-layer.ts'
import { refuseOtherHost } from './local-host.ts'
import { isEditorPath, sendEditor } from './send-editor.ts'
import { followFolder, readPublished } from '../published.ts'
import { sendFile, sendStatus, prepareErrorPage, type Exchange } from './send-file.ts'

type ServerOptions = { api?: Api; host?: string; layer?: PreviewLayer; editor?: MakePart }

/** Returns the requested file, or else the page that explains why there is none, whose status is set. */
function chooseFile(exchange: Exchange, isRead: boolean, requested: string | undefined): string {
  if (!isRead) return prepareErrorPage(exchange, 405)
  if (requested === undefined) return prepareErrorPage(exchange, 400)
  return exchange.published.fileAt.get(requested) ?? prepareErrorPage(exchange, 404)
}

async function respondFrom(exchange: Exchange, { layer, editor }: ServerOptions): Promise<void> {
  const { request, response, published } = exchange
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead) response.setHeader('Allow', 'GET, HEAD')
  const requested = parseRequestedPath(request.url ?? '')
  if (isRead && editor && requested !== undefined && isEditorPath(requested))
    return sendEditor(response, requested, editor)
  if (isRead && layer && requested === `/${previewScript}`) return sendPreviewScript(exchange, layer)
  const file = chooseFile(exchange, isRead, requested)
  if (!published.files.has(file)) sendStatus(response, response.statusCode)
  else if (layer && file.endsWith('.html')) await sendInPreview(exchange, file)
  else sendFile(exchange, file)
}

/** Handlers in addition to files: API paths, and cookies requested by a page's URL. */
export type Api = {
  isApiPath: (path: string) => boolean
  api: ApiHandler
  cookiesFor: (url: URL) => readonly string[]
}

/** Answers API requests and passes all others to `otherwise`. If that fails, the request is still answered. */
export async function respondWithApi(
  request: IncomingMessage,
  response: ServerResponse,
  api: Api | undefined,
  otherwise: () => Promise<void>,
): Promise<void> {
  const path = (request.url ?? '').split('?', 1).join('')
  if (api?.isApiPath(path)) return serveApi(request, response, api.api)
  const isUrl = URL.canParse(request.url ?? '', 'http://localhost')
  const cookies = (isUrl && api?.cookiesFor(new URL(request.url ?? '', 'http://localhost'))) || []
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  try {
    await otherwise()
  } catch (error) {
    // For example, a file was removed in the meantime.
    console.error(error instanceof Error ? error.message : error)
    sendStatus(response, 503)
  }
}

/**
 * Serves a published folder to requests addressed to this machine, in the way the production hosts are configured to
 * (D3), with `api` in place of the provider's server. If there is a `layer`, the preview is injected into pages; if
 * there is an `editor`, the form editor is at `/admin/`. Switches to a new build when one replaces the folder.
 * @throws PlainError if there is no such folder
 * @throws the system's error, such as EADDRINUSE, if the port is not available
 */
export async function startServer(folder: string, port: number, options: ServerOptions = {}): Promise<RunningServer> {
  const latest = followFolder(await readPublished(folder))
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (refuseOtherHost(request, response)) return
    void respondWithApi(request, response, options.api, async () =>
      respondFrom({ request, response, published: await latest() }, options),
    )
  }
  return serve(listener, port, options.host)
}
