import { execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/run/temporary-folder.ts'
import { packContent } from './pack-content.ts'

test('a file that is missing when it is read, such as one deleted meanwhile, is left out', async () => {
  const folder = await temporaryFolder()
  writeFileSync(path.join(folder, 'a.yaml'), 'a: 1\n')
  symlinkSync(path.join(folder, 'deleted.yaml'), path.join(folder, 'b.yaml'))
  const packed: unknown = JSON.parse(Buffer.from(await packContent(folder)).toString('utf8'))
  expect(packed).toEqual({ files: { 'a.yaml': Buffer.from('a: 1\n').toString('base64') }, published: {} })
})

test('files that differ from the published version include it; new files have none', async () => {
  const folder = await temporaryFolder()
  const git = (...given: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...given], { cwd: folder })
  writeFileSync(path.join(folder, 'a.yaml'), 'a: 1\n')
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'published')
  writeFileSync(path.join(folder, 'a.yaml'), 'a: 2\n')
  writeFileSync(path.join(folder, 'b.yaml'), 'b: 1\n')
  const { published } = JSON.parse(Buffer.from(await packContent(folder)).toString('utf8')) as { published: unknown }
  expect(published).toEqual({ 'a.yaml': 'a: 1', 'b.yaml': null })
})
