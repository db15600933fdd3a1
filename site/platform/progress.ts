import { deviceClock, type Clock } from './clock.ts'

/** The page-load bar's times in milliseconds (specification §4). */
export const progressTimes = { delay: 200, run: 5000, hide: 500 } as const

export type ProgressPhase = 'hidden' | 'running' | 'finishing'

/** What follows a phase by itself, and when; undefined where the bar stays as it is. */
function whatFollows(phase: ProgressPhase, isBusy: boolean): { next: ProgressPhase; wait: number } | undefined {
  if (isBusy) return phase === 'running' ? undefined : { next: 'running', wait: progressTimes.delay }
  if (phase === 'running') return { next: 'finishing', wait: 0 }
  return phase === 'finishing' ? { next: 'hidden', wait: progressTimes.hide } : undefined
}

/**
 * Moves the page-load bar on from a phase when its time has come; what it returns takes that back. The bar appears 200
 * ms after
 * something has begun, and hides 500 ms after its end. What is over within 200 ms never shows it.
 */
export function moveOn(
  phase: ProgressPhase,
  isBusy: boolean,
  onChange: (next: ProgressPhase) => void,
  clock: Clock = deviceClock,
): (() => void) | undefined {
  const change = whatFollows(phase, isBusy)
  return change && clock.after(change.wait, () => onChange(change.next))
}
