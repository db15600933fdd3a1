import { expect, test } from 'vitest'

import { commitLink, isBranchPage } from './commit-link.ts'

const branch = 'https://github.com/sora/campaigns/tree/feature/new-cap'
const record = { file: 'approvals/202304-1/apple.yaml', text: '# 承認\npage: "a&b"\n' }

test('a new record is committed on a page that is filled in', () => {
  const link = new URL(commitLink(branch, { ...record, isNew: true }))
  expect(link.pathname).toBe('/sora/campaigns/new/feature/new-cap')
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ filename: record.file, value: record.text })
})

test('a new version of a record is sent to its folder', () => {
  expect(commitLink(branch, { ...record, isNew: false })).toBe(
    'https://github.com/sora/campaigns/upload/feature/new-cap/approvals/202304-1',
  )
})

test('only the page of a branch is one', () => {
  expect(isBranchPage(branch)).toBe(true)
  for (const pagePath of ['https://github.com/sora/campaigns', 'http://github.com/a/b/tree/c', '/tree/main'])
    expect(isBranchPage(pagePath)).toBe(false)
})
