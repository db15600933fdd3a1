import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

/** Those to whom something is promised, in the order in which the page names them. */
export const audiences = ['visitors', 'marketers', 'reviewers', 'engineers'] as const

/**
 * Something that the project promises. `said`: the document that promises it. `test`: the file of the test that holds it,
 * and a part of its title. `change`: a text that stands once in a file, and what to write in its place to see that test
 * fail.
 */
const promise = z.strictObject({
  promise: z.string(),
  to: z.enum(audiences),
  said: z.string(),
  test: z.strictObject({ file: z.string(), title: z.string().min(1) }),
  change: z.strictObject({ file: z.string(), replace: z.string(), with: z.string() }),
})

export type TestedPromise = z.output<typeof promise>

/** All promises, as promises.yaml lists them. */
export async function readPromises(): Promise<TestedPromise[]> {
  const text = await readFile(path.join(import.meta.dirname, 'promises.yaml'), 'utf8')
  return z.array(promise).parse(parse(text))
}
