import { afterEach, expect, test, vi } from 'vitest'

import { PlainError } from '../../shared/plain-error.ts'
import { listen } from './listen.ts'

const { exitCode } = process

afterEach(() => {
  process.exitCode = exitCode
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const systemError = (code: string) => Object.assign(new Error(`listen ${code}`), { code })

test.each([
  ['EADDRINUSE', 'Port 80 is in use. Stop what runs there, or choose another: PORT=81 npm start'],
  ['EACCES', 'Port 80 needs more rights than you have. Choose another: PORT=3000 npm start'],
  [
    'EADDRNOTAVAIL',
    'HOST has to be an address of this machine, which 203.0.113.1 is not. 0.0.0.0 is all of them: HOST=0.0.0.0 npm start',
  ],
])('%s is reported in one line', async (code, line) => {
  vi.stubEnv('PORT', '80')
  vi.stubEnv('HOST', '203.0.113.1')
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  expect(await listen('npm start', () => Promise.reject(systemError(code)))).toBe(false)
  expect(errors.mock.calls).toEqual([[line]])
})

test('an error that the user can fix is reported without a stack trace', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  expect(await listen('npm start', () => Promise.reject(new PlainError('Build first.')))).toBe(false)
  expect(errors.mock.calls).toEqual([['Build first.']])
})
