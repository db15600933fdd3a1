import { expect, test } from 'vitest'

import { describePage, missingRoles, signingCommand } from './describe-status.ts'
import type { PageStatus } from './judge-page.ts'

const settings = { from: '2026-04-01', roles: [{ id: 'legal', name: '法務' }] }
const page: PageStatus = {
  page: '/jp/card/202604-1/tea/',
  title: 'お茶',
  isNeeded: true,
  state: 'unsigned',
  roles: [{ role: 'legal', state: 'unsigned', changed: [], missing: [] }],
  signatures: [],
}

function withRole(role: Partial<PageStatus['roles'][number]>): string[] {
  const roles = page.roles.map((one) => ({ ...one, ...role }))
  return describePage({ ...page, state: roles[0]?.state ?? 'unsigned', roles }, settings)
}

test('a page is told with its state, and each role by its name', () => {
  expect(withRole({})).toEqual(['未承認・承認が要ります  /jp/card/202604-1/tea/  「お茶」', '  法務: 未承認'])
})

test('a void signature tells what has changed, or that a surface is gone', () => {
  expect(withRole({ state: 'void', changed: ['words', 'facts'] })[1]).toMatch(/変わったもの: 言葉・数字や日付$/)
  expect(withRole({ state: 'void', changed: [] })[1]).toMatch(/変わったもの: 見せる場所$/)
})

test('what nobody of a role has looked at is told', () => {
  const missing = [{ surface: 'in-app', moment: 'after' }] as const
  expect(withRole({ state: 'partly', missing: [...missing] })[1]).toMatch(/まだ見ていないもの: アプリの終了後$/)
})

test('the command signs everything, or only what is still missing of a page that is signed in part', () => {
  const role = { role: 'legal', changed: [], missing: [{ surface: 'in-app', moment: 'after' }] } as const
  const command = (state: 'unsigned' | 'partly') =>
    signingCommand(page.page, { ...role, changed: [], missing: [...role.missing], state }, '山田')
  expect(command('unsigned')).toBe('npm run approve -- --page /jp/card/202604-1/tea/ --role legal --by 山田')
  expect(command('partly')).toContain('--role legal --moments after --surfaces in-app --by')
})

test('the roles to ask are those that the settings name and that have not signed', () => {
  expect(missingRoles(page, settings)).toEqual(page.roles)
  expect(missingRoles({ ...page, isNeeded: false }, settings)).toEqual([])
  expect(missingRoles({ ...page, roles: [] }, settings)).toEqual([])
})
