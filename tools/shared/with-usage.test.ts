import { parseArgs, type ParseArgsConfig } from 'node:util'

import { expect, test } from 'vitest'

import { withUsage } from './with-usage.ts'

const options: ParseArgsConfig['options'] = { at: { type: 'string' }, all: { type: 'boolean' } }

test.each([
  [['--foo'], '--foo という指定はありません。'],
  [['-x'], '-x という指定はありません。'],
  [['--at'], '--at の後に、値を書いてください。'],
  [['--at', '--all'], '--at の後に、値を書いてください。'],
  [['--all=1'], '--all に、値は付けられません。'],
  [['month'], '「month」は、ここには書けません。'],
])('a command with a Japanese usage refuses %j in Japanese', (args, message) => {
  expect(() => withUsage('使い方: npm run check', () => parseArgs({ args, options }))).toThrow(
    `${message}\n使い方: npm run check`,
  )
})

test('a command with an English usage refuses an option in English', () => {
  expect(() => withUsage('npm run verify', () => parseArgs({ args: ['--foo'], options }))).toThrow(
    "Unknown option '--foo'\nnpm run verify",
  )
})
