import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

/**
 * A promise of the project. `statedIn`: the document that makes it. `test`: the file of the test that proves it, and a
 * part of its title. `change`: a text that occurs once in a file, and the replacement with which that test fails.
 */
const promise = z.strictObject({
  promise: z.string(),
  to: z.enum(['visitors', 'marketers', 'reviewers', 'engineers']),
  statedIn: z.string(),
  test: z.strictObject({ file: z.string(), title: z.string().min(1) }),
  change: z.strictObject({ file: z.string(), replace: z.string(), with: z.string() }),
})

export type TestedPromise = z.output<typeof promise>

/** Reads all promises from promises.yaml. */
export async function readPromises(): Promise<TestedPromise[]> {
  const text = await readFile(path.join(import.meta.dirname, 'promises.yaml'), 'utf8')
  return z.array(promise).parse(parse(text))
}
