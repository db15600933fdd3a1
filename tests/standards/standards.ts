import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

/** How far something is met, in the order in which pages count it. */
export const states = ['met', 'partly', 'not-met', 'host', 'server', 'not-concerning'] as const

const line = z.strictObject({
  /** Numbers of requirements, or of whole chapters. */
  of: z.array(z.union([z.string(), z.number()])).min(1),
  asked: z.string().min(1),
  state: z.enum(states),
  /** Whether JIS X 8341-3:2016 asks for it, too; of criteria for accessibility only. */
  jis: z.boolean().optional(),
  /** How it was tried, where the test does not say it. */
  how: z.string().min(1).optional(),
  test: z.strictObject({ file: z.string(), title: z.string().min(1) }).optional(),
  because: z.string().min(1).optional(),
})

export type Line = z.output<typeof line>

/** All lines of a standard, by its name. */
export async function readStandard(name: 'asvs' | 'wcag'): Promise<Line[]> {
  return z.array(line).parse(parse(await readFile(path.join(import.meta.dirname, `${name}.yaml`), 'utf8')))
}

/** How many requirements are in each state, in these words. */
export function countStates(
  lines: readonly Line[],
  words: Readonly<Record<(typeof states)[number], string>>,
): string[] {
  return states.flatMap((state) => {
    const count = lines.filter((one) => one.state === state).flatMap(({ of }) => of).length
    return count === 0 ? [] : [`${words[state]} ${count}`]
  })
}

/** A row of a table in docs/, with a link to the test. */
export function rowOf(line: Line, state: string, more: readonly string[] = []): string {
  const { of, asked, how, test, because } = line
  const held = test && `[${path.posix.basename(test.file)}](../${test.file}), “${test.title}”`
  const cells = [of.join(', '), ...more, asked, state, [how, held, because].filter(Boolean).join('; ')]
  return `| ${cells.join(' | ')} |`
}
