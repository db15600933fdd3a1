import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../../tests/support/run/temporary-folder.ts'

import { allowPreviewScript, injectPreview } from '../../preview/overlay-preview.ts'
import { listUrls } from './preview-layer.ts'
import { startServer } from './server.ts'

const policy = (scripts: string) => `default-src 'none'; script-src ${scripts}; style-src 'none'`
const page = (scripts: string) =>
  `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy(scripts)}"><script>a()</script></head><script>b()</script>`

test('the preview is in front of every script, the policy allows it, and nothing else changes', () => {
  const withPreview = injectPreview(page("'sha256-x'"), '/below')
  expect(withPreview).toBe(
    page("'self' 'sha256-x'").replace('<script>a', '<script src="/below/_preview.js"></script><script>a'),
  )
})

test.each([
  ["'sha256-x'", "'self' 'sha256-x'"],
  ["'none'", "'self'"],
  ["'self' 'sha256-x'", "'self' 'sha256-x'"],
])('a policy for %s allows %s', (before, after) => {
  expect(allowPreviewScript(policy(before))).toBe(policy(after))
})

test('the paths of pages are those of their folders', () => {
  expect(listUrls(['a/index.html', 'a/b.svg', '404.html'], '/below')).toEqual(['/below/a/'])
})

test('the script is bundled once for all pages of a build, and failures are reported', async () => {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'a'))
  await writeFile(path.join(folder, 'a/index.html'), page("'sha256-x'"))
  let bundles = 0
  const server = await startServer(folder, 0, {
    layer: (urls) => {
      bundles += 1
      return Promise.resolve(urls.join())
    },
  })
  const failing = await startServer(folder, 0, { layer: () => Promise.reject(new Error('no bundler')) })
  try {
    expect(await (await fetch(`${server.origin}/a/`)).text()).toContain('/_preview.js')
    for (let request = 0; request < 2; request += 1)
      expect(await (await fetch(`${server.origin}/_preview.js`)).text()).toBe('/a/')
    expect(bundles).toBe(1)
    expect((await fetch(`${failing.origin}/_preview.js`)).status).toBe(503)
    await rm(path.join(folder, 'a/index.html'))
    expect((await fetch(`${server.origin}/a/`)).status).toBe(503)
  } finally {
    await Promise.all([server.stop(), failing.stop()])
  }
})
