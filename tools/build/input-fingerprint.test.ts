import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/run/temporary-folder.ts'
import { computeContentFingerprint, computeInputFingerprint } from './input-fingerprint.ts'

const root = await temporaryFolder()
const inContent = (name: string) => path.join(root, 'content', name)
mkdirSync(inContent('images'), { recursive: true })
writeFileSync(inContent('provider.yaml'), 'a: 1\n')
const code = { styles: {}, pages: {}, screens: {}, build: {} }
const fingerprint = () => computeContentFingerprint(path.join(root, 'content'))

test.each([
  ['a device', (file: string) => symlinkSync('/dev/zero', file)],
  ['a folder that holds it', (file: string) => symlinkSync('..', file)],
  ['nothing', (file: string) => symlinkSync('nowhere', file)],
])('a link to %s is not followed, and counts as a change', async (_, make) => {
  const before = await fingerprint()
  make(inContent('images/x.png'))
  expect(await fingerprint()).not.toBe(before)
  rmSync(inContent('images/x.png'))
  expect(await fingerprint()).toBe(before)
})

test('an idle pipe is not waited for', async () => {
  const before = await fingerprint()
  execFileSync('mkfifo', [inContent('images/pipe.png')])
  expect(await fingerprint()).not.toBe(before)
  rmSync(inContent('images/pipe.png'))
})

test('a changed or renamed file counts as a change', async () => {
  const before = await fingerprint()
  writeFileSync(inContent('provider.yaml'), 'a: 2\n')
  const changed = await fingerprint()
  writeFileSync(inContent('other.yaml'), 'a: 2\n')
  rmSync(inContent('provider.yaml'))
  expect(new Set([before, changed, await fingerprint()]).size).toBe(3)
})

test('a file of the content counts whatever its folder is called', async () => {
  const before = await fingerprint()
  mkdirSync(inContent('images/cases'), { recursive: true })
  writeFileSync(inContent('images/cases/phone.svg'), '<svg/>')
  expect(await fingerprint()).not.toBe(before)
})

test('the content counts, when it was committed, and the code of each kind', () => {
  const kinds = ['styles', 'pages', 'screens', 'build'] as const
  const fingerprints = [
    computeInputFingerprint(code, '', new Map(), undefined),
    computeInputFingerprint(code, 'changed', new Map(), undefined),
    computeInputFingerprint(code, '', new Map([['a campaign', 1]]), undefined),
    ...kinds.map((kind) => computeInputFingerprint({ ...code, [kind]: { a: '1' } }, '', new Map(), undefined)),
  ]
  expect(new Set(fingerprints).size).toBe(kinds.length + 3)
})
