// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CallProgressBar } from './progress-bar.tsx'

const phase = () => document.querySelector<HTMLElement>('[data-phase]')?.dataset['phase']
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A button that sends a call; the response arrives after the given number of milliseconds. */
function SlowCall({ milliseconds }: { milliseconds: number }) {
  const { mutate } = useMutation({ mutationFn: () => new Promise((resolve) => setTimeout(resolve, milliseconds)) })
  return <button onClick={() => mutate()}>call</button>
}

function callFor(milliseconds: number): void {
  const { getByText } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CallProgressBar />
      <SlowCall milliseconds={milliseconds} />
    </QueryClientProvider>,
  )
  fireEvent.click(getByText('call'))
}

test('a call shows the bar after 200 ms, and hides it 500 ms after its answer', async () => {
  callFor(1_000)
  await pass(190)
  expect(phase()).toBe('hidden')
  await pass(20)
  expect(phase()).toBe('running')
  await pass(800)
  expect(phase()).toBe('finishing')
  await pass(500)
  expect(phase()).toBe('hidden')
})

test('a call that is answered within 200 ms shows nothing', async () => {
  callFor(150)
  for (let passed = 0; passed < 400; passed += 50) {
    await pass(50)
    expect(phase()).toBe('hidden')
  }
})
