import { describe, expect, test } from 'vitest'

import { append, readChanged, newDiagnosticsAfter } from '../../../tests/support/sites/small-content.ts'
import { describeDiagnostic } from '../../diagnostics/describe-diagnostic.ts'
import { listBlocks } from '../../entries/body.ts'

test('a block is filled from the fields of its campaign', async () => {
  const { campaigns } = await readChanged({})
  const blocks = campaigns.flatMap(({ body }) => listBlocks(body))
  expect(blocks.find(({ name }) => name === 'LogoGrid')?.props['logos']).toMatchObject([{ alt: '食堂' }])
  expect(blocks.find(({ name }) => name === 'RateBreakdown')?.props).toMatchObject({ reductionRate: 4 })
})

describe('the fix for a block can be applied as described', () => {
  test.each([
    ['a number is written in braces', '<RateBreakdown reductionRate="4%" />', '{4}'],
    ['a list is written in braces and brackets', '<RateTable columns="お店" rows={[["あ", "い"]]} />', '{["…", "…"]}'],
    ['a label is a property', '<Button href="/campaigns/">ほかも見る</Button>', 'label="ほかも見る"'],
    ['a missing property is a field at the top', '<EighthDayBanner />', ''],
  ])('%s', async (_, written, fix) => {
    const diagnostics = await newDiagnosticsAfter({ './noodles.mdx': append(`\n${written}\n`) })
    expect(diagnostics.map((one) => describeDiagnostic(one).hint).join('\n')).toContain(fix)
  })
})
