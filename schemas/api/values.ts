import '../no-code-generation.ts'
import * as z from 'zod/mini'

import type { Enumeration, MemberOf } from '../enumerations.ts'
import { readPercent, readYen } from '../money.ts'
import { readMember } from '../read-member.ts'

/** A value that `read` parses; one that it cannot parse makes the answer malformed (D16). */
function readWith<Value>(expected: string, read: (value: unknown) => Value | undefined) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const known = read(value)
      if (known !== undefined) return known
      context.issues.push({ code: 'custom', message: `not ${expected}`, input: value })
      return z.NEVER
    }),
  )
}

/** Whole yen, also as text (specification §5). */
export const yen = () => readWith('an amount in yen', readYen)

/** A rate in percent, also as text. */
export const percent = () => readWith('a rate in percent', readPercent)

/** A member of an enumeration; an unrecognised value becomes its unknown member (D17). */
export function member<const E extends Enumeration>(enumeration: E) {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value): MemberOf<E> => readMember(enumeration, value)),
  )
}

/** A field that may be missing or null, both of which servers of such products use for "none". */
export function maybe<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.pipe(
    z.nullish(shape),
    z.transform((value) => value ?? undefined),
  )
}
