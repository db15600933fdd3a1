import type { IncomingMessage, ServerResponse } from 'node:http'

import send from 'send'

import { getErrorPageFile } from '#site/error-pages.ts'

import { getHeaders } from '../response-headers.ts'
import { encodings, isCompressible, getMediaType, type Encoding } from '../media-types.ts'
import type { Published } from '../published.ts'

export type Exchange = { request: IncomingMessage; response: ServerResponse; published: Published }

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  response.setHeaders(new Map(Object.entries(headers)))
}

/**
 * Sends a status as plain text, where no error page can be sent. Removes the headers that described the file. Closes the
 * connection if a part of the file was sent already.
 */
export function sendStatus(response: ServerResponse, status: number): void {
  if (response.headersSent) return void response.destroy()
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) response.removeHeader(name)
  setHeaders(response, { ...getHeaders('/'), 'Content-Type': 'text/plain; charset=utf-8' })
  response.statusCode = status
  response.end(`${status}`)
}

/**
 * Chooses the smallest encoding that a file exists for and `accepted`, the header Accept-Encoding, allows. Its weights
 * (`gzip;q=0.8`) are no preference here; 0 refuses an encoding. Returns undefined for the uncompressed file.
 */
export function chooseEncoding(accepted: string, exists: (ending: string) => boolean): Encoding | undefined {
  return encodings.find(({ pattern, ending }) => new RegExp(pattern, 'i').test(accepted) && exists(ending))
}

/** Sends a file of the folder, in the compressed variant that the browser accepts, if there is one. */
export function sendFile({ request, response, published: { folder, files, policies } }: Exchange, file: string): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', (ending) => files.has(`${file}${ending}`))
  const type = getMediaType(file)
  setHeaders(response, {
    ...getHeaders(`/${file}`, policies[file]),
    ...(type !== undefined && { 'Content-Type': type }),
    ...(encoding && { 'Content-Encoding': encoding.name }),
  })
  // A byte range is useless for text that may or may not be compressed.
  const acceptRanges = response.statusCode === 200 && !isCompressible(file)
  const path = encodeURI(`/${file}${encoding?.ending ?? ''}`)
  send(request, path, { root: folder, index: false, cacheControl: false, dotfiles: 'allow', acceptRanges })
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      setHeaders(response, error.headers ?? {})
      sendStatus(response, error.status ?? 500)
    })
    .pipe(response)
}

/**
 * Selects the page that explains the status, and sets the status. The preconditions of the request, such as `If-Match`,
 * apply to the page that was requested, not to this one (RFC 9110 §13.2.1).
 */
export function prepareErrorPage({ request, response }: Exchange, status: number): string {
  response.statusCode = status
  delete request.headers['if-match']
  delete request.headers['if-unmodified-since']
  return getErrorPageFile(status)
}
