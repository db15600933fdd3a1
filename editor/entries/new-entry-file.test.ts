import { expect, test } from 'vitest'

import type { EntryCollection } from '../form/entry-templates.ts'
import { getNewEntryFile } from './new-entry-file.ts'

test('a new entry has the file that saving creates, with a temporary name while it has no id', () => {
  const at = (collection: EntryCollection, id: string) => getNewEntryFile({ collection, month: '202312-1', id })
  expect(at('new-bonus', 'cafe')).toBe('campaigns/202312-1/cafe.mdx')
  expect(at('campaigns', 'cafe')).toBe('campaigns/202312-1/cafe.mdx')
  expect(at('new-bonus', '')).toMatch(/^campaigns\/202312-1\/[a-z-]+\.mdx$/)
  expect(at('new-month', '')).toBe('campaigns/202401-1/month.yaml')
  expect(at('new-month', '202402-1')).toBe('campaigns/202402-1/month.yaml')
  expect(at('new-note', 'grant')).toBe('annotations/grant.yaml')
})
