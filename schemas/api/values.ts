import '../no-code-generation.ts'
import * as z from 'zod/mini'

import { parsePercent, parseYen } from '#domain/money/response-amounts.ts'

import type { Enumeration, MemberOf } from '../enumerations.ts'
import { readMember } from '../read-member.ts'

/** Types of values that the server may send in several notations. */
export type SentType = 'yen' | 'percent' | Enumeration

/** The types of schemas that accept anything and parse it, for `docs/openapi.json`. */
export const sentTypes = new WeakMap<object, SentType>()

function withSentType<Shape extends object>(type: SentType, shape: Shape): Shape {
  sentTypes.set(shape, type)
  return shape
}

/** Creates a schema of a value that `read` parses; an invalid value makes the response malformed (D16). */
function parsedBy<Value>(type: SentType, read: (value: unknown) => Value | undefined) {
  const shape = z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const parsed = read(value)
      if (parsed !== undefined) return parsed
      context.issues.push({ code: 'custom', message: 'not what is sent', input: value })
      return z.NEVER
    }),
  )
  return withSentType(type, shape)
}

/** Whole yen, also as text (specification §5). */
export const yen = () => parsedBy('yen', parseYen)

/** A rate in percent, also as text. */
export const percent = () => parsedBy('percent', parsePercent)

/** Creates a schema of a member of an enumeration; an unrecognised value becomes its unknown member (D17). */
export function member<const E extends Enumeration>(enumeration: E) {
  return withSentType(
    enumeration,
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value): MemberOf<E> => readMember(enumeration, value)),
    ),
  )
}

/** Creates a schema of a field that may be missing or null, both of which such servers use for "none". */
export function maybe<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.pipe(
    z.nullish(shape),
    z.transform((value) => value ?? undefined),
  )
}
