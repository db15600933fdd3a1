import type { ReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'

import send from 'send'

import { chooseEncoding } from './choose-encoding.ts'
import { headersFor, varies } from './headers.ts'
import { errorPage } from './internal-files.ts'
import { mediaTypeOf } from './media-types.ts'
import type { Published } from './published.ts'

/**
 * What a request is answered from. `again` answers it anew where the folder turns out to be another one before anything
 * was sent.
 */
export type Answering = { published: Published; again: () => void }

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Says a status in a word: where there is no page for it, or no time for one. */
export function sendStatus(response: ServerResponse, status: number): void {
  if (response.headersSent) return void response.destroy()
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name)
  setHeaders(response, { ...headersFor('/'), 'Content-Type': 'text/plain; charset=utf-8' })
  response.statusCode = status
  response.end(`${status}`)
}

/** Answers with a file of the folder, compressed where it lies beside itself in a form that the browser reads. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  { published, again }: Answering,
): void {
  const { folder, files, policies, isCurrent } = published
  const encoding = chooseEncoding(request.headers['accept-encoding'], (ending) => files.has(`${file}${ending}`))
  const type = mediaTypeOf(file)
  setHeaders(response, {
    ...headersFor(`/${file}`, policies[file]),
    ...(type !== undefined && { 'Content-Type': type }),
    ...(encoding && { 'Content-Encoding': encoding.name }),
  })
  // Parts of a text that may come compressed or not are of no use to anyone.
  const acceptRanges = response.statusCode === 200 && !varies(file)
  send(request, encodeURI(`/${file}${encoding?.ending ?? ''}`), {
    root: folder,
    index: false,
    cacheControl: false,
    dotfiles: 'allow',
    acceptRanges,
  })
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      if (!response.headersSent && !isCurrent()) {
        again()
        return
      }
      setHeaders(response, error.headers ?? {})
      sendStatus(response, error.status ?? 500)
    })
    .on('stream', (stream: ReadStream) => {
      // What is open now is of the folder that was read, or of one that took its place meanwhile. Nothing has been sent
      // yet.
      stream.once('open', () => {
        if (isCurrent()) return
        stream.unpipe(response)
        stream.destroy()
        again()
      })
    })
    .pipe(response)
}

/**
 * Answers with a page that explains the status. What a request says under `If-Match` is of the page that it asks for,
 * which this is not (RFC 9110 §13.2.1).
 */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  answering: Answering,
): void {
  const file = errorPage(status)
  if (!answering.published.files.has(file)) {
    sendStatus(response, status)
    return
  }
  response.statusCode = status
  delete request.headers['if-match']
  delete request.headers['if-unmodified-since']
  sendFile(request, response, file, answering)
}
