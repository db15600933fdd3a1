import { expect, test } from 'vitest'

import { readContentCached } from '#tools/content/read-content-cached.ts'
import { assumptionsIn } from '#content-layer/entries/list-assumptions.ts'

const { screens, campaigns } = await readContentCached()

test('every field that is marked as assumed exists (D24)', () => {
  const actual = [
    ...[...screens].flatMap(([name, data]) => assumptionsIn(`screens/${name}.yaml`, data)),
    ...campaigns.flatMap(({ month, id, definition }) => assumptionsIn(`${month}/${id}.mdx`, definition)),
  ]
  expect(actual.filter(({ value }) => value === undefined)).toEqual([])
})
