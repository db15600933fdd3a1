import { expect, test } from 'vitest'

import { PlainError } from '../../shared/plain-error.ts'
import { formatError } from './format-error.mjs'

function systemError(code: string, message: string): Error {
  return Object.assign(new Error(`${code}: ${message}, write`), { code, syscall: 'write' })
}

test('a full disk is called one', () => {
  expect(formatError(systemError('ENOSPC', 'no space left on device'))).toBe(
    'The system refused: ENOSPC: no space left on device, write. The disk is full. Free some space, then run the same command again.',
  )
})

test('another refusal of the system points to the rights', () => {
  expect(formatError(systemError('EACCES', 'permission denied'))).toContain('See to the rights')
})

test('an error that the user can fix is its message alone', () => {
  expect(formatError(new PlainError('content/a.mdx: no such picture'))).toBe('content/a.mdx: no such picture')
})

test('a bug keeps its stack', () => {
  const bug = new Error('a bug')
  expect(formatError(bug)).toBe(bug)
})
