import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

/** How far something is met, in the order in which the page counts them, with words for it. */
export const states = {
  met: 'met',
  partly: 'met in part',
  'not-met': 'not met',
  host: 'the host’s',
  server: 'the server’s',
  'not-concerning': 'does not concern us',
} as const

const line = z.strictObject({
  /** Numbers of requirements, or of whole chapters. */
  of: z.array(z.union([z.string(), z.number()])).min(1),
  asked: z.string().min(1),
  state: z.literal(Object.keys(states) as (keyof typeof states)[]),
  test: z.strictObject({ file: z.string(), title: z.string().min(1) }).optional(),
  because: z.string().min(1).optional(),
})

export type Line = z.output<typeof line>

/** All lines, as asvs.yaml lists them. */
export async function readAsvs(): Promise<Line[]> {
  return z.array(line).parse(parse(await readFile(path.join(import.meta.dirname, 'asvs.yaml'), 'utf8')))
}

const intro = `# OWASP ASVS 5.0, levels 1 and 2

What the Application Security Verification Standard asks for, line by line: met, with the test that holds it; the host's or
the server's; or of no concern, and why. [security.md](security.md) tells who could want what. Written by
\`npm run generate\` from \`tests/security/asvs.yaml\`.`

function rowOf({ of, asked, state, test, because }: Line): string {
  const held = test && `[${path.posix.basename(test.file)}](../${test.file}), “${test.title}”`
  return `| ${of.join(', ')} | ${asked} | ${states[state]} | ${[held, because].filter(Boolean).join('; ')} |`
}

/** The text of docs/asvs.md. */
export function asvsPage(lines: readonly Line[]): string {
  const counts = Object.entries(states).flatMap(([state, words]) => {
    const count = lines.filter((one) => one.state === state).flatMap(({ of }) => of).length
    return count === 0 ? [] : [`${count} ${words}`]
  })
  const rows = lines.map(rowOf)
  return `${intro}

Of the requirements and chapters: ${counts.join(', ')}.

${['| number | what is asked | state | held by, or why |', '| --- | --- | --- | --- |', ...rows].join('\n')}
`
}
