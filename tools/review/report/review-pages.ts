import { createPolicy, type Policy } from '#site/render/content-security-policy.ts'

/**
 * Policy of a page with a script, which loads its style sheet, its pictures and that script. A page without one loads
 * no script.
 */
const withScript: Policy = createPolicy([], { trustedTypes: [], connect: [], loads: ['scripts', 'styles'] })
const withoutScript: Policy = { ...withScript, 'script-src': ["'none'"] }

/**
 * Pages of a review: their folder below `/review/`, their label, their policy, and their script, without which the page
 * also works.
 */
export const reviewPages = {
  changes: { folder: '', label: '変わるところ', policy: withoutScript, script: undefined },
  approvals: { folder: 'approvals/', label: '承認', policy: withScript, script: 'sign.js' },
} as const

export type ReviewPage = keyof typeof reviewPages
