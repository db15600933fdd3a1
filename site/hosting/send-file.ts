import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import send from 'send'
import { glob } from 'tinyglobby'

import { chooseEncoding } from './choose-encoding.ts'
import { headersFor, varies } from './headers.ts'
import { errorPage } from './internal-files.ts'
import { mediaTypeOf } from './media-types.ts'

/** A published folder: its files, and the policy of each page. */
export type Published = { folder: string; files: ReadonlySet<string>; policies: Readonly<Record<string, string>> }

export async function readPublished(folder: string): Promise<Published> {
  const policies = await readFile(path.join(`${folder}-report`, 'policies.json'), 'utf8').catch(() => '{}')
  return { folder, files: new Set(await glob('**', { cwd: folder, dot: true })), policies: JSON.parse(policies) as Record<string, string> }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Says a status in a word: where there is no page for it, or no time for one. */
function sendStatus(response: ServerResponse, status: number): void {
  if (response.headersSent) return void response.destroy()
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name)
  setHeaders(response, { ...headersFor('/'), 'Content-Type': 'text/plain; charset=utf-8' })
  response.statusCode = status
  response.end(`${status}`)
}

/** Answers with a file of the folder, compressed where it lies beside itself in a form that the browser reads. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: string, { folder, files, policies }: Published): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], (ending) => files.has(`${file}${ending}`))
  const type = mediaTypeOf(file)
  setHeaders(response, {
    ...headersFor(`/${file}`, policies[file]),
    ...(type !== undefined && { 'Content-Type': type }),
    ...(encoding && { 'Content-Encoding': encoding.name }),
  })
  // Parts of a text that may come compressed or not are of no use to anyone.
  const acceptRanges = response.statusCode === 200 && !varies(file)
  send(request, encodeURI(`/${file}${encoding?.ending ?? ''}`), { root: folder, index: false, cacheControl: false, dotfiles: 'allow', acceptRanges })
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      setHeaders(response, error.headers ?? {})
      sendStatus(response, error.status ?? 500)
    })
    .pipe(response)
}

/** Answers with a page that explains the status. */
export function sendError(request: IncomingMessage, response: ServerResponse, status: number, published: Published): void {
  const file = errorPage(status)
  if (!published.files.has(file)) {
    sendStatus(response, status)
    return
  }
  response.statusCode = status
  sendFile(request, response, file, published)
}
