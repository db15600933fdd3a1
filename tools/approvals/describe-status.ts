import type { ApprovalSurface, ShownPart } from '#schemas/approval-parts.ts'
import { momentNames } from '#domain/time/moments.ts'
import type { ApprovalSettings } from '#schemas/requirements.ts'

import type { ApprovalState, PageStatus, RoleStatus } from './judge-page.ts'

export const partNames = {
  words: '言葉',
  facts: '数字や日付',
  links: 'リンク先',
  pictures: '画像',
  styles: '見た目',
  frame: 'ページの枠（アプリの案内・ロゴ・フッター）',
} as const satisfies Record<ShownPart, string>

export const stateNames = {
  signed: '承認ずみ',
  void: '無効（承認のあとに変わりました）',
  partly: '一部だけ承認ずみ',
  unsigned: '未承認',
} as const satisfies Record<ApprovalState, string>

export const surfaceNames = { web: 'ブラウザ', 'in-app': 'アプリ' } as const satisfies Record<ApprovalSurface, string>

/** A role's name from the settings, or its id. */
export function roleName(role: string, settings: ApprovalSettings | undefined): string {
  return settings?.roles.find(({ id }) => id === role)?.name ?? role
}

function describeMissing({ missing }: RoleStatus): string {
  return missing.map(({ surface, moment }) => `${surfaceNames[surface]}の${momentNames[moment]}`).join('、')
}

function describeRole(status: RoleStatus, settings: ApprovalSettings | undefined): string {
  const { role, state, changed } = status
  const changes = changed.map((part) => partNames[part]).join('・')
  const detail =
    state === 'void'
      ? `。変わったもの: ${changes === '' ? '見せる場所' : changes}`
      : state === 'partly'
        ? `。まだ見ていないもの: ${describeMissing(status)}`
        : ''
  return `${roleName(role, settings)}: ${stateNames[state]}${detail}`
}

/** The state of a page's signatures in Japanese: the page, then a line for each role. */
export function describePage(status: PageStatus, settings: ApprovalSettings | undefined): string[] {
  const { page, title, isNeeded, state, roles, signatures } = status
  const signed = signatures.map(
    ({ role, by, at, isVoid }) => `    ${roleName(role, settings)} ${by}（${at}${isVoid ? '、無効' : ''}）`,
  )
  return [
    `${stateNames[state]}${isNeeded ? '・承認が要ります' : ''}  ${page}  「${title}」`,
    ...roles.map((role) => `  ${describeRole(role, settings)}`),
    ...signed,
  ]
}

/** The command that signs what a role has not signed of a page yet. */
export function signingCommand(page: string, { role, state, missing }: RoleStatus, by: string): string {
  const namesOf = (one: 'moment' | 'surface') => [...new Set(missing.map((pair) => pair[one]))].join(',')
  const seen = state === 'partly' ? ` --moments ${namesOf('moment')} --surfaces ${namesOf('surface')}` : ''
  return `npm run approve -- --page ${page} --role ${role}${seen} --by ${by}`
}

/** The roles whose signature a page still needs. */
export function missingRoles({ isNeeded, roles }: PageStatus, settings: ApprovalSettings | undefined): RoleStatus[] {
  const wanted = isNeeded ? (settings?.roles ?? []).map(({ id }) => id) : []
  return roles.filter(({ role, state }) => wanted.includes(role) && state !== 'signed')
}
