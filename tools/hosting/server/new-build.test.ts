import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { decode, requestRaw } from '../../../tests/support/servers/request-raw.ts'
import type { RunningServer } from './listen-at.ts'
import { startServer } from './server.ts'

let root: string
let folder: string
let server: RunningServer | undefined

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'builds-'))
  folder = path.join(root, 'out')
})

afterEach(async () => {
  await server?.stop()
  server = undefined
  vi.restoreAllMocks()
  await rm(root, { recursive: true })
})

/** Writes the output of a build with the given name: a page, a chunk of its own, an error page, and their policies. */
async function build(name: string, target = folder): Promise<void> {
  const files = {
    'page/index.html': `the page of ${name}`,
    [`scripts/${name}.js`]: name,
    '404.html': `nothing in ${name}`,
    'policies.json': JSON.stringify({
      'page/index.html': `default-src ${name}`,
      '404.html': `default-src ${name}-404`,
    }),
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(target, path.dirname(file)), { recursive: true })
    await writeFile(path.join(target, file), text)
  }
}

/** Builds next to the folder and swaps it in, as `npm run build` does. */
async function buildAgain(name: string): Promise<void> {
  await build(name, path.join(root, name))
  await rename(folder, `${folder}.old`)
  await rename(path.join(root, name), folder)
  await rm(`${folder}.old`, { recursive: true })
}

async function ask(url: string) {
  const response = await requestRaw(`${server?.origin ?? ''}${url}`)
  return [response.status, decode(response), response.headers['content-security-policy']]
}

const policyOfFiles = "default-src 'none'; frame-ancestors 'none'"

test('a new build is served without a restart: its pages, files, policies and error pages, and nothing of the old one', async () => {
  await build('one')
  server = await startServer(folder, 0)
  expect(await ask('/page')).toEqual([200, 'the page of one', 'default-src one'])
  for (const name of ['two', 'three']) {
    await buildAgain(name)
    expect(await ask(`/scripts/${name}.js`)).toEqual([200, name, policyOfFiles])
    expect(await ask('/page')).toEqual([200, `the page of ${name}`, `default-src ${name}`])
    expect(await ask('/scripts/one.js')).toEqual([404, `nothing in ${name}`, `default-src ${name}-404`])
  }
})

test('a request in the moment between two builds waits for the new one', async () => {
  await build('one')
  server = await startServer(folder, 0)
  await build('two', path.join(root, 'two'))
  await rename(folder, `${folder}.old`)
  const pending = ask('/page')
  await new Promise((resolve) => setTimeout(resolve, 100))
  await rename(path.join(root, 'two'), folder)
  expect(await pending).toEqual([200, 'the page of two', 'default-src two'])
})

test('while there is no folder at all, the server says that it cannot serve, and serves again when there is one', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  await build('one')
  server = await startServer(folder, 0)
  await rm(folder, { recursive: true })
  expect(await ask('/page')).toEqual([503, '503', policyOfFiles])
  expect(errors).toHaveBeenCalledWith(`${folder} is not there. Make it with npm run build.`)
  await build('two')
  expect(await ask('/page')).toEqual([200, 'the page of two', 'default-src two'])
})

test('a file that is added to the folder, such as one of an earlier deployment, is served', async () => {
  await build('one')
  server = await startServer(folder, 0)
  await writeFile(path.join(folder, 'scripts/zero.js'), 'zero')
  await writeFile(path.join(folder, 'kept-files.json'), '{}')
  expect(await ask('/scripts/zero.js')).toEqual([200, 'zero', policyOfFiles])
})

test('a server on a folder that is not there says what to do', async () => {
  await expect(startServer(folder, 0)).rejects.toThrow(`${folder} is not there. Make it with npm run build.`)
})
