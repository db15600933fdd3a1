import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'

import type { MakePart } from '../shared/preview-part.ts'
import { previewScript } from '../preview/bundle-preview.ts'
import { answerApi, type AnswerApi } from './api-mount.ts'
import { findFile, requestedPath } from './find-file.ts'
import { listenAt, localhost, originsOf } from './listen-at.ts'
import { sendPreviewScript, type PreviewLayer } from './preview-layer.ts'
import { refuseOtherHost } from './own-host.ts'
import { isEditorPath, sendEditor } from './send-editor.ts'
import { followFolder, readPublished, type Published } from './published.ts'
import { sendError, sendFile, sendStatus, type AnswerContext } from './send-file.ts'

function answerFrom(request: IncomingMessage, response: ServerResponse, answering: AnswerContext): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    sendError(request, response, 405, answering)
    return
  }
  const wanted = requestedPath(request.url ?? '')
  const file = wanted === undefined ? undefined : findFile(wanted, answering.published.files)
  const { layer, editor, published } = answering
  if (editor && wanted !== undefined && isEditorPath(wanted))
    sendEditor(request, response, wanted, editor).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      sendStatus(response, 503)
    })
  else if (layer && wanted === `/${previewScript}`)
    sendPreviewScript({ request, response, published }, layer).catch(() => sendStatus(response, 503))
  else if (file === undefined) sendError(request, response, wanted === undefined ? 400 : 404, answering)
  else sendFile(request, response, file, answering)
}

/** Answers from the current build. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  latest: () => Published | Promise<Published>,
  beside: Pick<AnswerContext, 'layer' | 'editor'>,
): Promise<void> {
  try {
    answerFrom(request, response, { published: await latest(), ...beside })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    sendStatus(response, 503)
  }
}

/** What is served besides files: API addresses, and cookies requested by a page's address. */
export type Api = {
  isApiPath: (path: string) => boolean
  answer: AnswerApi
  cookiesFor: (url: URL) => readonly string[]
}

/** Answers API requests and passes all others to `otherwise`. */
export function withApi(
  request: IncomingMessage,
  response: ServerResponse,
  { isApiPath, answer, cookiesFor }: Api,
  otherwise: () => void,
): void {
  const path = (request.url ?? '').split('?', 1).join('')
  if (isApiPath(path)) return void answerApi(request, response, answer)
  const cookies = URL.canParse(request.url ?? '', 'http://localhost')
    ? cookiesFor(new URL(request.url ?? '', 'http://localhost'))
    : []
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  otherwise()
}

/**
 * A server's origins, the one for this machine first. `stop` gives open responses `patience` milliseconds to finish.
 */
export type RunningServer = { origin: string; origins: readonly string[]; stop: (patience?: number) => Promise<void> }

function stopServer(server: Server, patience: number): Promise<void> {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    if (patience === 0) server.closeAllConnections()
    else setTimeout(() => server.closeAllConnections(), patience).unref()
  })
}

/** The origins and the `stop` function of servers that listen on a host and port. */
export function runningServer(host: string, port: number, servers: readonly Server[]): RunningServer {
  const origins = originsOf(host, port)
  const stop = async (patience = 0) => {
    await Promise.all(servers.map((server) => stopServer(server, patience)))
  }
  return { origin: origins[0] ?? '', origins, stop }
}

/**
 * Starts a server on a port of this machine, reachable from this machine only unless `host` is another of its
 * addresses; port 0 is any free port.
 * @throws the system's error, such as EADDRINUSE, if the port is not available
 */
export async function serve(listener: RequestListener, port: number, host: string = localhost): Promise<RunningServer> {
  const opened = await listenAt(() => createServer(listener), port, host)
  return runningServer(host, opened.port, opened.servers)
}

/**
 * Serves a published folder on this machine, for requests that name it, as the production hosts are configured to do
 * (D3), with `api` in place of the provider's server, with the preview laid over its pages if there is a `layer`, and with the form editor at `/admin/`
 * if there is an `editor`. Switches to a new build when one replaces the folder.
 * @throws PlainError if there is no such folder
 * @throws the system's error, such as EADDRINUSE, if the port is not available
 */
export async function startServer(
  folder: string,
  port: number,
  api?: Api,
  host?: string,
  layer?: PreviewLayer,
  editor?: MakePart,
): Promise<RunningServer> {
  const latest = followFolder(await readPublished(folder))
  return serve(
    (request, response) => {
      if (refuseOtherHost(request, response)) return
      const answerFile = () => void answer(request, response, latest, { layer, editor })
      if (api) withApi(request, response, api, answerFile)
      else answerFile()
    },
    port,
    host,
  )
}
