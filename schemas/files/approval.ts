import { z } from 'zod'

import { findInvisibleInLine, showInvisible } from '#domain/text/invisible-characters.ts'
import { isRealDateTime } from '#domain/time/japan-time.ts'

/** A name on one line, without invisible characters and those that change the text direction. */
const visibleName = z
  .string()
  .min(1)
  .refine((name) => !findInvisibleInLine(name), {
    error: ({ input }) =>
      `「${showInvisible(String(input))}」に見えない文字（${findInvisibleInLine(String(input))?.code}）があります。`,
  })

/** One person's approval of a page. Messages are in Japanese, for reviewers. */
export const approval = z.strictObject({
  role: visibleName,
  by: visibleName,
  /** Japan time, to the minute. */
  at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
    .refine(isRealDateTime, { error: ({ input }) => `承認した日時「${String(input)}」は、ありえません。` }),
  /** The commit that was viewed; `none` outside a repository. Git uses zeros for a missing commit. */
  commit: z
    .string()
    .regex(/^(?:[0-9a-f]{40}|none)$/)
    .refine((hash) => !/^0+$/.test(hash), { error: ({ input }) => `コミット「${String(input)}」は、ありません。` }),
  /** Whether the working folder had changes that are not in this commit. */
  uncommitted: z.boolean().default(false),
  /** SHA-256 of the page's visible content. */
  shown: z.string().regex(/^[0-9a-f]{64}$/),
})

export type Approval = z.output<typeof approval>

/** A record file: the approvals of a page, the newest last. */
export const approvalRecord = z.strictObject({ page: z.string().min(1), approvals: z.array(approval) })

export type ApprovalRecord = z.output<typeof approvalRecord>
