// @vitest-environment happy-dom
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { recordEarlyTaps, tapTimeout } from './early-taps.ts'

const root = document.documentElement
let clicks: string[] = []

/** Creates a page before hydration. */
function makePage(): void {
  document.body.innerHTML = `
    <a id="outside" href="/outside/">A</a>
    <div data-island="Panel">
      <button id="main"><b>B</b></button><button id="other">C</button>
      <a id="link" href="/install-app/">D</a><a id="jump" href="#notes">E</a>
      <div data-slot=""><button id="static">F</button></div>
      <button id="reload" data-reload="">G</button>
    </div>`
  document.body.addEventListener('click', (event) => {
    if (event.target instanceof Element) clicks.push(event.target.closest('[id]')?.id ?? '')
    event.preventDefault()
  })
}

const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

async function endWith(hydration: 'done' | 'failed'): Promise<void> {
  root.dataset['hydration'] = hydration
  await pause(10)
}

beforeEach(() => {
  delete root.dataset['hydration']
  document.body.replaceWith(document.createElement('body'))
  clicks = []
  makePage()
  recordEarlyTaps(root)
})

// The recorder of taps listens until React has hydrated the page.
afterEach(() => endWith('done'))

test('a tap on a button waits for React, shows that it was taken up, and is made once', async () => {
  tap('#main b')
  tap('#main')
  expect(clicks).toEqual([])
  expect(document.querySelector('#main')?.hasAttribute('data-tapped')).toBe(true)
  await endWith('done')
  expect(clicks).toEqual(['main'])
  expect(document.querySelector('[data-tapped]')).toBeNull()
  tap('#main')
  expect(clicks).toEqual(['main', 'main'])
})

test('a tap on a button that React renders anew is made on the new one of its island', async () => {
  tap('#main b')
  const island = document.querySelector('[data-island]')
  island?.insertAdjacentHTML('beforebegin', '<div data-island="Other"><button id="elsewhere">B</button></div>')
  document
    .querySelector('#main')
    ?.replaceWith(Object.assign(document.createElement('button'), { id: 'new', textContent: 'B' }))
  await endWith('done')
  expect(clicks).toEqual(['new'])
})

test('a tap on a button that React takes away is dropped, also beside an invisible one that reserves its space', async () => {
  tap('#main')
  const hidden = '<div style="visibility: hidden"><button id="reserve">B</button></div>'
  document.querySelector('[data-island]')?.insertAdjacentHTML('beforeend', hidden)
  document.querySelector('#main')?.remove()
  await endWith('done')
  expect(clicks).toEqual([])
})

test('of several taps the last one counts', async () => {
  tap('#main')
  tap('#other')
  expect(document.querySelectorAll('[data-tapped]')).toHaveLength(1)
  await endWith('done')
  expect(clicks).toEqual(['other'])
})

test('without hydration a link is followed, and a button is not', async () => {
  tap('#link')
  await endWith('failed')
  expect(clicks).toEqual(['link'])
})

test('a button that nothing will answer is left alone', async () => {
  tap('#main')
  await endWith('failed')
  expect(clicks).toEqual([])
})

test('a button gets its tap after a late hydration, also after the page reported it missing', async () => {
  tap('#main')
  await endWith('failed')
  expect([clicks, document.querySelector('[data-tapped]')]).toEqual([[], null])
  tap('#other')
  expect(document.querySelector('[data-tapped]')?.id).toBe('other')
  await endWith('done')
  expect(clicks).toEqual(['other'])
  await endWith('failed')
  expect(clicks).toEqual(['other'])
})

test('a tap of long ago is not made any more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  tap('#main')
  await endWith('failed')
  vi.setSystemTime(Date.now() + tapTimeout + 1)
  await endWith('done')
  vi.useRealTimers()
  expect(clicks).toEqual([])
})

test('once React has failed, links work by themselves', async () => {
  await endWith('failed')
  tap('#link')
  expect(clicks).toEqual(['link'])
})

test.each(['outside', 'jump', 'static', 'reload'])('%s needs no React, and answers at once', (id) => {
  tap(`#${id}`)
  expect(clicks).toEqual([id])
})
