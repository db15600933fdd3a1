import { createPolicy, type Policy } from '#site/render/content-security-policy.ts'

/** Policy of a page that loads its style sheet, its pictures and its script. */
const withScript: Policy = createPolicy([], { trustedTypes: [], connect: [], loads: ['scripts', 'styles'] })
const withoutScript: Policy = { ...withScript, 'script-src': ["'none'"] }

/** Pages of a review, with their folder below `/review/`. They also work without their script. */
export const reviewPages = {
  changes: { folder: '', label: '変わるところ', policy: withoutScript, script: undefined },
  approvals: { folder: 'approvals/', label: '承認', policy: withScript, script: 'sign.js' },
} as const

export type ReviewPage = keyof typeof reviewPages
