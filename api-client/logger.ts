import type { Log } from './middleware/log.ts'

/** The library's levels: trace, debug, info, warn, error, silent (D18). */
export type LogLevel = 0 | 1 | 2 | 3 | 4 | 5

/** What is written where nothing else is set: errors (specification §9, D18). */
export const defaultLogLevel: LogLevel = 4

/** The level that a setting names, 0 to 5; the default for anything else. */
export function readLogLevel(setting: string | undefined): LogLevel {
  return ([0, 1, 2, 3, 4, 5] as const).find((level) => String(level) === setting) ?? defaultLogLevel
}

/**
 * Writes through loglevel, which is loaded when there is a first thing to write: most visits have none. A level that
 * somebody has set in the browser (loglevel keeps it) goes before `level`.
 */
export function createLog(level: LogLevel, load = () => import('loglevel')): Log {
  const write = (kind: keyof Log) => (message: string) =>
    void load()
      .then(({ default: log }) => {
        log.setDefaultLevel(level)
        log[kind](message)
      })
      .catch(() => undefined)
  return { error: write('error'), debug: write('debug') }
}
