import { z } from 'zod'

import { approvalMoments, type ApprovalSurface, type ShownPart } from './approval-parts.ts'
import { findInvisibleInLine, showInvisible } from './invisible-characters.ts'
import { isRealDateTime } from './japan-time.ts'

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

/** A name on one line, with nothing in it that a reader does not see or that turns what follows. */
const visibleName = z
  .string()
  .min(1)
  .refine((name) => !findInvisibleInLine(name), {
    error: ({ input }) =>
      `「${showInvisible(String(input))}」に見えない文字（${findInvisibleInLine(String(input))?.code}）があります。`,
  })

/** One person's approval of a page. Messages of its own are in Japanese: whoever reads records is shown them. */
export const signature = z.strictObject({
  role: visibleName,
  by: visibleName,
  /** Japan time, to the minute. */
  at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
    .refine(isRealDateTime, { error: ({ input }) => `承認した日時「${String(input)}」は、ありえません。` }),
  /** The commit that was looked at; `none` outside a repository. Git writes zeros where there is no commit. */
  commit: z
    .string()
    .regex(/^(?:[0-9a-f]{40}|none)$/)
    .refine((hash) => !/^0+$/.test(hash), { error: ({ input }) => `コミット「${String(input)}」は、ありません。` }),
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
