import { expect, test } from 'vitest'

import type { Diagnostic } from '#content-layer/diagnostics/diagnostic.ts'
import { formatDiagnostics } from './report-content.ts'

function marked(line: number, field: string, file = 'content/campaigns/202309-1/a.mdx'): Diagnostic {
  return { file, line, column: 3, field, kind: 'not-reviewed' }
}

test('a message that a file repeats is written once, with the positions of the others', () => {
  const lines = formatDiagnostics([marked(2, 'tag'), marked(3, '-'), marked(9, 'title'), marked(2, '-', 'b.mdx')])
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^content\/campaigns\/202309-1\/a\.mdx:2:3 {2}tag {2}/)
  expect(lines[1]).toBe('  同じものが、ほかに2か所: 3:3、9:3 title')
  expect(lines[2]).toMatch(/^b\.mdx:2:3/)
})
