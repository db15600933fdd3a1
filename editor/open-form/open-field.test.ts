// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openField } from './open-field.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // happy-dom has no frames of its own length.
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 16))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Draws a form with a group, as Sveltia does: its field appears once somebody asks for it. */
function drawForm(): { group: HTMLElement; showField: () => void } {
  document.body.innerHTML =
    '<div class="content-editor"><div class="pane" data-mode="edit"><section data-key-path="period"></section></div></div>'
  const group = document.querySelector<HTMLElement>('section') ?? expect.fail('no group')
  const showField = () => {
    group.innerHTML ||= '<section data-key-path="period.end"><input /></section>'
  }
  return { group, showField }
}

/** Calls `answer` for each request to open a field, until the returned function is called. */
function listen(answer: (keyPath: string) => void): () => void {
  const receive = ({ data }: MessageEvent<{ payload: { keyPath: string } }>) => answer(data.payload.keyPath)
  addEventListener('message', receive)
  return () => removeEventListener('message', receive)
}

test('a form that begins to listen later is asked again', async () => {
  const { showField } = drawForm()
  const opened = openField('period.end')
  await vi.advanceTimersByTimeAsync(700)
  const stop = listen((keyPath) => keyPath === 'period.end' && showField())
  await vi.runAllTimersAsync()
  await opened
  stop()
  expect(document.activeElement?.closest('section')?.dataset['keyPath']).toBe('period.end')
})

test('a field that is in no form leads to the nearest one around it, and ends', async () => {
  const { group } = drawForm()
  let seen = false
  group.scrollIntoView = () => {
    seen = true
  }
  const opened = openField('period.begin')
  await vi.runAllTimersAsync()
  await opened
  expect(seen).toBe(true)
})

test('a control that is drawn seconds after its field gets the focus', async () => {
  const { group } = drawForm()
  group.innerHTML = '<section data-key-path="period.end"></section>'
  const field = group.querySelector('section')
  const opened = openField('period.end')
  await vi.advanceTimersByTimeAsync(2000)
  field?.append(document.createElement('input'))
  await vi.runAllTimersAsync()
  await opened
  expect(document.activeElement).toBe(field?.querySelector('input'))
})

test('the focus stays where the user moves it meanwhile', async () => {
  const { group } = drawForm()
  group.innerHTML = '<section data-key-path="period.end"></section><textarea></textarea>'
  const [field, other] = [group.querySelector('section'), group.querySelector('textarea')]
  const opened = openField('period.end')
  await vi.advanceTimersByTimeAsync(100)
  other?.focus()
  await vi.runAllTimersAsync()
  await opened
  field?.append(document.createElement('input'))
  expect(document.activeElement).toBe(other)
})

test('a field is focused once the user has answered a dialog', async () => {
  const { showField } = drawForm()
  showField()
  document.body.insertAdjacentHTML('beforeend', '<dialog open role="alertdialog"><button></button></dialog>')
  const dialog = document.querySelector('dialog')
  dialog?.querySelector('button')?.focus()
  const opened = openField('period.end')
  await vi.advanceTimersByTimeAsync(300)
  expect(dialog?.contains(document.activeElement)).toBe(true)
  dialog?.remove()
  await vi.runAllTimersAsync()
  await opened
  expect(document.activeElement?.closest('section')?.dataset['keyPath']).toBe('period.end')
})
