// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

beforeAll(async () => {
  await import('./folds.ts')
})

afterEach(() => document.body.replaceChildren())

test('terms that are closed are printed open, and are as before afterwards', () => {
  document.body.innerHTML = '<details id="closed"><p>条件</p></details><details id="open" open><p>条件</p></details>'
  const areOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open)
  dispatchEvent(new Event('beforeprint'))
  expect(areOpen()).toEqual([true, true])
  dispatchEvent(new Event('afterprint'))
  expect(areOpen()).toEqual([false, true])
})

test('a note whose page was opened at its address leads to its mark, and never by the history', () => {
  const back = vi.spyOn(history, 'back')
  document.body.innerHTML = `
    <details><sup><a href="#note-1">※1</a></sup></details>
    <ul><li id="note-1">注記<a href="#" data-back="">読んでいたところへ戻る</a></li></ul>`
  document.querySelector<HTMLElement>('[data-back]')?.click()
  expect(back).not.toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe('※1')
  expect(document.querySelector('details')?.open).toBe(true)
})
