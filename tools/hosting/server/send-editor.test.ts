import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { MakePart } from '../../shared/preview-part.ts'
import { parseRequestedPath } from '../url-paths.ts'
import { sendEditor } from './send-editor.ts'

let bundles = 0
let saved = 'as it was'

const makeEditor: MakePart = () => {
  bundles += 1
  return Promise.resolve({
    files: new Map([
      ['index.html', Buffer.from('<!DOCTYPE html>')],
      ['editor.js', Buffer.from('1')],
    ]),
    current: new Map([['content.json', () => Promise.resolve(Buffer.from(saved))]]),
    policy: { 'default-src': ["'none'"] },
  })
}

const server = createServer((request, response) => {
  void sendEditor(response, parseRequestedPath(request.url ?? '') ?? '', makeEditor)
})

beforeAll(async () => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => server.close())

const ask = async (path: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`)

test('the editor is made once, and what follows the content is made for each request', async () => {
  expect(await (await ask('/admin/editor.js')).text()).toBe('1')
  expect(await (await ask('/admin/content.json')).text()).toBe('as it was')
  saved = 'as it was saved since'
  expect(await (await ask('/admin/content.json')).text()).toBe('as it was saved since')
  expect(bundles).toBe(1)
})

test.each(['/admin', '/admin/', '/admin/index.html'])('%s is its page', async (path) => {
  expect(await (await ask(path)).text()).toBe('<!DOCTYPE html>')
})

test('what is not there is said to be missing', async () => {
  expect((await ask('/admin/other.json')).status).toBe(404)
})
