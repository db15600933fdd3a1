'use client'

import { useCallback, useSyncExternalStore } from 'react'

import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { Period } from '#schemas/period.ts'
import { periodStatusAt, msUntilStatusChanges, type PeriodStatus } from '#domain/time/period-status.ts'

import { maxTimeoutDelay } from '../../platform/max-timeout-delay.ts'

/** Returns the current status of a period, by the device's clock (D7); "during" without a period (D21). */
export function getPeriodStatusNow(period: Period | undefined): PeriodStatus {
  if (!period) return 'DURING_THE_PERIOD'
  const { start, end } = period
  return periodStatusAt(parseStart(start), parseEnd(end), Date.now())
}

/**
 * Calls back when the status may have changed: at its next transition, and when the page becomes visible again, because
 * timers stop while a phone sleeps.
 */
function watchPeriod({ start, end }: Period, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(): void {
    clearTimeout(timer)
    const left = msUntilStatusChanges(parseStart(start), parseEnd(end), Date.now())
    if (left !== undefined) timer = setTimeout(onChange, Math.min(left, maxTimeoutDelay))
  }
  function onChange(): void {
    listener()
    wait()
  }
  wait()
  document.addEventListener('visibilitychange', onChange)
  addEventListener('pageshow', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
    removeEventListener('pageshow', onChange)
  }
}

/**
 * Returns the current status of a period while the page is open; undefined on the server and in the first render.
 * Without a period it is always "during", since only the server decides (D21).
 */
export function usePeriodStatus(period: Period | undefined): PeriodStatus | undefined {
  const { start, end } = period ?? {}
  const subscribe = useCallback(
    (listener: () => void) =>
      start === undefined || end === undefined ? () => undefined : watchPeriod({ start, end }, listener),
    [start, end],
  )
  return useSyncExternalStore<PeriodStatus | undefined>(
    subscribe,
    () => getPeriodStatusNow(period),
    () => undefined,
  )
}
