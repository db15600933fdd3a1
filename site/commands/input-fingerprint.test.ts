import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { inputFingerprint } from './input-fingerprint.ts'

const root = await temporaryFolder()
const inContent = (name: string) => path.join(root, 'content', name)
mkdirSync(inContent('images'), { recursive: true })
writeFileSync(inContent('provider.yaml'), 'a: 1\n')
const fingerprint = () => inputFingerprint(root, path.join(root, 'content'), undefined)

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

test('a pipe that nobody writes into is not waited for', async () => {
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

const packageJson = { scripts: { build: 'a' }, dependencies: { next: '1.0.0' }, browserslist: ['chrome >= 100'] }

test.each([
  ['the browsers that style sheets are written for', { ...packageJson, browserslist: ['chrome >= 110'] }],
  ['a library', { ...packageJson, dependencies: { next: '1.0.1' } }],
  ['where imports lead', { ...packageJson, imports: { '#site/*': './elsewhere/*' } }],
])('%s in package.json counts as a change', async (_, changed) => {
  const write = (value: unknown) => {
    writeFileSync(path.join(root, 'package.json'), JSON.stringify(value))
  }
  write(packageJson)
  const before = await fingerprint()
  write(changed)
  expect(await fingerprint()).not.toBe(before)
  write({ ...packageJson, scripts: { build: 'b' } })
  expect(await fingerprint()).toBe(before)
})

test('a file of the content counts whatever its folder is called', async () => {
  const before = await fingerprint()
  mkdirSync(inContent('images/cases'), { recursive: true })
  writeFileSync(inContent('images/cases/phone.svg'), '<svg/>')
  expect(await fingerprint()).not.toBe(before)
})

test('an empty setting counts as none', async () => {
  const before = await fingerprint()
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '')
  expect(await fingerprint()).toBe(before)
  vi.unstubAllEnvs()
})
