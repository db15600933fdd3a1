import type { IncomingMessage, ServerResponse } from 'node:http'

import send from 'send'

import type { MakePart } from '../shared/preview-part.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { headersFor, varies } from './headers.ts'
import { errorPage } from './internal-files.ts'
import { mediaTypeOf } from './media-types.ts'
import { sendInPreview, type PreviewLayer } from './preview-layer.ts'
import type { Published } from './published.ts'

/**
 * What a request is answered from. If there is a `layer`, the preview is laid over pages; if there is an `editor`, it is
 * at `/admin/`.
 */
export type AnswerContext = {
  published: Published
  layer?: PreviewLayer | undefined
  editor?: MakePart | undefined
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Sends a status as plain text, if there is no page for it or none can be sent. */
export function sendStatus(response: ServerResponse, status: number): void {
  if (response.headersSent) return void response.destroy()
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name)
  setHeaders(response, { ...headersFor('/'), 'Content-Type': 'text/plain; charset=utf-8' })
  response.statusCode = status
  response.end(`${status}`)
}

/** Sends a file of the folder, in the compressed variant that the browser accepts, if there is one. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  { published, layer }: AnswerContext,
): void {
  if (layer && file.endsWith('.html')) {
    sendInPreview({ request, response, published }, file).catch(() => sendStatus(response, 500))
    return
  }
  const { folder, files, policies } = published
  const encoding = chooseEncoding(request.headers['accept-encoding'], (ending) => files.has(`${file}${ending}`))
  const type = mediaTypeOf(file)
  setHeaders(response, {
    ...headersFor(`/${file}`, policies[file]),
    ...(type !== undefined && { 'Content-Type': type }),
    ...(encoding && { 'Content-Encoding': encoding.name }),
  })
  // A byte range of a text that may or may not be compressed is useless.
  const acceptRanges = response.statusCode === 200 && !varies(file)
  send(request, encodeURI(`/${file}${encoding?.ending ?? ''}`), {
    root: folder,
    index: false,
    cacheControl: false,
    dotfiles: 'allow',
    acceptRanges,
  })
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      setHeaders(response, error.headers ?? {})
      sendStatus(response, error.status ?? 500)
    })
    .pipe(response)
}

/**
 * Sends the page that explains the status. The preconditions of the request, such as `If-Match`, apply to the page that
 * was requested, not to this one (RFC 9110 §13.2.1).
 */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  answering: AnswerContext,
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
