import type { Approval, ApprovalRecord } from '#schemas/approval.ts'
import type { ApprovalSettings } from '#schemas/requirements.ts'

import { hashPage, type ApprovalSite } from './hash-page.ts'
import { listPages, type ApprovablePage } from './list-pages.ts'

/** The state of a page, or of one role's approvals of it; `void` where the page has changed since the last of them. */
export type ApprovalState = 'approved' | 'void' | 'missing'

export type RoleStatus = { role: string; state: ApprovalState }

/** A page with the hash of what it shows now, its record, and the state of its approvals. */
export type EvaluatedPage = ApprovablePage & {
  shown: string
  record: ApprovalRecord | undefined
  state: ApprovalState
  roles: RoleStatus[]
  approvals: (Approval & { isVoid: boolean })[]
}

/** The role of those who approve where the settings name none. */
export const defaultRole = { id: 'reviewer', name: '確認' }

const worstFirst = ['void', 'missing', 'approved'] as const satisfies ApprovalState[]

function evaluateRole(role: string, approvals: EvaluatedPage['approvals']): RoleStatus {
  const roleApprovals = approvals.filter((approval) => approval.role === role)
  const isApproved = roleApprovals.some(({ isVoid }) => !isVoid)
  return { role, state: isApproved ? 'approved' : roleApprovals.length > 0 ? 'void' : 'missing' }
}

/**
 * The state of a page's approvals: of each role that the settings ask for, or, where none is asked for, of each role
 * that has approved. A page is as its worst role.
 */
export function evaluatePage(
  page: ApprovablePage,
  contentHash: string,
  record: ApprovalRecord | undefined,
  settings: ApprovalSettings | undefined,
): EvaluatedPage {
  const approvals = (record?.approvals ?? []).map((approval) => ({
    ...approval,
    isVoid: approval.shown !== contentHash,
  }))
  const requiredRoles = page.isNeeded ? (settings?.roles ?? []).map(({ id }) => id) : []
  const names = requiredRoles.length > 0 ? requiredRoles : [...new Set(approvals.map(({ role }) => role))]
  const roles = names.map((role) => evaluateRole(role, approvals))
  const state = worstFirst.find((one) => roles.some((role) => role.state === one)) ?? 'missing'
  return { ...page, shown: contentHash, record, state, roles, approvals }
}

/**
 * The pages that can be approved, or those chosen, each with its state. Renders each of them, at some milliseconds each.
 */
export async function evaluatePages(
  site: ApprovalSite,
  records: ReadonlyMap<string, ApprovalRecord>,
  settings: ApprovalSettings | undefined,
  isChosen: (page: ApprovablePage) => boolean = () => true,
): Promise<EvaluatedPage[]> {
  const pages = (await listPages(site.content, settings)).filter(isChosen)
  return Promise.all(
    pages.map(async (page) => evaluatePage(page, await hashPage(page, site), records.get(page.file), settings)),
  )
}

export const stateNames = {
  approved: '承認ずみ',
  void: '無効（承認のあとに変わりました）',
  missing: '未承認',
} as const satisfies Record<ApprovalState, string>

/** A role's name from the settings, or its id. */
export function roleName(role: string, settings: ApprovalSettings | undefined): string {
  return [...(settings?.roles ?? []), defaultRole].find(({ id }) => id === role)?.name ?? role
}

/** The state of a page's approvals in Japanese: the page, then a line for each role, then for each approval. */
export function describePage(page: EvaluatedPage, settings: ApprovalSettings | undefined): string[] {
  const needed = page.isNeeded ? '・承認が要ります' : ''
  return [
    `${stateNames[page.state]}${needed}  ${page.page}  「${page.title}」`,
    ...page.roles.map(({ role, state }) => `  ${roleName(role, settings)}: ${stateNames[state]}`),
    ...page.approvals.map(
      ({ role, by, at, isVoid }) => `    ${roleName(role, settings)} ${by}（${at}${isVoid ? '、無効' : ''}）`,
    ),
  ]
}
