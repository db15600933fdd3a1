import { parse } from 'yaml'
import type { z } from 'zod'

import { parseStart } from '#domain/time/japan-time.ts'

import { PlainError } from '../shared/plain-error.ts'

/** How far the clock of whoever signs may be ahead of this machine's, in milliseconds. */
const clockTolerance = 60 * 60 * 1000

/** A record of approvals, or why it cannot be believed, in Japanese. */
export type Read<Kept> = { record: Kept } | { fault: string }

/**
 * Why signatures cannot be believed, in Japanese; undefined if they can. `now`, in milliseconds since 1970 UTC, is the
 * real time, by which people sign: a signature of the future tells nothing.
 */
export function earlySignature(signatures: readonly { at: string }[], now: number): string | undefined {
  const early = signatures.find(({ at }) => parseStart(at) > now + clockTolerance)
  return early && `承認した日時「${early.at}」は、まだ来ていません。`
}

/** The record that a text of YAML is, or why it is none that can be believed. */
export function parseRecord<Kept>(
  text: string,
  schema: z.ZodType<Kept>,
  faultOf: (record: Kept) => string | undefined,
): Read<Kept> {
  const unreadable = '承認の記録として読めません。'
  try {
    const { data, error } = schema.safeParse(parse(text))
    if (!data) return { fault: error?.issues.find(({ code }) => code === 'custom')?.message ?? unreadable }
    const fault = faultOf(data)
    return fault === undefined ? { record: data } : { fault }
  } catch {
    return { fault: unreadable }
  }
}

/** Says which records cannot be believed, and what to do; a fault begins with the file. */
export function unbelievable(faults: readonly string[]): PlainError {
  return new PlainError(`${faults.join('\n')}\n手で直したときは元に戻すか、消して承認しなおしてください。`)
}
