// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'

beforeAll(async () => {
  await import('./dialogs.ts')
})

test('a window that the address names is opened as a modal one, and its address is dropped when it closes', () => {
  document.body.innerHTML = '<dialog id="shop"><a href="#" data-closes="shop">閉じる</a></dialog>'
  location.hash = '#shop'
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(document.querySelector('dialog')?.open).toBe(true)
  document.querySelector<HTMLElement>('a')?.click()
  expect(document.querySelector('dialog')?.open).toBe(false)
  expect(location.hash).toBe('')
})
