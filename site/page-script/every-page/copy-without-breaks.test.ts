// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'

import { phraseBreak } from '../../phrases/phrase-markup.ts'
import { copyWithoutBreaks } from './copy-without-breaks.ts'

/** Selects an element of the page and copies it. Returns the text that replaces the browser's; undefined for none. */
function copySelection(selector: string): string | undefined {
  const selected = document.querySelector(selector)
  if (!selected) throw new Error(`no element matches ${selector}`)
  getSelection()?.selectAllChildren(selected)
  const copied = new DataTransfer()
  const event = new ClipboardEvent('copy', { clipboardData: copied, bubbles: true, cancelable: true })
  copyWithoutBreaks(event)
  return event.defaultPrevented ? copied.getData('text/plain') : undefined
}

beforeEach(() => {
  document.body.innerHTML = `<p>対象の${phraseBreak}お店を${phraseBreak}さがす</p><code>M1234567</code>`
})

test('copied text has no breaks between phrases', () => {
  expect(copySelection('p')).toBe('対象のお店をさがす')
})

test('the browser copies what has no break', () => {
  expect(copySelection('code')).toBeUndefined()
})
