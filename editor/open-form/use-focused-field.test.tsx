// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'

import { useFocusedField } from './use-focused-field.ts'

afterEach(cleanup)

function focusField(keyPath: string): void {
  document.querySelector<HTMLElement>(`[data-key-path="${keyPath}"] input`)?.focus()
}

/** A form of two fields beside a preview that names the one with the focus. `onDrawn` is called before it listens. */
function drawForm(onDrawn: () => void): HTMLElement {
  function Preview() {
    const focused = useFocusedField()
    useLayoutEffect(onDrawn, [])
    return <output>{focused}</output>
  }
  const { getByRole } = render(
    <>
      <section data-key-path="title">
        <input />
      </section>
      <section data-key-path="period.end">
        <input />
      </section>
      <button type="button" />
      <Preview />
    </>,
  )
  return getByRole('status')
}

test('a field that gets the focus while the preview is drawn is the focused one', () => {
  const preview = drawForm(() => focusField('period.end'))
  expect(preview.textContent).toBe('period.end')
})

test('the last focused field stays so while the focus is outside of the fields', () => {
  const preview = drawForm(() => undefined)
  expect(preview.textContent).toBe('')
  act(() => focusField('title'))
  expect(preview.textContent).toBe('title')
  act(() => document.querySelector('button')?.focus())
  expect(preview.textContent).toBe('title')
})
