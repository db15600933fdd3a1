import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'
import { z } from 'zod'

const paths = z.union([z.string().transform((path) => [path]), z.array(z.string())]).default([])
const side = z.object({ path: paths, pathNot: paths, couldNotResolve: z.boolean().default(false) })
const settings = z.object({
  default: z.object({ forbidden: z.array(z.object({ name: z.string(), from: side, to: side })) }),
})

const { forbidden } = settings.parse(
  await import(new URL('../../.dependency-cruiser.mjs', import.meta.url).href),
).default

const files = await glob(
  [
    '{content,domain,schemas,blocks,content-layer,site,tools,editor,api-client,tests}/**',
    'node_modules/{*,@*/*}/package.json',
    '*.config.ts',
  ],
  {
    ignore: ['**/.next/**', 'site/out/**', '*/**/node_modules/**'],
  },
)

/** Expands a pattern into its alternatives, those inside `(?!` included: exceptions have to exist as well. */
function splitAlternatives(pattern: string): string[] {
  const [group, names = ''] = /\(\?[:!]([^()]*)\)/.exec(pattern) ?? []
  return group === undefined
    ? [pattern]
    : names.split('|').flatMap((name) => splitAlternatives(pattern.replace(group, () => name)))
}

/** Every path pattern of a rule. Rules for unresolvable imports name modules, not files. */
const patterns = forbidden.flatMap(({ name, from, to }) => {
  const patternsOfRule = to.couldNotResolve ? [] : [from.path, from.pathNot, to.path, to.pathNot].flat()
  return patternsOfRule.map((pattern) => [name, pattern] as const)
})

test('the import rules contain patterns', () => {
  expect(patterns.length).toBeGreaterThan(20)
})

test.each(patterns)('%s: everything that %s names exists', (_name, pattern) => {
  const missing = splitAlternatives(pattern).filter((one) => {
    const expression = new RegExp(one.replaceAll('$1', '[^/]+'))
    return !files.some((file) => expression.test(file))
  })
  expect(missing).toEqual([])
})
