import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { expect } from 'vitest'

import { headersFor } from '#tools/hosting/response-headers.ts'
import { policiesFile } from '#tools/hosting/unserved-files.ts'
import { mediaTypeOf } from '#tools/hosting/media-types.ts'

import { fixtureSite } from '../support/sites/fixture-site.ts'
import { requestRaw } from '../support/servers/request-raw.ts'

async function first(pattern: string): Promise<string> {
  const [file] = (await glob(pattern, { cwd: fixtureSite.folder })).sort()
  if (file === undefined) throw new Error(`Nothing is published as ${pattern}`)
  return file
}

/** One request of each kind, with the file and status of its answer. */
export async function samples(): Promise<[address: string, file: string, status: number, method?: string][]> {
  const files = await Promise.all(['scripts/*.js', 'media/*.svg', 'qr/**/*.svg', 'content/**/*.json'].map(first))
  return [
    ['/jp/card/202302-9', 'jp/card/202302-9/index.html', 200],
    ['/jp/lending/', 'jp/lending/index.html', 200],
    ['/robots.txt', 'robots.txt', 200],
    ...files.map((file): [string, string, number] => [`/${file}`, file, 200]),
    ['/media/none.svg', '404.html', 404],
    ['/jp/lending/', 'errors/405.html', 405, 'POST'],
  ]
}

/** Headers of the connection or of the file's bytes, which are not compared. */
const defaultHeaders = new Set([
  'date',
  'connection',
  'keep-alive',
  'server',
  'etag',
  'last-modified',
  'content-length',
  'accept-ranges',
  // Caddy sends a compressed form without its length.
  'transfer-encoding',
])

const endings = { br: '.br', gzip: '.gz', identity: '' } as const

const lowercase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** Expects of servers that they send the headers of the table, each once, and no others. */
export async function expectHeaders(origins: readonly string[]): Promise<void> {
  const policies = JSON.parse(await readFile(path.join(fixtureSite.folder, policiesFile), 'utf8')) as Record<
    string,
    string
  >
  for (const [url, file, status, method = 'GET'] of await samples()) {
    for (const coding of ['br', 'gzip', 'identity'] as const) {
      const expected = lowercase({
        ...headersFor(`/${file}`, policies[file]),
        'Content-Type': mediaTypeOf(file) ?? '',
        ...(existsSync(path.join(fixtureSite.folder, `${file}${endings[coding]}`)) &&
          coding !== 'identity' && { 'Content-Encoding': coding }),
        ...(status === 405 && { Allow: 'GET, HEAD' }),
      })
      for (const origin of origins) {
        const response = await requestRaw(origin + url, { method, headers: { 'Accept-Encoding': coding } })
        const sent = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !defaultHeaders.has(name)))
        expect([origin, url, response.status, sent]).toEqual([origin, url, status, expected])
        expect(response.names.length).toBe(new Set(response.names).size)
      }
    }
  }
}
