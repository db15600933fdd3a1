import { expect, test, vi } from 'vitest'

import type { Diagnostic } from '#content-layer/diagnostics/diagnostic.ts'

import { readChanged, replaceOnce, type Changes } from '../../tests/support/sites/small-content.ts'
import { formatAnnotations, formatDiagnosticsAsJson, formatDiagnostics, reportWarnings } from './report-content.ts'

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

test('a message that three files repeat is written once, with a line for each of the others', () => {
  const [first, ...others] = formatDiagnostics([
    marked(2, 'tag'),
    marked(4, '-', 'b.mdx'),
    marked(3, 'tag', 'b.mdx'),
    marked(2, '-', 'c.mdx'),
  ])
  expect(first).toMatch(/^content\/campaigns\/202309-1\/a\.mdx:2:3 {2}tag {2}/)
  expect(others).toEqual(['  同じものが、ほかに3か所:', '    b.mdx:4:3', '    b.mdx:3:3 tag', '    c.mdx:2:3'])
})

const wrongRate: Changes = { './noodles.mdx': replaceOnce('reductionRate: 4', 'reductionRate: 4%') }

test('as JSON each diagnostic has its position, severity, message and hint', async () => {
  const { diagnostics } = JSON.parse(formatDiagnosticsAsJson(await readChanged(wrongRate))) as {
    diagnostics: { severity: string }[]
  }
  expect(diagnostics[0]).toEqual({
    file: 'content/campaigns/202302-1/noodles.mdx',
    line: 20,
    column: 1,
    field: 'reductionRate',
    kind: 'number-as-text',
    severity: 'error',
    message: '数字（%）で書きます。いまは "4%" です',
    hint: '4 と書く',
  })
  expect(new Set(diagnostics.slice(1).map(({ severity }) => severity))).toEqual(new Set(['warning']))
})

test('errors and warnings annotate their lines in a pull request', async () => {
  const [first, ...others] = formatAnnotations(await readChanged(wrongRate))
  expect(first).toBe(
    '::error file=content/campaigns/202302-1/noodles.mdx,line=20,col=1,title=reductionRate number-as-text::数字（%25）で書きます。いまは "4%25" です → 4 と書く',
  )
  expect(others.every((line) => line.startsWith('::warning file=content/'))).toBe(true)
})

test('a suppressed warning is only counted, unless all are asked for with their reasons', async () => {
  const suppressed = await readChanged({
    './noodles.mdx': replaceOnce(
      '  end: 2023-02-28 23:59',
      '  end: 2023-02-28 00:00 # 確認ずみ: 月末は店がお休みのため',
    ),
  })
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const reason = '（確認ずみ: 月末は店がお休みのため）'
  reportWarnings(suppressed)
  expect(print.mock.calls.join('\n')).toContain('確認ずみが1件あります')
  expect(print.mock.calls.join('\n')).not.toContain(reason)
  reportWarnings(suppressed, 'all')
  expect(print.mock.calls.join('\n')).toContain(reason)
  print.mockRestore()
})
