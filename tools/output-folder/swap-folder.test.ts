import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/run/temporary-folder.ts'
import { listFiles } from './folder-digest.ts'
import { fillFolder, swapFolder } from './replace-folder.ts'

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

test('a folder that cannot be replaced contains exactly the new files afterwards', async () => {
  const prepared = await folderWith({ 'jp/index.html': 'new', 'media/a.svg': 'a' })
  const mounted = await folderWith({ 'jp/index.html': 'old', 'jp/withdrawn/index.html': 'old' })
  fillFolder(prepared, mounted)
  expect(listFiles(mounted).sort()).toEqual(['jp/index.html', 'media/a.svg'])
  expect(readFileSync(path.join(mounted, 'jp/index.html'), 'utf8')).toBe('new')
})

test('a folder is left in place if its successor cannot be moved', async () => {
  const folder = await folderWith({ 'out/index.html': 'old' })
  const out = path.join(folder, 'out')
  expect(() => swapFolder(out, path.join(folder, 'nowhere'), path.join(folder, 'old'))).toThrow('ENOENT')
  expect(readdirSync(folder)).toEqual(['out'])
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('old')
})
