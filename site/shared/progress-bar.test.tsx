// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ProgressBar } from './progress-bar.tsx'

const phase = () => document.querySelector<HTMLElement>('[data-phase]')?.dataset['phase']
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

let readyState: DocumentReadyState = 'complete'
beforeEach(() => {
  readyState = 'complete'
  vi.useFakeTimers()
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
  history.replaceState(null, '', '/jp/loyalty/')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(href: string): Element {
  const { getByText } = render(
    <>
      <ProgressBar />
      <a href={href} onClick={(event) => href === '/handled/' && event.preventDefault()}>
        onwards
      </a>
    </>,
  )
  return getByText('onwards')
}

test('a page that is still loading shows the bar after 200 ms, and hides it 500 ms after it has loaded', async () => {
  readyState = 'interactive'
  show('/')
  await pass(199)
  expect(phase()).toBe('hidden')
  await pass(1)
  expect(phase()).toBe('running')
  await act(() => dispatchEvent(new Event('load')))
  await pass(0)
  expect(phase()).toBe('finishing')
  await pass(500)
  expect(phase()).toBe('hidden')
})

test('a tap on a link to another page shows the bar, for 5 s where that page never comes', async () => {
  fireEvent.click(show('/jp/lending/'))
  await pass(200)
  expect(phase()).toBe('running')
  await pass(4_800)
  await pass(0)
  expect(phase()).toBe('finishing')
})

test('a page that comes back from the cache shows no bar', async () => {
  fireEvent.click(show('/jp/lending/'))
  await pass(300)
  await act(() => dispatchEvent(new Event('pageshow')))
  await pass(0)
  await pass(500)
  expect(phase()).toBe('hidden')
})

test.each(['#notes', 'https://help.example.jp/', 'merpay://openLogin', '/handled/'])(
  'a tap on %s, which loads no other page here, shows none',
  async (href) => {
    fireEvent.click(show(href))
    await pass(1_000)
    expect(phase()).toBe('hidden')
  },
)
