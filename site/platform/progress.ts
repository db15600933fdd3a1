import { deviceClock, type Clock } from './clock.ts'

/** The page-load bar's times in milliseconds (specification §4). */
export const progressTimes = { delay: 200, run: 5000, hide: 500 } as const

/** `startedAt` is in milliseconds since 1970 UTC. */
export type ProgressState = { phase: 'hidden' } | { phase: 'running'; startedAt: number } | { phase: 'finishing' }

export type Progress = {
  /** Counts one more load; what it returns ends that load, once however often it is called. */
  begin: () => () => void
  state: () => ProgressState
}

const hidden: ProgressState = { phase: 'hidden' }

/**
 * The page-load bar as a state machine: it appears 200 ms after the first of overlapping loads begins, finishes with
 * the last, and hides 500 ms later. A load that is over within 200 ms never shows it.
 */
export function createProgress({ onChange, clock = deviceClock }: { onChange: (state: ProgressState) => void; clock?: Clock }): Progress {
  let state = hidden
  let loads = 0
  let cancelStart: (() => void) | undefined
  let cancelHide: (() => void) | undefined

  function change(next: ProgressState): void {
    state = next
    onChange(next)
  }

  function start(): void {
    cancelHide?.()
    change({ phase: 'running', startedAt: clock.now() })
  }

  function finish(): void {
    loads -= 1
    if (loads > 0) return
    cancelStart?.()
    if (state.phase !== 'running') return
    change({ phase: 'finishing' })
    cancelHide = clock.after(progressTimes.hide, () => change(hidden))
  }

  function begin(): () => void {
    loads += 1
    if (loads === 1) cancelStart = clock.after(progressTimes.delay, start)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      finish()
    }
  }

  return { begin, state: () => state }
}

/** How much of the bar is filled, 0 to 1: it runs for 5 s, then stands full until the page is there. */
export function progressShare(state: ProgressState, now: number): number {
  if (state.phase === 'hidden') return 0
  if (state.phase === 'finishing') return 1
  return Math.min(1, Math.max(0, (now - state.startedAt) / progressTimes.run))
}
