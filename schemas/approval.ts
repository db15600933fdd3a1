import { z } from 'zod'

/**
 * What a page shows, in parts that have a name for a reader: its words without numbers; its numbers, dates and periods;
 * where its links lead; its pictures; its elements and style rules; and the frame that all pages share (install banner,
 * logo, footer).
 */
export const shownParts = ['words', 'facts', 'links', 'pictures', 'styles', 'frame'] as const

export type ShownPart = (typeof shownParts)[number]

/** The moments of a campaign at which a reviewer looks at its page. */
export const approvalMoments = ['before', 'during', 'after'] as const

export type ApprovalMoment = (typeof approvalMoments)[number]

/** Where a page is shown: in a browser, or in the app (D6). */
export const approvalSurfaces = ['web', 'in-app'] as const

export type ApprovalSurface = (typeof approvalSurfaces)[number]

const partHash = z.string().regex(/^[0-9a-f]{20}$/)

/** What was shown when somebody signed: the SHA-256 of everything, and a short hash of each part to tell what changed. */
export const shownHashes = z.strictObject({
  shown: z.string().regex(/^[0-9a-f]{64}$/),
  words: partHash,
  facts: partHash,
  links: partHash,
  pictures: partHash,
  styles: partHash,
  frame: partHash,
} satisfies Record<ShownPart | 'shown', z.ZodType>)

export type ShownHashes = z.output<typeof shownHashes>

/** One person's approval of a page. */
export const signature = z.strictObject({
  role: z.string().min(1),
  by: z.string().min(1),
  /** Japan time, to the minute. */
  at: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
  /** The commit that was looked at; `none` outside a repository. */
  commit: z.string().regex(/^(?:[0-9a-f]{40}|none)$/),
  /** Whether the working folder held changes that this commit does not have. */
  uncommitted: z.boolean().default(false),
  moments: z.array(z.enum(approvalMoments)).min(1),
  surfaces: z
    .strictObject({ web: shownHashes.optional(), 'in-app': shownHashes.optional() } satisfies Record<
      ApprovalSurface,
      z.ZodType
    >)
    .refine((surfaces) => Object.values(surfaces).some(Boolean)),
})

export type Signature = z.output<typeof signature>

/** A record file: every signature of a page, the newest last. */
export const approvalRecord = z.strictObject({ page: z.string().min(1), signatures: z.array(signature) })

export type ApprovalRecord = z.output<typeof approvalRecord>
