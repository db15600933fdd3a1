import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

import { readPromises } from './promises.ts'

const promises = await readPromises()
const read = (file: string) => readFile(path.join(root, file), 'utf8')

test('each promise is made once', () => {
  expect(promises.length).toBeGreaterThanOrEqual(20)
  expect(new Set(promises.map(({ promise }) => promise)).size).toBe(promises.length)
})

describe.each(promises)('$promise', ({ statedIn, test: { file, title }, change }) => {
  test('is made in a document', () => {
    expect(existsSync(path.join(root, statedIn))).toBe(true)
  })

  test('names an existing test', async () => {
    expect(await read(file)).toContain(title)
  })

  test('can be broken at one place', async () => {
    expect((await read(change.file)).split(change.replace)).toHaveLength(2)
  })
})
