import { cp, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/run/temporary-folder.ts'
import { Store } from './build-cache.ts'

/** Requests a result from a store in the folder and returns it with the number of times it was made. */
async function requestResult(folder: string, key = 'a.css', text = '.a{color:red}') {
  let created = 0
  const result = await new Store(folder).get(key, () => {
    created += 1
    return Promise.resolve(Buffer.from(text))
  })
  return { text: result.toString(), made: created }
}

const cached = { text: '.a{color:red}', made: 0 }
const recreated = { text: '.a{color:red}', made: 1 }

test('what was made once is not made again', async () => {
  const folder = await temporaryFolder()
  expect([await requestResult(folder), await requestResult(folder)]).toEqual([recreated, cached])
})

const damages: [string, (file: string) => Promise<unknown>][] = [
  [
    'one byte changed',
    async (file) => writeFile(file, (await readFile(file, 'latin1')).replace('red', 'rex'), 'latin1'),
  ],
  ['its end cut off', async (file) => truncate(file, (await readFile(file)).length - 1)],
  ['nothing in it', (file) => truncate(file, 0)],
  ['something after its end', (file) => writeFile(file, '}', { flag: 'a' })],
  ['the form of an earlier version', (file) => writeFile(file, '.a{color:blue}')],
]

test.each(damages)('a stored result with %s is built again, once', async (_, damage) => {
  const folder = await temporaryFolder()
  await requestResult(folder)
  await damage(path.join(folder, 'a.css'))
  expect([await requestResult(folder), await requestResult(folder)]).toEqual([recreated, cached])
})

test("another result's file does not pass for this one", async () => {
  const folder = await temporaryFolder()
  await requestResult(folder, 'b.css', '.b{color:blue}')
  await cp(path.join(folder, 'b.css'), path.join(folder, 'a.css'))
  expect(await requestResult(folder)).toEqual(recreated)
})

test('what a build did not use is removed', async () => {
  const folder = await temporaryFolder()
  await requestResult(folder, 'b.css')
  const store = new Store(folder)
  await store.get('a.css', () => Promise.resolve(Buffer.from('')))
  store.prune()
  expect(await readdir(folder)).toEqual(['a.css'])
})
