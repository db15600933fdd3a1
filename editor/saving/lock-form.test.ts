// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'

import { lockFormWhileSaving } from './lock-form.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<div class="content-editor"><button aria-keyshortcuts="Meta+S" disabled></button><div class="body"></div></div>'
})

afterEach(() => document.body.replaceChildren())

function isLocked(): boolean {
  return document.querySelector('.body')?.hasAttribute('inert') ?? false
}

test('a form takes no input from its save until the save button can be pressed again, whatever else it shows', async () => {
  const save = document.querySelector('button')
  lockFormWhileSaving()
  expect(isLocked()).toBe(true)
  save?.setAttribute('aria-label', '保存中')
  await Promise.resolve()
  expect(isLocked()).toBe(true)
  save?.removeAttribute('disabled')
  await expect.poll(isLocked).toBe(false)
})
