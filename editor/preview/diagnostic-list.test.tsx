// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { DiagnosticList } from './diagnostic-list.tsx'

afterEach(cleanup)

function warningAt(line: number, message: string) {
  return {
    file: 'a.mdx',
    line,
    column: 1,
    field: 'tag',
    kind: message,
    severity: 'warning' as const,
    message,
    hint: '',
  }
}

test('other warnings that the same reason confirms are listed', () => {
  const nothing = () => undefined
  const diagnostics = [warningAt(1, '一つ目'), warningAt(1, '二つ目'), warningAt(2, '三つ目')]
  const { container, getAllByRole } = render(
    <DiagnosticList heading="" {...{ diagnostics }} onOpenField={nothing} onConfirm={nothing} onReview={nothing} />,
  )
  for (const button of getAllByRole('button', { name: 'このままでよい（理由を書く）' })) fireEvent.click(button)
  const notes = [...container.querySelectorAll('form > p')].map((note) => note.textContent)
  expect(notes).toEqual(
    ['二つ目', '一つ目'].map((name) => `同じ行なので、「${name}」も、この理由で確認ずみになります。`),
  )
})
