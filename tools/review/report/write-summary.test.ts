import { expect, test } from 'vitest'

import type { Change } from '#content-layer/diff/change.ts'
import type { ChangedEntry } from '../../compare/changed-entry.ts'
import type { PageApproval } from './page-approval.ts'
import type { Review } from './review.ts'
import { writeSummary } from './write-summary.ts'

const change = (label: string, before?: string, after?: string): Change => ({
  kind: 'terms',
  field: label,
  label,
  wordings: { before: [], after: [] },
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
})

const changed = (changes: readonly Change[]): ChangedEntry => ({
  id: 'a',
  kind: 'campaign',
  title: '街のごはん',
  state: 'changed',
  pagePaths: [],
  periods: {},
  runs: [],
  audience: '対象の方',
  changes,
})

const pagePath = '/jp/card/202302-1/restaurant/'

const approval: PageApproval = {
  page: pagePath,
  id: 'restaurant',
  title: '街のごはん',
  file: '202302-1/restaurant.yaml',
  pagePaths: [pagePath, `${pagePath}in-app/`],
  periods: [],
  isChanged: true,
  isNeeded: true,
  state: 'missing',
  roles: [],
  approvals: [],
  record: undefined,
  shown: '',
  lines: [`未承認・承認が要ります  ${pagePath}`, '  法務: 未承認'],
}

function summary(entries: readonly ChangedEntry[], approvals: readonly PageApproval[] = []): string {
  const review: Review = {
    names: { before: { name: 'main', details: [] }, after: { name: 'いま', details: [] } },
    createdAt: 0,
    entries: [...entries],
    groups: [],
    texts: [],
    screenshots: [],
    leftOut: 0,
    changedPages: [pagePath],
    unchangedPages: [],
    approvals: { pages: approvals, roles: [], commit: undefined, branchPage: undefined },
    sharedLinks: new Map(),
    pictureFiles: new Map(),
  }
  return writeSummary(review, 'https://reviews.example/pr-7/review/')
}

test('changed terms are listed with both values, and the review is a tap away', () => {
  const text = summary([
    changed([
      change('上限', '300ポイント', '500ポイント'),
      change('注記※3', '古い注記'),
      change('率', undefined, '5%'),
    ]),
  ])
  expect(text).toContain('[レビューを開く](https://reviews.example/pr-7/review/)')
  expect(text).toContain('- 上限: 300ポイント → **500ポイント**')
  expect(text).toContain('- 注記※3: 削除（前: 古い注記）')
  expect(text).toContain('- 率: 追加 → **5%**')
})

test('a long list is cut, and says so', () => {
  const changes = Array.from({ length: 15 }, (_, index) => change(`項目${index}`, 'a', 'b'))
  expect(summary([changed(changes)])).toContain('- ほか3件')
  expect(summary(Array.from({ length: 23 }, () => changed([])))).toContain('ほか3件')
})

const copied = (...texts: readonly string[]): ChangedEntry => ({
  ...changed([]),
  state: 'added',
  previous: {
    title: '街のごはん（202301-1/noodles）',
    file: 'campaigns/202301-1/noodles.mdx',
    isSame: true,
    path: undefined,
    changes: [],
    followed: [],
    leftovers: texts.map((text, index) => ({ kind: index === 0 ? 'month' : 'sentence', line: index + 1, text })),
  },
})

test('what was taken over as it was is one list, by its reasons, and names the previous version', () => {
  const text = summary([copied('/shops/february-88', '送料は対象外です。'), changed([])])
  expect(text).toContain(
    [
      '<details open>',
      '<summary>写したまま残っているところ（2）。公開する前に読みます</summary>',
      '\n**街のごはん**（街のごはん（202301-1/noodles）とくらべて 2か所）\n',
      '- ほかの月の名前',
      '  - 1行目: /shops/february-88',
      '- 一字も変えていない文',
      '  - 2行目: 送料は対象外です。',
      '\n</details>',
    ].join('\n'),
  )
  expect(summary([copied(...Array.from({ length: 33 }, (_, index) => `文${index}`))])).toContain('- ほか3件')
  expect(summary([copied(), changed([])])).not.toContain('<details')
})

test('changed pages that need an approval are named', () => {
  expect(summary([changed([])], [approval])).toContain(
    `### 承認の要るページ\n- [未承認・承認が要ります ${pagePath}](https://reviews.example/pr-7/review/approvals/#202302-1-restaurant)`,
  )
  expect(summary([changed([])], [{ ...approval, state: 'approved' }])).not.toContain('承認の要るページ')
  expect(summary([changed([])], [{ ...approval, pagePaths: ['/jp/card/elsewhere/'] }])).not.toContain(
    '承認の要るページ',
  )
})

test('content cannot write Markdown, HTML or mentions into the comment', () => {
  const text = summary([changed([change('上限', '<img src=x>', '[押す](https://evil.example) @everyone')])])
  expect(text.split('レビューを開く')[1]?.slice(40)).not.toMatch(/(?<!\\)(?:<img|\]\()|@everyone/)
})
