import { expect, test } from 'vitest'

import { readChanged } from '../../../tests/support/sites/small-content.ts'
import { isOfKind } from './compare-campaign.ts'

test('the kind of a campaign follows from its fields', async () => {
  const { campaigns } = await readChanged({})
  const kindsOf = (id: string) => {
    const definition = campaigns.find((entry) => entry.id === id)?.definition
    const kinds = ['rate', 'eighth-day', 'affiliate', 'items', 'bonus', 'selling-fee', 'entry'] as const
    return definition && kinds.filter((kind) => isOfKind(kind, definition))
  }
  expect(kindsOf('noodles')).toEqual(['rate'])
  expect(kindsOf('shop')).toEqual(['affiliate'])
})
