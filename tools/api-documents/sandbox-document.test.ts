import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { scenarios } from '#api-client/sandbox/scenarios.ts'
import { insertGenerated } from './insert-generated.ts'
import { formatScenarioLists } from './sandbox-document.ts'

test('docs/sandbox.md is what the scenarios say now (else: npm run generate)', async () => {
  const document = await readFile(new URL('../../docs/sandbox.md', import.meta.url), 'utf8')
  expect(document).toContain(formatScenarioLists())
  expect(document).toBe(insertGenerated(document, formatScenarioLists()))
})

test('every scenario but the default states how it differs', () => {
  const lines = formatScenarioLists()
    .split('\n')
    .filter((line) => line.startsWith('- `') && line.includes('): '))
  expect(lines).toHaveLength(Object.keys(scenarios).length)
  expect(lines.filter((line) => line.endsWith('the default itself'))).toHaveLength(1)
})

test('what is not generated stays, with an end and without', () => {
  expect(insertGenerated('a\n<!-- generated -->\n\nold\n\n<!-- end -->\n\nb\n', 'new\n')).toBe(
    'a\n<!-- generated -->\n\nnew\n\n<!-- end -->\n\nb\n',
  )
  expect(insertGenerated('a\n<!-- generated -->\n\nold\n', 'new\n')).toBe('a\n<!-- generated -->\n\nnew\n')
})
