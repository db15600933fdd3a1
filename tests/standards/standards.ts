import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

/** The states of a requirement, in the order in which pages count them. */
export const states = ['met', 'partly', 'not-met', 'host', 'server', 'not-concerning'] as const

const line = z.strictObject({
  /** Numbers of requirements, or of sections. */
  of: z.array(z.union([z.string(), z.number()])).min(1),
  requirement: z.string().min(1),
  state: z.enum(states),
  /** Whether JIS X 8341-3:2016 requires it as well; only for accessibility criteria. */
  jis: z.boolean().optional(),
  /** How it was tested, if the test does not show it. */
  how: z.string().min(1).optional(),
  test: z.strictObject({ file: z.string(), title: z.string().min(1) }).optional(),
  because: z.string().min(1).optional(),
})

export type Line = z.output<typeof line>

/** Reads the requirements of a standard. */
export async function readStandard(name: 'asvs' | 'wcag'): Promise<Line[]> {
  return z.array(line).parse(parse(await readFile(path.join(import.meta.dirname, `${name}.yaml`), 'utf8')))
}

/** Counts the requirements in each state, with its label. */
export function countStates(
  lines: readonly Line[],
  labels: Readonly<Record<(typeof states)[number], string>>,
): string[] {
  return states.flatMap((state) => {
    const count = lines.filter((one) => one.state === state).flatMap(({ of }) => of).length
    return count === 0 ? [] : [`${labels[state]} ${count}`]
  })
}

/** Returns a row of a table in docs/, with a link to the test. */
export function formatRow(line: Line, state: string, more: readonly string[] = []): string {
  const { of, requirement, how, test, because } = line
  const testLink = test && `[${path.posix.basename(test.file)}](../${test.file}), “${test.title}”`
  const cells = [of.join(', '), ...more, requirement, state, [how, testLink, because].filter(Boolean).join('; ')]
  return `| ${cells.join(' | ')} |`
}
