import { expect, test } from 'vitest'

import { replaceOnce, newDiagnosticsAfter } from '../../../tests/support/sites/small-content.ts'

async function diagnosticsOf(fields: string) {
  const diagnostics = await newDiagnosticsAfter({ './shop.mdx': replaceOnce('    grantPoint: 98\n', fields) })
  return diagnostics.filter(({ kind }) => kind === 'item-points-sum')
}

test('points that lack a part are reported with the missing part', async () => {
  expect(await diagnosticsOf('    grantPoint: 1108\n')).toMatchObject([
    { details: { actual: '1,108', sum: '98', parts: '常時98', fix: 'itemPoint: 1010' } },
  ])
  expect(await diagnosticsOf('    grantPoint: 1108\n    itemPoint: 10\n')).toMatchObject([
    { details: { sum: '108', parts: '常時98＋商品の分10', fix: 'itemPoint: 1010' } },
  ])
})

test('points below the sum of their parts lack no part', async () => {
  expect(await diagnosticsOf('    grantPoint: 97\n')).toMatchObject([{ details: { actual: '97', sum: '98', fix: '' } }])
  // The item's own part is what is too much.
  expect(await diagnosticsOf('    grantPoint: 98\n    itemPoint: 10\n')).toMatchObject([
    { details: { sum: '108', fix: '' } },
  ])
})
