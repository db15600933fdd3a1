import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { expect } from 'vitest'

import { getHeaders } from '#tools/hosting/response-headers.ts'
import { policiesFile } from '#tools/hosting/unserved-files.ts'
import { getMediaType } from '#tools/hosting/media-types.ts'

import { fixtureSite } from '../support/sites/fixture-site.ts'
import { requestRaw } from '../support/servers/request-raw.ts'

/** A request, with the status of the response and the file in it. */
type SampleRequest = { path: string; method?: string; status: number; file: string }

async function firstFile(pattern: string): Promise<string> {
  const [file] = (await glob(pattern, { cwd: fixtureSite.folder })).sort()
  if (file === undefined) throw new Error(`Nothing is published as ${pattern}`)
  return file
}

/** Returns a request for a file of each kind, and for two error pages. */
async function sampleRequests(): Promise<SampleRequest[]> {
  const files = await Promise.all(['scripts/*.js', 'media/*.svg', 'qr/**/*.svg', 'content/**/*.json'].map(firstFile))
  return [
    { path: '/jp/card/202302-9', file: 'jp/card/202302-9/index.html', status: 200 },
    { path: '/jp/lending/', file: 'jp/lending/index.html', status: 200 },
    { path: '/robots.txt', file: 'robots.txt', status: 200 },
    ...files.map((file) => ({ path: `/${file}`, file, status: 200 })),
    { path: '/media/none.svg', file: '404.html', status: 404 },
    { path: '/jp/lending/', method: 'POST', file: 'errors/405.html', status: 405 },
  ]
}

/** Headers of the connection or of the file's bytes, which servers send by themselves. */
const ignoredHeaders = new Set([
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

/** The encodings that are requested, with the endings of the files that a build has compressed in them. */
const compressedEndings = { br: '.br', gzip: '.gz', identity: undefined } as const

type Encoding = keyof typeof compressedEndings

async function readPolicies(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(path.join(fixtureSite.folder, policiesFile), 'utf8')) as Record<string, string>
}

/** Returns the headers that the response to a request has, by their names in lower case. */
function expectedHeaders({ file, status }: SampleRequest, encoding: Encoding, policy?: string): Record<string, string> {
  const ending = compressedEndings[encoding]
  const isCompressed = ending !== undefined && existsSync(path.join(fixtureSite.folder, `${file}${ending}`))
  const headers = {
    ...getHeaders(`/${file}`, policy),
    'Content-Type': getMediaType(file) ?? '',
    ...(isCompressed && { 'Content-Encoding': encoding }),
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  }
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** Expects that each server sends the headers of our table, each once, and no others. */
export async function expectHeaders(origins: readonly string[]): Promise<void> {
  const policies = await readPolicies()
  for (const request of await sampleRequests()) {
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const { path: url, method = 'GET', status, file } = request
      const expected = expectedHeaders(request, encoding, policies[file])
      for (const origin of origins) {
        const response = await requestRaw(origin + url, { method, headers: { 'Accept-Encoding': encoding } })
        const actual = Object.fromEntries(
          Object.entries(response.headers).filter(([name]) => !ignoredHeaders.has(name)),
        )
        expect([origin, url, response.status, actual]).toEqual([origin, url, status, expected])
        expect(response.names.length).toBe(new Set(response.names).size)
      }
    }
  }
}
