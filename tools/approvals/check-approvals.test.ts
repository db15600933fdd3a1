import { expect, test } from 'vitest'

import type { Approval } from '#schemas/files/approval.ts'

import { describePage, evaluatePage } from './check-approvals.ts'
import type { ApprovablePage } from './list-pages.ts'

const [now, before] = ['a'.repeat(64), 'b'.repeat(64)]
const page: ApprovablePage = {
  page: '/jp/card/202604-1/tea/',
  title: 'お茶',
  id: 'tea',
  pagePaths: ['/jp/card/202604-1/tea/', '/jp/card/202604-1/tea/in-app/'],
  file: '202604-1/tea.yaml',
  periods: [],
  isNeeded: true,
}
const roles = [
  { id: 'marketing', name: '企画' },
  { id: 'legal', name: '法務' },
]
const settings = { from: '2026-04-01', roles }

function approved(role: string, changes: Partial<Approval> = {}): Approval {
  return { role, by: '山田', at: '2026-03-01 10:00', commit: 'none', uncommitted: false, shown: now, ...changes }
}

function evaluate(approvals: Approval[], changes: Partial<ApprovablePage> = {}) {
  return evaluatePage({ ...page, ...changes }, now, { page: page.page, approvals }, settings)
}

test('a page is approved when every role has approved it', () => {
  expect(evaluate([]).state).toBe('missing')
  expect(evaluate([approved('marketing')]).state).toBe('missing')
  expect(evaluate([approved('marketing'), approved('legal')]).state).toBe('approved')
})

test('an approval is void once the page shows something else', () => {
  const { state, approvals } = evaluate([approved('marketing'), approved('legal', { shown: before })])
  expect([state, approvals.map(({ isVoid }) => isVoid)]).toEqual(['void', [false, true]])
})

test("one person's valid approval replaces another's void one of the same role", () => {
  const old = approved('legal', { by: '佐藤', shown: before })
  expect(evaluate([approved('marketing'), old, approved('legal')]).state).toBe('approved')
})

test('an approval of a role that is not required changes nothing', () => {
  const extra = approved('sales', { shown: before })
  expect(evaluate([approved('marketing'), approved('legal'), extra]).state).toBe('approved')
})

test('a page that needs no approval is as those are that it has', () => {
  expect(evaluate([], { isNeeded: false }).state).toBe('missing')
  expect(evaluate([approved('sales')], { isNeeded: false }).state).toBe('approved')
  expect(evaluate([approved('sales', { shown: before })], { isNeeded: false }).state).toBe('void')
})

test('the state is described by role, then by person', () => {
  expect(describePage(evaluate([approved('legal', { shown: before })]), settings)).toEqual([
    '無効（承認のあとに変わりました）・承認が要ります  /jp/card/202604-1/tea/  「お茶」',
    '  企画: 未承認',
    '  法務: 無効（承認のあとに変わりました）',
    '    法務 山田（2026-03-01 10:00、無効）',
  ])
})
