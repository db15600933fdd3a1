import log from 'loglevel'
import { afterEach, expect, test, vi } from 'vitest'

import { createLog, defaultLogLevel, readLogLevel } from './logger.ts'

afterEach(() => {
  vi.restoreAllMocks()
  log.resetLevel()
})

/** Returns what is written to the console at a level. */
async function written(level: 0 | 1 | 2 | 3 | 4 | 5): Promise<string[]> {
  const lines: string[] = []
  for (const method of ['log', 'debug', 'info', 'warn', 'error', 'trace'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)))
  const loaded = import('loglevel')
  const { error, debug } = createLog(level, () => loaded)
  error('an error')
  debug('a detail')
  await loaded
  await new Promise((resolve) => setTimeout(resolve))
  vi.restoreAllMocks()
  return lines
}

test('errors only are written unless a level is set', async () => {
  expect(defaultLogLevel).toBe(log.levels.ERROR)
  expect(await written(defaultLogLevel)).toEqual(['an error'])
})

test.each([
  [0, ['an error', 'a detail']],
  [1, ['an error', 'a detail']],
  [2, ['an error']],
  [4, ['an error']],
  [5, []],
] as const)('at level %i it writes %j', async (level, lines) => {
  expect(await written(level)).toEqual(lines)
})

test('levels are those of the library, and anything else is the default', () => {
  expect(['0', '1', '2', '3', '4', '5'].map(readLogLevel)).toEqual(Object.values(log.levels).sort())
  expect([undefined, '', '6', '-1', 'debug', '4.0', ' 4'].map(readLogLevel)).toEqual(Array(7).fill(4))
})

test('nothing is loaded before there is something to write, and nothing breaks where it cannot be loaded', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const { error } = createLog(4, load)
  expect(load).not.toHaveBeenCalled()
  error('an error')
  await new Promise((resolve) => setTimeout(resolve))
  expect(load).toHaveBeenCalledOnce()
})
