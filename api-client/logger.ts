/** The log of failures, of events at the level info, and of details at the level debug (D18). */
export type Log = Readonly<Record<'error' | 'info' | 'debug', (message: string) => void>>

/** loglevel's levels: trace, debug, info, warn, error, silent (D18). */
export type LogLevel = 0 | 1 | 2 | 3 | 4 | 5

/** The default level: errors (specification §9, D18). */
export const defaultLogLevel: LogLevel = 4

/** Parses a level, 0 to 5; anything else results in the default. */
export function readLogLevel(setting: string | undefined): LogLevel {
  return ([0, 1, 2, 3, 4, 5] as const).find((level) => String(level) === setting) ?? defaultLogLevel
}

/**
 * Logs through loglevel, which is loaded with the first message, since most visits log nothing. A level that was set in
 * the browser (loglevel persists it) takes precedence over `level`.
 */
export function createLog(level: LogLevel, load = () => import('loglevel')): Log {
  const write = (kind: keyof Log) => (message: string) =>
    void load()
      .then(({ default: log }) => {
        log.setDefaultLevel(level)
        log[kind](message)
      })
      .catch(() => undefined)
  return { error: write('error'), info: write('info'), debug: write('debug') }
}
