import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { callTables } from './calls-document.ts'
import { insertGenerated } from './insert-generated.ts'

test('docs/api.md is what the calls say now (else: npm run generate)', async () => {
  const document = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8')
  expect(document).toContain(callTables())
  expect(document).toBe(insertGenerated(document, callTables()))
})

test('each call is listed with its item and its description', () => {
  const rows = callTables()
    .split('\n')
    .map((line) => line.replace(/ +/g, ' '))
  expect(rows).toContain('| get_loyalty | `getLoyalty` | `/v1/get_loyalty` | read | needed | given | known |')
  expect(rows).toContain(
    '| Balance withdrawal | `createBalanceWithdrawal` | `/v1/create_balance_withdrawal` | write | needed | chosen | not shown |',
  )
  expect(rows).toContain('## Lending, under `/api/v1/lending/`')
})
