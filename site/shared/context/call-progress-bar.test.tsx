// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CallProgressBar, WaitNote } from './call-progress-bar.tsx'

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

/** A read with the given response time. */
function SlowRead({ milliseconds, name }: { milliseconds: number; name: string }) {
  useQuery({ queryKey: [name], queryFn: () => new Promise((resolve) => setTimeout(() => resolve(name), milliseconds)) })
  return null
}

const status = () => document.querySelector('[role=status]')?.textContent

test('after two seconds without content the page says once that it is loading, until all has arrived', async () => {
  const queries = new QueryClient()
  render(
    <QueryClientProvider client={queries}>
      <WaitNote />
      <SlowRead name="first" milliseconds={3_000} />
      <SlowRead name="second" milliseconds={2_500} />
    </QueryClientProvider>,
  )
  await pass(1_900)
  expect(status()).toBe('')
  await pass(200)
  expect(status()).toBe('読み込んでいます…')
  await pass(600)
  expect(status()).toBe('読み込んでいます…')
  await pass(400)
  expect(status()).toBe('')
  // Cached data is only refreshed.
  void queries.refetchQueries({ queryKey: ['first'] })
  await pass(2_500)
  expect(status()).toBe('')
})
