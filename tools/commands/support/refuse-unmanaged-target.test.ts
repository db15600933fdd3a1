import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { temporaryFolder } from '../../../tests/support/run/temporary-folder.ts'
import { digestOfFolder } from '../../output-folder/folder-digest.ts'
import { writeStamp } from './published-stamp.ts'
import { refuseUnmanagedTarget } from './refuse-unmanaged-target.ts'

let folder: string
let stamp: string

/** A folder built by a version that did not list its files. */
beforeEach(async () => {
  const parent = await temporaryFolder()
  folder = path.join(parent, 'out')
  stamp = path.join(parent, 'built-from')
  await mkdir(folder)
  for (const name of ['404.html', 'index.html']) await writeFile(path.join(folder, name), name)
  await writeStamp(stamp, { fingerprint: 'a', span: { from: 0, until: 1 } }, digestOfFolder(folder))
})

test('what an earlier version built last is built into, now and the next time', async () => {
  await refuseUnmanagedTarget(folder, stamp)
  await expect(refuseUnmanagedTarget(folder, stamp)).resolves.toBeUndefined()
})

test('a file added since is named', async () => {
  await writeFile(path.join(folder, 'CNAME'), 'card.example.jp')
  await expect(refuseUnmanagedTarget(folder, stamp)).rejects.toThrow(
    /does not show that a build generated it.*It contains 404\.html, CNAME, index\.html\./,
  )
})

test('without a record of the last build nothing is taken for its own', async () => {
  await expect(refuseUnmanagedTarget(folder, `${stamp}-gone`)).rejects.toThrow('Move or delete the folder')
})
