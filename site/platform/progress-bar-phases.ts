import { deviceClock, type Clock } from './clock.ts'

/**
 * The times of the progress bar in milliseconds (specification §4). `blocks/theme.css` has the first two for the bar of
 * content pages, which works without scripts of its own.
 */
export const progressTimes = { delay: 200, run: 5000, hide: 500 } as const

/** Milliseconds after which a screen without its content says that it is loading. */
export const longWait = 2000

export type ProgressPhase = 'hidden' | 'running' | 'finishing'

/** Returns the next phase and the delay before it; undefined if the bar remains as it is. */
function getNextTransition(phase: ProgressPhase, isBusy: boolean): { next: ProgressPhase; wait: number } | undefined {
  if (isBusy) return phase === 'running' ? undefined : { next: 'running', wait: progressTimes.delay }
  if (phase === 'running') return { next: 'finishing', wait: 0 }
  return phase === 'finishing' ? { next: 'hidden', wait: progressTimes.hide } : undefined
}

/**
 * Schedules the progress bar's next phase. Returns a function that cancels it. The bar appears 200 ms after work starts
 * and hides 500 ms after it ends; work that ends within 200 ms never shows it.
 */
export function scheduleNextPhase(
  phase: ProgressPhase,
  isBusy: boolean,
  onChange: (next: ProgressPhase) => void,
  clock: Clock = deviceClock,
): (() => void) | undefined {
  const change = getNextTransition(phase, isBusy)
  return change && clock.after(change.wait, () => onChange(change.next))
}
