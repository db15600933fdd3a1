import { z } from 'zod'

import { approvalMoments, type ApprovalSurface, type ShownPart } from './approval-parts.ts'

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

/** The hashes of a page by surface, for those surfaces on which it is shown. */
export type PageHashes = Partial<Record<ApprovalSurface, ShownHashes>>

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
