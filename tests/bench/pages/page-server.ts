import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { getHeaders } from '#tools/hosting/response-headers.ts'
import { policiesFile } from '#tools/hosting/unserved-files.ts'
import { createSandboxApi } from '#tools/hosting/server/sandbox-api.ts'
import { serve, type RunningServer } from '#tools/hosting/server/listen-at.ts'
import { respondWithApi } from '#tools/hosting/server/server.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

type PreparedFile = { body: Buffer; headers: Record<string, string> }

/** Compresses a file once, on its first request, so that no measured load waits for that. */
async function prepareFile(file: string, given: Readonly<Record<string, string>>): Promise<PreparedFile | undefined> {
  const body = await readFile(file).catch(() => undefined)
  if (!body) return undefined
  const kind = path.extname(file)
  const headers = { ...given, 'Content-Type': types[kind] ?? 'application/octet-stream' }
  if (!/^\.(?:html|css|js|json|txt|svg)$/.test(kind)) return { body, headers }
  const compressed = await readFile(`${file}.br`).catch(() => brotliCompressSync(body))
  return { body: compressed, headers: { ...headers, 'Content-Encoding': 'br' } }
}

function send(response: ServerResponse, prepared: PreparedFile | undefined): void {
  if (prepared)
    response.writeHead(200, { ...prepared.headers, 'Content-Length': prepared.body.length }).end(prepared.body)
  else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('404')
}

type HeadersFor = (file: string) => Readonly<Record<string, string>>

const plainHeaders: HeadersFor = () => ({ 'Cache-Control': 'max-age=3600', 'X-Content-Type-Options': 'nosniff' })

/**
 * Returns the headers that our hosts send for each file, page policies included, where the folder is one of ours;
 * otherwise common ones.
 */
async function headersOf(folder: string): Promise<HeadersFor> {
  const text = await readFile(path.join(folder, policiesFile), 'utf8').catch(() => undefined)
  if (text === undefined) return plainHeaders
  const policies = JSON.parse(text) as Record<string, string>
  return (file) => getHeaders(file, policies[file.slice(1)])
}

/**
 * Starts the same small server for every maker: brotli for text (the file's own `.br` where there is one), everything
 * from memory, and the sandbox as API. Files that a maker lacks, such as images, are served from a shared folder. Only
 * our pages are sent with our headers.
 */
export async function startPageServer(folder: string, shared = folder): Promise<RunningServer> {
  const ready = new Map<string, Promise<PreparedFile | undefined>>()
  const headers = await headersOf(folder)
  const find = async (file: string) =>
    (await prepareFile(path.join(folder, file), headers(file))) ?? prepareFile(path.join(shared, file), headers(file))
  const api = createSandboxApi()
  return serve((request, response) => {
    void respondWithApi(request, response, api, async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const file = path.posix.join('/', decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '')
      const prepared = ready.get(file) ?? find(file)
      ready.set(file, prepared)
      send(response, await prepared)
    })
  }, 0)
}
