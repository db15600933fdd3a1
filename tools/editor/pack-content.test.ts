import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { packContent } from './pack-content.ts'

test('a file that is missing when it is read, such as one deleted meanwhile, is left out', async () => {
  const folder = await temporaryFolder()
  writeFileSync(path.join(folder, 'a.yaml'), 'a: 1\n')
  symlinkSync(path.join(folder, 'deleted.yaml'), path.join(folder, 'b.yaml'))
  const packed: unknown = JSON.parse(Buffer.from(await packContent(folder)).toString('utf8'))
  expect(packed).toEqual({ 'a.yaml': Buffer.from('a: 1\n').toString('base64') })
})
