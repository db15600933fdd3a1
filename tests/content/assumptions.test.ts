import { expect, test } from 'vitest'

import { readContentCached } from '#tools/content/read-content-cached.ts'
import { listAssumptions } from '#content-layer/entries/list-assumptions.ts'

const { screens, campaigns } = await readContentCached()

test('every field that is marked as assumed exists (D24)', () => {
  const actual = [
    ...[...screens].flatMap(([name, data]) => listAssumptions(`screens/${name}.yaml`, data)),
    ...campaigns.flatMap(({ month, id, definition }) => listAssumptions(`${month}/${id}.mdx`, definition)),
  ]
  expect(actual.filter(({ value }) => value === undefined)).toEqual([])
})
