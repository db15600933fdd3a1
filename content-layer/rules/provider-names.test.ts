import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const layer = path.resolve(import.meta.dirname, '..')

test('no rule names a product of the provider: provider.yaml does', async () => {
  const text = await readFile(path.join(layer, '..', 'content', 'provider.yaml'), 'utf8')
  const provider = z.object({ name: z.string(), appName: z.string(), cardName: z.string() }).parse(parse(text))
  const files = (await readdir(layer, { recursive: true })).filter((file) => /(?<!test|cases)\.ts$/.test(file))
  const naming = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(layer, file), 'utf8')
      return Object.values(provider).some((name) => source.includes(name)) ? [file] : []
    }),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(naming.flat()).toEqual([])
})
