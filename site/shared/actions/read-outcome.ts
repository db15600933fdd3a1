import { deviceClock } from '../../platform/clock.ts'

/** Delays of successive reads of an outcome, in milliseconds: the first response may be stale. */
export const outcomeDelays = [0, 2_000]

/** Reads, once after each delay, whether a write has had its effect; unknown if a read fails (D35). */
export async function readOutcome(
  isDone: () => Promise<boolean>,
  delays = outcomeDelays,
): Promise<'done' | 'not-done' | 'unknown'> {
  try {
    for (const delay of delays) {
      if (delay > 0) await new Promise<void>((resolve) => deviceClock.after(delay, resolve))
      if (await isDone()) return 'done'
    }
    return 'not-done'
  } catch {
    return 'unknown'
  }
}
