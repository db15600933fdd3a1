/**
 * Code in which a mistake is most expensive: its sources, and the tests that have to notice a change. Globs from the
 * root.
 */
export type Area = { mutated: readonly string[]; tests: readonly string[] }

const noTests = ['!**/*.test.{ts,tsx}', '!**/*test-cases.ts', '!**/test-support.ts']

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
      'site/screens/invitation/{campaign-phase,read-invite-code}.ts',
    ],
    tests: ['site/screens/{entry,lending,invitation}/*.test.ts'],
  },
  placeholders: {
    mutated: ['content-layer/placeholders/*.ts', ...noTests],
    tests: ['content-layer/{placeholders,diagnostics/messages}/*.test.ts'],
  },
  schemas: {
    mutated: ['schemas/{,files/}*.ts', ...noTests],
    tests: ['schemas/**/*.test.ts', 'content-layer/diagnostics/*.test.ts'],
  },
  rules: {
    mutated: ['content-layer/rules/**/*.ts', ...noTests],
    tests: ['content-layer/{rules/**,diagnostics}/*.test.ts', 'tests/corpus/{corpus,planned-values}.test.ts'],
  },
}
