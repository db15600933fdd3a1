import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * What a mistake costs most: its sources, and the tests that have to notice a change. Globs from the root. An area of
 * rules has a topic, whose cases and slips are tests as well.
 */
export type Area = { mutated: readonly string[]; tests: readonly string[]; topic?: string }

const noTests = ['!**/*.test.{ts,tsx}', '!**/*cases.ts', '!**/test-support.ts']

const rules = 'content-layer/rules'

/** The folders of rules, and the files that they share. */
const topics = [
  'shared',
  ...readdirSync(path.resolve(import.meta.dirname, '../..', rules), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
]

function areaOfRules(topic: string): [string, Area] {
  const mutated =
    topic === 'shared' ? [`${rules}/*.ts`] : [`${rules}/${topic}/**/*.ts`, `!${rules}/${topic}/diagnostics.ts`]
  const tests = ['tests/corpus/topic.ts', `${rules}/${topic}/**/*.test.ts`]
  return [`rules/${topic}`, { mutated: [...mutated, ...noTests], tests, topic }]
}

export const areas: Readonly<Record<string, Area>> = {
  arithmetic: {
    mutated: [
      'domain/**/*.ts',
      'blocks/{points-estimate/estimate-range,affiliate-item-list/split-item-points}.ts',
      ...noTests,
    ],
    tests: ['domain/**/*.test.ts', 'blocks/{points-estimate,affiliate-item-list}/**/*.test.{ts,tsx}'],
  },
  transport: {
    mutated: ['api-client/*.ts', 'api-client/middleware/*.ts', ...noTests],
    tests: ['api-client/**/*.test.ts'],
  },
  decisions: {
    mutated: [
      'site/screens/entry/{cache-entry,campaign-status,entry-status,promotion-queries}.ts',
      'site/screens/lending/{decide-offer,lending-terms,read-amount,words}.ts',
      'site/screens/invitation/{campaign-phase,read-link}.ts',
    ],
    tests: ['site/screens/{entry,lending,invitation}/*.test.ts'],
  },
  terms: {
    mutated: ['content-layer/terms/*.ts', ...noTests],
    tests: ['content-layer/{terms,diagnostics}/*.test.ts'],
  },
  schemas: {
    mutated: ['schemas/*.ts', ...noTests],
    tests: ['schemas/**/*.test.ts', 'content-layer/diagnostics/*.test.ts'],
  },
  ...Object.fromEntries(topics.map(areaOfRules)),
}
