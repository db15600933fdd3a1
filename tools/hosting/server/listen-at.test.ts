import { once } from 'node:events'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'

import { afterEach, expect, test } from 'vitest'

import { isPortOpen } from '../../../tests/support/servers/is-port-open.ts'
import { listOrigins, serve, type RunningServer } from './listen-at.ts'

let server: RunningServer | undefined

afterEach(async () => {
  await server?.stop()
  server = undefined
})

const outside = Object.values(networkInterfaces()).flatMap((urls = []) =>
  urls.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address: url }) => url),
)

async function openAt(host?: string): Promise<boolean[]> {
  server = await serve((_, response) => response.end(), 0, host)
  const { port } = new URL(server.origin)
  return Promise.all(['127.0.0.1', '::1', ...outside].map((url) => isPortOpen(url, Number(port))))
}

test('this machine alone is answered, under both addresses of localhost', async () => {
  expect(await openAt()).toEqual([true, true, ...outside.map(() => false)])
})

test('at 0.0.0.0 everybody on the network is answered', async () => {
  expect(await openAt('0.0.0.0')).toEqual([true, false, ...outside.map(() => true)])
})

test('a port in use on either address of localhost is in use, and is released on the other', async () => {
  for (const [taken, other] of [
    ['127.0.0.1', '::1'],
    ['::1', '127.0.0.1'],
  ] as const) {
    const theirs = createServer().listen(0, taken)
    await once(theirs, 'listening')
    const url = theirs.address()
    const port = typeof url === 'object' ? (url?.port ?? 0) : 0
    await expect(serve(() => undefined, port)).rejects.toThrow('EADDRINUSE')
    expect(await isPortOpen(other, port)).toBe(false)
    theirs.close()
  }
})

test('the addresses are those that another machine can open', () => {
  const interfaces = {
    lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }],
    wlan: [
      { address: '192.168.1.20', family: 'IPv4', internal: false },
      { address: 'fe80::1', family: 'IPv6', internal: false },
    ],
  }
  expect(listOrigins('0.0.0.0', 3000, interfaces)).toEqual(['http://localhost:3000', 'http://192.168.1.20:3000'])
  expect(listOrigins('localhost', 3000, interfaces)).toEqual(['http://localhost:3000'])
  expect(listOrigins('::1', 3000, interfaces)).toEqual(['http://[::1]:3000'])
})
