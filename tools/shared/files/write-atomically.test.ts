import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../../tests/support/run/temporary-folder.ts'
import { writeAtomically } from './write-atomically.ts'

test('a text is written, and the next one takes its place, without a leftover file', async () => {
  const folder = await temporaryFolder()
  const file = path.join(folder, 'deep', 'a.txt')
  writeAtomically(file, 'one')
  writeAtomically(file, 'two')
  expect([readFileSync(file, 'utf8'), readdirSync(path.dirname(file))]).toEqual(['two', ['a.txt']])
})

test('what cannot be put in its place leaves nothing behind', async () => {
  const folder = await temporaryFolder()
  mkdirSync(path.join(folder, 'a.txt'))
  expect(() => writeAtomically(path.join(folder, 'a.txt'), 'one')).toThrow('EISDIR')
  expect(readdirSync(folder)).toEqual(['a.txt'])
})
