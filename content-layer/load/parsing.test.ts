import fc from 'fast-check'
import { expect, test } from 'vitest'

import { campaign } from '#schemas/files/campaign.ts'

import { describeDiagnostic } from '../diagnostics/describe-diagnostic.ts'
import { parseMdx } from '../mdx/parse-mdx.ts'
import { checkYaml } from './read-yaml.ts'
import { anyText } from '../../tests/support/run/any-text.ts'

const fragment = fc.constantFrom(
  '<Notice title="a">',
  '</Notice>',
  '{',
  '}',
  '*',
  '**',
  '[',
  '](',
  ')',
  '`',
  '- ',
  '\n',
  '\n\n',
  '# ',
  'import ',
  '※1',
  '&',
  '"',
  ': ',
  '!',
  '|',
  '\t',
  'a',
  '文',
  '/>',
  '---',
)
const text = fc.oneof(
  anyText(80),
  fc.array(fragment, { maxLength: 30 }).map((parts) => parts.join('')),
)

test('any text as YAML gives data or diagnostics with words, and never throws', () => {
  fc.assert(
    fc.property(text, (source) => {
      const { data, diagnostics } = checkYaml({ file: 'a.yaml', text: source }, campaign)
      expect(data === undefined).toBe(diagnostics.length > 0)
      for (const diagnostic of diagnostics) describeDiagnostic(diagnostic)
    }),
    { numRuns: 400 },
  )
})

test('any text as MDX gives a body or diagnostics with words and places inside the file, and never throws', () => {
  fc.assert(
    fc.property(text, (source) => {
      const { diagnostics } = parseMdx('a.mdx', source)
      const lines = source.split(/\r\n|\r|\n/).length
      for (const diagnostic of diagnostics) {
        describeDiagnostic(diagnostic)
        expect(diagnostic.line).toBeGreaterThanOrEqual(1)
        expect(diagnostic.line).toBeLessThanOrEqual(lines)
        expect(diagnostic.column).toBeGreaterThanOrEqual(1)
      }
    }),
    { numRuns: 300 },
  )
})
