// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'

import { findEarlyInput } from './early-input.ts'

let heard: string[] = []

const element = (selector: string) =>
  document.querySelector<HTMLInputElement>(selector) ?? expect.fail(`no ${selector}`)
const choice = () => document.querySelector('select') ?? expect.fail('no choice')

beforeEach(() => {
  heard = []
  document.body.innerHTML = `
    <input id="outside" value="1">
    <div data-island="Panel">
      <input id="text" value="1"><input id="other" value="2"><textarea id="long">3</textarea>
      <select id="choice"><option>A</option><option>B</option></select>
      <details id="fold"></details><details id="closed"></details>
      <div data-slot=""><input id="static" value="4"><details id="ofServer"></details></div>
    </div>`
  for (const type of ['input', 'toggle'])
    document.addEventListener(
      type,
      ({ target }) => target instanceof HTMLElement && heard.push(`${type} ${target.id}`),
      true,
    )
})

test('text and open elements from before hydration are restored and dispatched to React, and nothing else', async () => {
  for (const id of ['outside', 'text', 'long', 'static']) element(`#${id}`).value = 'mine'
  choice().selectedIndex = 1
  for (const id of ['fold', 'ofServer']) element(`#${id}`).setAttribute('open', '')
  const replay = findEarlyInput()
  // React writes what it has rendered.
  element('#text').value = '1'
  heard = []
  await new Promise<void>((resolve) => replay(resolve))
  expect(heard).toEqual(['input text', 'input long', 'input choice', 'toggle fold'])
  expect(element('#text').value).toBe('mine')
  expect(choice().value).toBe('B')
})

test('an untouched page dispatches nothing', () => {
  findEarlyInput()()
  expect(heard).toEqual([])
})
