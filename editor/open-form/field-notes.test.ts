// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'

import { FieldNotes } from './field-notes.ts'
import type { FieldNote } from './note-element.ts'

const form = Symbol('a form')
const notes = new FieldNotes()

afterEach(() => {
  notes.leave(form)
  document.body.replaceChildren()
})

// happy-dom has no editing commands.
// oxlint-disable-next-line typescript/no-deprecated -- Corrections use it.
document.execCommand = (_command, _hasInterface, text = '') => {
  const input = document.activeElement
  if (!(input instanceof HTMLTextAreaElement)) return false
  input.setRangeText(text, input.selectionStart, input.selectionEnd)
  return input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Returns a form with one field, and what the check reports of it. */
function tell(value: string, correction: FieldNote['correction']): HTMLTextAreaElement {
  document.body.innerHTML =
    '<div class="content-editor"><div class="pane" data-mode="edit"><section data-key-path="description"><textarea></textarea></section></div></div>'
  const field = document.querySelector('textarea') ?? expect.fail('no field')
  field.value = value
  const note = { keyPath: 'description', severity: 'error', message: '合いません', hint: 'なおす' } as const
  notes.show(form, [{ ...note, ...(correction && { correction }) }])
  return field
}

const buttons = () => [...document.querySelectorAll('button')]

test('a diagnostic is shown at its field, and describes the field’s control', () => {
  const field = tell('文です。', undefined)
  const [note] = document.querySelectorAll('section > .own-note')
  expect(note?.textContent).toBe('合いません → なおす')
  expect(field.getAttribute('aria-describedby')).toBe(note?.id)
  expect(buttons()).toEqual([])
})

test('a correction of words that occur once is applied with one tap', () => {
  const field = tell('9月30日から。', { actual: '9月30日', fix: '｛開始日｝' })
  let typed = 0
  field.addEventListener('input', () => (typed += 1))
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['｛開始日｝ にする'])
  buttons()[0]?.click()
  expect([field.value, typed]).toEqual(['｛開始日｝から。', 1])
})

test('a correction can replace the whole value', () => {
  const field = tell('5', { fix: '6' })
  buttons()[0]?.click()
  expect(field.value).toBe('6')
})

test.each(['30日から30日まで', '明日から'])('an ambiguous or missing text has no button: %j', (value) => {
  tell(value, { actual: '30日', fix: '｛終了日｝' })
  expect(buttons()).toEqual([])
})

test('the diagnostics of a form are removed with it, unless another form has replaced it', () => {
  tell('文です。', undefined)
  notes.leave(Symbol('another form'))
  expect(document.querySelectorAll('.own-note')).toHaveLength(1)
  notes.leave(form)
  expect(document.querySelectorAll('.own-note')).toHaveLength(0)
  expect(document.querySelector('textarea')?.hasAttribute('aria-describedby')).toBe(false)
})

test('a field that is drawn anew has its diagnostic again, and describes its new control', async () => {
  tell('文です。', undefined)
  const pane = document.querySelector('.pane') ?? expect.fail('no pane')
  pane.innerHTML = '<section data-key-path="description"><textarea></textarea></section>'
  await expect.poll(() => document.querySelectorAll('section > .own-note').length).toBe(1)
  const describedBy = document.querySelector('textarea')?.getAttribute('aria-describedby')
  expect(describedBy).toBe(document.querySelector('.own-note')?.id)
})
