import { act } from '@testing-library/react'
import { setImmediate as turn } from 'node:timers/promises'
import { vi } from 'vitest'

/** Advances the fake clock, with all effects of the elapsed time. */
export async function advanceTime(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    // Schemas are imported when they are first needed, without a timer.
    await turn()
  })
}

/** Advances the fake clock to the next timer, with all its effects. */
async function advanceToNextTimer(): Promise<void> {
  await act(async () => {
    await vi.advanceTimersToNextTimerAsync()
    await turn()
  })
}

/**
 * Advances the time until the condition is true, by a minute at most: longer than three attempts that time out. If it
 * is still false then, the expectation of the caller fails.
 */
export async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 60_000
  while (!condition() && Date.now() < end) {
    if (vi.getTimerCount() === 0) await advanceTime(50)
    else await advanceToNextTimer()
  }
}
