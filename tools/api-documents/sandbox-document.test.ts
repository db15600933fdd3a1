import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { sandboxDocument } from './sandbox-document.ts'
import { scenarios } from '#api-client/sandbox/scenarios.ts'

test('docs/sandbox.md is what the scenarios say now (else: npm run generate)', async () => {
  expect(await readFile(new URL('../../docs/sandbox.md', import.meta.url), 'utf8')).toBe(sandboxDocument())
})

test('every scenario but the default states how it differs', () => {
  const lines = sandboxDocument()
    .split('\n')
    .filter((line) => line.startsWith('- `') && line.includes('): '))
  expect(lines).toHaveLength(Object.keys(scenarios).length)
  expect(lines.filter((line) => line.endsWith('the default itself'))).toHaveLength(1)
})
