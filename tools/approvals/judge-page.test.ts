import { expect, test } from 'vitest'

import { approvalMoments } from '#schemas/approval-parts.ts'
import type { ShownHashes, Signature } from '#schemas/approval.ts'

import { judgePage, needsApproval } from './judge-page.ts'
import type { SignablePage } from './signable-pages.ts'

function hashes(words = 'a'): ShownHashes {
  const same = 'b'.repeat(20)
  const ofWords = words.repeat(20)
  return {
    shown: words.repeat(64),
    words: ofWords,
    facts: same,
    links: same,
    pictures: same,
    styles: same,
    frame: same,
  }
}

const start = Date.parse('2026-04-01T00:00:00+09:00')
const page: SignablePage = {
  page: '/jp/card/202604-1/tea/',
  title: 'お茶',
  month: '202604-1',
  id: 'tea',
  addresses: [
    { surface: 'web', address: '/jp/card/202604-1/tea/' },
    { surface: 'in-app', address: '/jp/card/202604-1/tea/in-app/' },
  ],
  periods: [{ start, end: start + 1_000 }],
  hasTerms: true,
}
const settings = {
  from: '2026-04-01',
  roles: [
    { id: 'marketing', name: '企画' },
    { id: 'legal', name: '法務' },
  ],
}

function signed(role: string, changes: Partial<Signature> = {}): Signature {
  const surfaces = { web: hashes(), 'in-app': hashes() }
  const [at, commit, moments] = ['2026-03-01 10:00', 'none', [...approvalMoments]]
  return { role, by: '山田', at, commit, uncommitted: false, moments, surfaces, ...changes }
}

function judge(signatures: Signature[], now = hashes()) {
  const record = { page: page.page, signatures }
  return judgePage(page, { web: now, 'in-app': now }, record, settings)
}

test('a page is signed when every role has signed it', () => {
  expect(judge([]).state).toBe('unsigned')
  expect(judge([signed('marketing')]).state).toBe('unsigned')
  expect(judge([signed('marketing'), signed('legal')]).state).toBe('signed')
})

test('a signature is void once the page shows something else, and tells what', () => {
  const { state, roles } = judge([signed('marketing'), signed('legal')], hashes('c'))
  expect(state).toBe('void')
  expect(roles.map(({ changed }) => changed)).toEqual([['words'], ['words']])
})

test("one person's valid signature stands in for another's of the same role that is void", () => {
  const old = signed('legal', { by: '佐藤', surfaces: { web: hashes('c') } })
  expect(judge([signed('marketing'), old, signed('legal')]).state).toBe('signed')
})

test('a surface or a moment that nobody of a role has looked at is told', () => {
  const partly = signed('legal', { moments: ['before', 'during'], surfaces: { web: hashes() } })
  const { state, roles } = judge([signed('marketing'), partly])
  expect(state).toBe('partly')
  expect(roles.find(({ role }) => role === 'legal')?.missing).toEqual([
    { surface: 'web', moment: 'after' },
    { surface: 'in-app', moment: 'before' },
    { surface: 'in-app', moment: 'during' },
    { surface: 'in-app', moment: 'after' },
  ])
  const rest = signed('legal', { by: '佐藤', moments: ['after'] })
  const app = signed('legal', { by: '鈴木', surfaces: { 'in-app': hashes() } })
  expect(judge([signed('marketing'), partly, rest, app]).state).toBe('signed')
})

test('a signature of a surface that is gone is void', () => {
  const record = { page: page.page, signatures: [signed('marketing'), signed('legal')] }
  const webOnly = { ...page, addresses: page.addresses.slice(0, 1) }
  expect(judgePage(webOnly, { web: hashes() }, record, settings).state).toBe('void')
})

test('a signature of a role that nobody asked for changes nothing', () => {
  const extra = signed('sales', { surfaces: { web: hashes('c') } })
  expect(judge([signed('marketing'), signed('legal'), extra]).state).toBe('signed')
})

test('pages with terms that begin on the day of the settings or later need signatures', () => {
  expect(needsApproval(page, settings)).toBe(true)
  expect(needsApproval(page, { ...settings, from: '2026-04-02' })).toBe(false)
  expect(needsApproval({ ...page, hasTerms: false }, settings)).toBe(false)
  expect(needsApproval(page, undefined)).toBe(false)
})
