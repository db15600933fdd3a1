import { policyFor, type Policy } from '#site/render/content-security-policy.ts'

/**
 * Policy of a page with a script, which loads its style sheet, its pictures and that script. A page without one loads
 * no script.
 */
const withScript: Policy = policyFor([], { trustedTypes: [], connect: [], loads: ['scripts', 'styles'] })
const withoutScript: Policy = { ...withScript, 'script-src': ["'none'"] }

/** Pages of a review: their path below `/review/`, their label, and their policy. */
export const reviewPages = {
  changes: { place: '', words: '変わるところ', policy: withoutScript },
  approvals: { place: 'approvals/', words: '承認', policy: withScript },
} as const

export type ReviewPage = keyof typeof reviewPages
