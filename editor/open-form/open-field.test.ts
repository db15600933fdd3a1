// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openField } from './open-field.ts'

// happy-dom has no frames of its own length.
beforeEach(() => vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 16)))
afterEach(() => {
  vi.unstubAllGlobals()
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
  await new Promise((resolve) => setTimeout(resolve, 700))
  const stop = listen((keyPath) => keyPath === 'period.end' && showField())
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
  await openField('period.begin')
  expect(seen).toBe(true)
})
