import '../no-code-generation.ts'
import * as z from 'zod/mini'

import type { Enumeration, MemberOf } from '../enumerations.ts'
import { readPercent, readYen } from '#domain/money/response-amounts.ts'
import { readMember } from '../read-member.ts'

/** Types of values in the server's notation: an amount in yen, a rate in percent, or a member of an enumeration. */
export type Sent = 'yen' | 'percent' | Enumeration

/** Types of values for schemas that accept anything and parse it; for `docs/openapi.json`. */
export const sentFor = new WeakMap<object, Sent>()

function takes<Shape extends object>(sent: Sent, shape: Shape): Shape {
  sentFor.set(shape, sent)
  return shape
}

/** Creates a schema of a value that `read` parses; an invalid value makes the response malformed (D16). */
function readWith<Value>(sent: Sent, read: (value: unknown) => Value | undefined) {
  const shape = z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const parsed = read(value)
      if (parsed !== undefined) return parsed
      context.issues.push({ code: 'custom', message: 'not what is sent', input: value })
      return z.NEVER
    }),
  )
  return takes(sent, shape)
}

/** Whole yen, also as text (specification §5). */
export const yen = () => readWith('yen', readYen)

/** A rate in percent, also as text. */
export const percent = () => readWith('percent', readPercent)

/** A member of an enumeration; an unrecognised value becomes its unknown member (D17). */
export function member<const E extends Enumeration>(enumeration: E) {
  return takes(
    enumeration,
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value): MemberOf<E> => readMember(enumeration, value)),
    ),
  )
}

/** A field that may be missing or null, both of which such servers use for "none". */
export function maybe<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.pipe(
    z.nullish(shape),
    z.transform((value) => value ?? undefined),
  )
}
