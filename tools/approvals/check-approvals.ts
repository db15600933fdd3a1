import type { Approval, ApprovalRecord } from '#schemas/files/approval.ts'
import type { ApprovalSettings } from '#schemas/files/requirements.ts'

import type { ApprovalSite } from './approval-site.ts'
import { hashPage } from './hash-page.ts'
import { listPages, type ApprovablePage } from './list-pages.ts'

/** State of a page, or of one role's approvals of it; `void` if the page has changed since the last approval. */
export type ApprovalState = 'approved' | 'void' | 'missing'

export type RoleStatus = { role: string; state: ApprovalState }

/** A page with the hash of its current content, its record, and the state of its approvals. */
export type EvaluatedPage = ApprovablePage & {
  shown: string
  record: ApprovalRecord | undefined
  state: ApprovalState
  roles: RoleStatus[]
  approvals: (Approval & { isVoid: boolean })[]
}

/** Role of approvers if the settings define none. */
export const defaultRole = { id: 'reviewer', name: '確認' }

const worstFirst = ['void', 'missing', 'approved'] as const satisfies ApprovalState[]

function evaluateRole(role: string, approvals: EvaluatedPage['approvals']): RoleStatus {
  const roleApprovals = approvals.filter((approval) => approval.role === role)
  const isApproved = roleApprovals.some(({ isVoid }) => !isVoid)
  return { role, state: isApproved ? 'approved' : roleApprovals.length > 0 ? 'void' : 'missing' }
}

/** Evaluates a page for the required roles, or else for those that have approved. The worst state is the page's. */
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
  const state = worstFirst.find((candidate) => roles.some((role) => role.state === candidate)) ?? 'missing'
  return { ...page, shown: contentHash, record, state, roles, approvals }
}

/** Evaluates all pages that can be approved, or the chosen ones. Renders each page, which takes a few milliseconds. */
export async function evaluatePages(
  site: ApprovalSite,
  records: ReadonlyMap<string, ApprovalRecord>,
  isChosen: (page: ApprovablePage) => boolean = () => true,
): Promise<EvaluatedPage[]> {
  const { content, settings } = site
  const pages = (await listPages(content, settings)).filter(isChosen)
  return Promise.all(
    pages.map(async (page) => evaluatePage(page, await hashPage(page, site), records.get(page.file), settings)),
  )
}

export const stateNames = {
  approved: '承認ずみ',
  void: '無効（承認のあとに変わりました）',
  missing: '未承認',
} as const satisfies Record<ApprovalState, string>

/** Returns a role's name from the settings; its id if it has none. */
export function roleName(role: string, settings: ApprovalSettings | undefined): string {
  return [...(settings?.roles ?? []), defaultRole].find(({ id }) => id === role)?.name ?? role
}

/** Formats the state of a page's approvals in Japanese: the page, then a line for each role, then for each approval. */
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
