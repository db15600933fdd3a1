import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import type { Requirement } from '#schemas/files/requirements.ts'

import { weakRequirementDiagnostics } from './claims/weak-requirements.ts'

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

test('a requirement that asks for the name of the provider’s card is met by every page, whatever the card is called', () => {
  const requirement: Requirement = {
    id: 'a',
    name: 'A',
    how: '書く',
    reason: '理由',
    source: '法',
    of: 'all',
    in: 'page',
    facts: [],
    blocks: [],
    words: ['ほしぞらカード'],
  }
  const diagnostics = weakRequirementDiagnostics([requirement], ['ほしぞら', 'ほしぞらカード'])
  expect(diagnostics.map(({ kind }) => kind)).toEqual(['requirement-met-by-all'])
})
