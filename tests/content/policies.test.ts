import { readFileSync } from 'node:fs'
import path from 'node:path'

import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { policiesFile } from '#tools/hosting/unserved-files.ts'

import { contentSites } from '../support/sites/content-sites.ts'

describe.each(contentSites)('the policies of $name', ({ folder }) => {
  const policies = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(path.join(folder, policiesFile), 'utf8')))

  test('have no serious finding of the policy evaluator', () => {
    const findings = Object.entries(policies).flatMap(([page, policy]) =>
      new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        .filter(({ severity }) => severity <= Severity.MEDIUM)
        .map(({ directive, value, description }) => `${page}: ${directive} ${value ?? ''} ${description}`),
    )
    expect(Object.keys(policies).length).toBeGreaterThan(0)
    expect(findings).toEqual([])
  })

  test('never allow unsafe sources, any host, or data URLs', () => {
    for (const [page, policy] of Object.entries(policies)) {
      expect([page, /unsafe-|\*|https?:|data:|blob:|strict-dynamic/.exec(policy)?.[0]]).toEqual([page, undefined])
      expect(policy).toMatch(
        /default-src 'none'; .*base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; .*frame-ancestors 'none'$/,
      )
    }
  })
})
