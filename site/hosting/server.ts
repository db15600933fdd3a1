import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import send from 'send'
import { glob } from 'tinyglobby'

import { answerApi, type AnswerApi } from './api-mount.ts'
import { findFile, requestedPath } from './find-file.ts'
import { headersFor } from './headers.ts'

function setHeaders(response: ServerResponse, file: string): void {
  for (const [name, value] of Object.entries(headersFor(file))) response.setHeader(name, value)
}

/** Answers with a page that explains the status. */
function sendError(response: ServerResponse, folder: string, status: number, file: string): void {
  setHeaders(response, '/')
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
  const page = createReadStream(path.join(folder, file))
  page.on('error', () => response.end(`${status}`))
  page.pipe(response)
}

function answer(request: IncomingMessage, response: ServerResponse, folder: string, files: ReadonlySet<string>): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    sendError(response, folder, 405, 'errors/405.html')
    return
  }
  const wanted = requestedPath(request.url ?? '')
  if (wanted === undefined) {
    sendError(response, folder, 400, 'errors/400.html')
    return
  }
  const file = findFile(wanted, files)
  if (file === undefined) {
    sendError(response, folder, 404, '404.html')
    return
  }
  setHeaders(response, `/${file}`)
  send(request, encodeURI(`/${file}`), { root: folder, index: false, cacheControl: false, dotfiles: 'allow' })
    .on('error', () => sendError(response, folder, 500, 'errors/500.html'))
    .pipe(response)
}

/** What answers beside the files: addresses of the API, and cookies that a page's address asks for. */
export type Api = { isApiPath: (path: string) => boolean; answer: AnswerApi; cookiesFor: (url: URL) => readonly string[] }

/** Answers what belongs to the API, and leaves the rest to `otherwise`. */
export function withApi(request: IncomingMessage, response: ServerResponse, { isApiPath, answer, cookiesFor }: Api, otherwise: () => void): void {
  const path = (request.url ?? '').split('?', 1).join('')
  if (isApiPath(path)) return void answerApi(request, response, answer)
  const cookies = URL.canParse(request.url ?? '', 'http://localhost') ? cookiesFor(new URL(request.url ?? '', 'http://localhost')) : []
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  otherwise()
}

export type RunningServer = { origin: string; stop: () => Promise<void> }

/**
 * Serves a published folder on this machine as the production hosts are set up to do (D3), with `api` in place of the provider's server.
 * @throws the system's error, such as EADDRINUSE, when the port cannot be had
 */
export async function startServer(folder: string, port: number, api?: Api): Promise<RunningServer> {
  const files = new Set(await glob('**', { cwd: folder, dot: true }))
  const server = createServer((request, response) => {
    const answerFile = () => answer(request, response, folder, files)
    if (api) withApi(request, response, api, answerFile)
    else answerFile()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://localhost:${actual}`, stop }
}
