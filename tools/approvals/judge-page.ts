import {
  approvalMoments,
  approvalSurfaces,
  shownParts,
  type ApprovalMoment,
  type ApprovalSurface,
  type ShownPart,
} from '#schemas/approval-parts.ts'
import type { ApprovalRecord, PageHashes, Signature } from '#schemas/approval.ts'
import type { ApprovalSettings } from '#schemas/requirements.ts'
import { parseStart } from '#domain/time/japan-time.ts'

import type { SignablePage } from './signable-pages.ts'

/** The state of a page, or of one role's signatures of it; `partly` where a surface or moment was not looked at. */
export type ApprovalState = 'signed' | 'void' | 'partly' | 'unsigned'

/** A signature, and what has changed since on the surfaces that it names; it is void if anything has. */
export type JudgedSignature = Signature & { changed: ShownPart[]; isVoid: boolean }

export type RoleStatus = {
  role: string
  state: ApprovalState
  /** What has changed since the role's void signatures. */
  changed: ShownPart[]
  /** What no valid signature of the role covers. */
  missing: { surface: ApprovalSurface; moment: ApprovalMoment }[]
}

export type PageStatus = {
  page: string
  title: string
  /** Whether the settings ask for signatures of this page. */
  isNeeded: boolean
  state: ApprovalState
  roles: RoleStatus[]
  signatures: JudgedSignature[]
}

/**
 * Whether the settings ask for signatures of a page: if it states terms, and its first campaign begins on or after the
 * day from which they are asked for.
 */
export function needsApproval(
  { hasTerms, periods }: Pick<SignablePage, 'hasTerms' | 'periods'>,
  settings: ApprovalSettings | undefined,
): boolean {
  if (!settings || !hasTerms || periods.length === 0) return false
  return Math.min(...periods.map(({ start }) => start)) >= parseStart(`${settings.from} 00:00`)
}

function judgeSignature(signature: Signature, hashes: PageHashes): JudgedSignature {
  const pairs = approvalSurfaces.flatMap((surface) => {
    const signed = signature.surfaces[surface]
    return signed ? [{ signed, now: hashes[surface] }] : []
  })
  const changed = shownParts.filter((part) => pairs.some(({ signed, now }) => now && signed[part] !== now[part]))
  return { ...signature, changed, isVoid: pairs.some(({ signed, now }) => signed.shown !== now?.shown) }
}

function judgeRole(role: string, signatures: readonly JudgedSignature[], surfaces: ApprovalSurface[]): RoleStatus {
  const own = signatures.filter((signature) => signature.role === role)
  const [valid, broken] = [own.filter(({ isVoid }) => !isVoid), own.filter(({ isVoid }) => isVoid)]
  const missing = surfaces.flatMap((surface) =>
    approvalMoments
      .filter((moment) => !valid.some((one) => one.surfaces[surface] && one.moments.includes(moment)))
      .map((moment) => ({ surface, moment })),
  )
  const changed = shownParts.filter((part) => broken.some((one) => one.changed.includes(part)))
  const state = missing.length === 0 ? 'signed' : broken.length > 0 ? 'void' : valid.length > 0 ? 'partly' : 'unsigned'
  return { role, state, changed: state === 'void' ? changed : [], missing }
}

const worstFirst = ['void', 'unsigned', 'partly', 'signed'] as const satisfies ApprovalState[]

/**
 * The state of a page's signatures: of each role that the settings ask for, or, where none is asked for, of each role
 * that has signed. A page is as its worst role.
 */
export function judgePage(
  page: SignablePage,
  hashes: PageHashes,
  record: ApprovalRecord | undefined,
  settings: ApprovalSettings | undefined,
): PageStatus {
  const isNeeded = needsApproval(page, settings)
  const signatures = (record?.signatures ?? []).map((signature) => judgeSignature(signature, hashes))
  const wanted = isNeeded ? (settings?.roles ?? []).map(({ id }) => id) : []
  const names = [...new Set([...wanted, ...signatures.map(({ role }) => role)])]
  const surfaces = page.addresses.map(({ surface }) => surface)
  const roles = names.map((role) => judgeRole(role, signatures, surfaces))
  const weighed = isNeeded ? roles.filter(({ role }) => wanted.includes(role)) : roles
  const state = worstFirst.find((one) => weighed.some((role) => role.state === one)) ?? 'unsigned'
  return { page: page.page, title: page.title, isNeeded, state, roles, signatures }
}
