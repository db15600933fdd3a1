import type { Moment } from '#domain/time/moments.ts'

/**
 * What a page shows, in parts that have a name for a reader: its words without numbers; its numbers, dates and periods;
 * where its links lead; its pictures; its elements and style rules; and the frame that all pages share (install banner,
 * logo, footer).
 */
export const shownParts = ['words', 'facts', 'links', 'pictures', 'styles', 'frame'] as const

export type ShownPart = (typeof shownParts)[number]

/** The moments of a campaign at which a reviewer looks at its page. */
export const approvalMoments = ['before', 'during', 'after'] as const satisfies Moment['name'][]

export type ApprovalMoment = (typeof approvalMoments)[number]

/** Where a page is shown: in a browser, or in the app (D6). */
export const approvalSurfaces = ['web', 'in-app'] as const

export type ApprovalSurface = (typeof approvalSurfaces)[number]
