// @vitest-environment happy-dom
import { expect, test } from 'vitest'

const item = (name: string, status: string, start: string) =>
  `<li data-status="${status}_THE_PERIOD" data-period="${Date.parse(start)} ${Date.parse('2023-12-31')}">${name}</li>`

const names = (selector: string) => [...document.querySelectorAll(`${selector} > li`)].map((one) => one.textContent)

test('a list has running offers as written, upcoming ones by start, and ended ones collapsed below', async () => {
  document.body.innerHTML = `
    <ul data-by-state>
      ${item('ended', 'AFTER', '2023-01-01')}
      ${item('last', 'BEFORE', '2023-11-03')}
      ${item('running', 'DURING', '2023-09-02')}
      ${item('first', 'BEFORE', '2023-10-01')}
      ${item('next', 'BEFORE', '2023-10-15')}
      ${item('running, too', 'DURING', '2023-09-01')}
    </ul>
    <details hidden><summary>終了</summary><ul class="fold"></ul></details>`
  await import('./month-page.ts')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(names('[data-by-state]')).toEqual(['running', 'running, too', 'first', 'next', 'last'])
  expect(names('.fold')).toEqual(['ended'])
  expect(document.querySelector('details')?.hidden).toBe(false)
})
