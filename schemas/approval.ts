import { z } from 'zod'

import { approvalMoments, type ApprovalSurface, type ShownPart } from './approval-parts.ts'
import { findInvisibleInLine, showInvisible } from './invisible-characters.ts'
import { isRealDateTime } from '#domain/time/japan-time.ts'

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

/** Who signs, as what, when, and at which commit. Messages are in Japanese: whoever reads records is shown them. */
const signer = z.strictObject({
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
})

/** One person's approval of a page. */
export const signature = signer.extend({
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

/** One person's approval of the rules by which content is checked: a short hash of each, by its name. */
const rulesSignature = signer.extend({ rules: z.record(z.string(), partHash) })

export type RulesSignature = z.output<typeof rulesSignature>

/** The record of `content/requirements.yaml`: every signature, the newest last. */
export const rulesRecord = z.strictObject({ signatures: z.array(rulesSignature) })

export type RulesRecord = z.output<typeof rulesRecord>
