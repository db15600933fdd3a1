import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import send from 'send'
import { glob } from 'tinyglobby'

import { answerApi, type AnswerApi } from './api-mount.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { findFile, requestedPath } from './find-file.ts'
import { headersFor } from './headers.ts'

/** A published folder: its files, and the policy of each page. */
type Published = { folder: string; files: ReadonlySet<string>; policies: Readonly<Record<string, string>> }

async function readPublished(folder: string): Promise<Published> {
  const policies = await readFile(path.join(`${folder}-report`, 'policies.json'), 'utf8').catch(() => '{}')
  return { folder, files: new Set(await glob('**', { cwd: folder, dot: true })), policies: JSON.parse(policies) as Record<string, string> }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** Answers with a file of the folder, compressed where it lies beside itself in a form that the browser reads. */
function sendFile(request: IncomingMessage, response: ServerResponse, file: string, { folder, files, policies }: Published): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], (ending) => files.has(`${file}${ending}`))
  const type = types[path.extname(file)]
  for (const [name, value] of Object.entries(headersFor(`/${file}`, policies[file]))) response.setHeader(name, value)
  if (type !== undefined) response.setHeader('Content-Type', type)
  response.setHeader('Vary', 'Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding.name)
  send(request, encodeURI(`/${file}${encoding?.ending ?? ''}`), {
    root: folder,
    index: false,
    cacheControl: false,
    dotfiles: 'allow',
    acceptRanges: response.statusCode === 200,
  })
    .on('error', () => response.destroy())
    .pipe(response)
}

/** Answers with a page that explains the status. */
function sendError(request: IncomingMessage, response: ServerResponse, status: number, published: Published): void {
  const file = status === 404 ? '404.html' : `errors/${status}.html`
  if (!published.files.has(file)) return void response.writeHead(status).end(`${status}`)
  response.statusCode = status
  sendFile(request, response, file, published)
}

function answer(request: IncomingMessage, response: ServerResponse, published: Published): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    sendError(request, response, 405, published)
    return
  }
  const wanted = requestedPath(request.url ?? '')
  const file = wanted === undefined ? undefined : findFile(wanted, published.files)
  if (file === undefined) sendError(request, response, wanted === undefined ? 400 : 404, published)
  else sendFile(request, response, file, published)
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
  const published = await readPublished(folder)
  const server = createServer((request, response) => {
    const answerFile = () => answer(request, response, published)
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
