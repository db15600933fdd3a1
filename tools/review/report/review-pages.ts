import { policyFor, type Policy } from '#site/render/content-security-policy.ts'

/** A page with a script loads its style sheet, its pictures and that script; one without loads no script. */
const withScript: Policy = policyFor([], { trustedTypes: [], connect: [], loads: ['scripts', 'styles'] })
const withoutScript: Policy = { ...withScript, 'script-src': ["'none'"] }

/** The pages of a review: their location below `/review/`, their label, and what they may load. */
export const reviewPages = {
  changes: { place: '', words: '変わるところ', policy: withoutScript },
  approvals: { place: 'approvals/', words: '承認', policy: withScript },
} as const

export type ReviewPage = keyof typeof reviewPages
