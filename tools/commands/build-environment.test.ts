import { afterEach, expect, test, vi } from 'vitest'

import { buildEnvironment } from './build-environment.ts'
import { runProcess } from './run-process.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['NODE_ENV', 'test', 'production'],
  ['NODE_ENV', 'development', 'production'],
  ['BROWSERSLIST', 'ie 11', ''],
  ['BROWSERSLIST_ENV', 'modern', ''],
])('a build does not see that %s is %s', async (name, value, seen) => {
  vi.stubEnv(name, value)
  const script = `process.exit(process.env[${JSON.stringify(name)}] === ${JSON.stringify(seen)} ? 0 : 1)`
  expect(await runProcess(process.execPath, ['--eval', script], buildEnvironment(false, undefined))).toBe(true)
})
