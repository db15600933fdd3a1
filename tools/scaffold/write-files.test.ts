import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/run/temporary-folder.ts'
import { writeAllOrNone } from './write-files.ts'

test('after a file that cannot be written, replaced files are as before and added ones are gone', async () => {
  const folder = path.join(await temporaryFolder(), 'content')
  await mkdir(path.join(folder, 'blocked.yaml', 'inside'), { recursive: true })
  await writeFile(path.join(folder, 'replaced.yaml'), 'before')
  const files = new Map([
    ['replaced.yaml', 'after'],
    ['added.yaml', 'after'],
    ['blocked.yaml', 'after'],
  ])
  await expect(writeAllOrNone(folder, files)).rejects.toThrow('blocked.yaml')
  expect(await readFile(path.join(folder, 'replaced.yaml'), 'utf8')).toBe('before')
  expect((await readdir(folder)).sort()).toEqual(['blocked.yaml', 'replaced.yaml'])
})

test('files are replaced and added, with the folders around them', async () => {
  const folder = path.join(await temporaryFolder(), 'content')
  await mkdir(folder)
  await writeFile(path.join(folder, 'replaced.yaml'), 'before')
  await writeAllOrNone(
    folder,
    new Map([
      ['replaced.yaml', 'after'],
      ['new/added.yaml', 'after'],
    ]),
  )
  for (const name of ['replaced.yaml', 'new/added.yaml'])
    expect(await readFile(path.join(folder, name), 'utf8')).toBe('after')
})
