import { expect, test } from 'vitest'

import { parseCommand } from './parse-command.ts'

const options = { at: { type: 'string' }, all: { type: 'boolean' } } as const

test.each([
  [['--foo'], '--foo という指定はありません。'],
  [['-x'], '-x という指定はありません。'],
  [['--at'], '--at の後に、値を書いてください。'],
  [['--at', '--all'], '--at の後に、値を書いてください。'],
  [['--all=1'], '--all に、値は付けられません。'],
  [['month'], '「month」は、ここには書けません。'],
])('a command with a Japanese usage refuses %j in Japanese', (args, message) => {
  expect(() => parseCommand({ usage: '使い方: npm run check', options, args })).toThrow(
    `${message}\n使い方: npm run check`,
  )
})

test('a command with an English usage refuses an option in English', () => {
  expect(() => parseCommand({ usage: 'npm run verify', options, args: ['--foo'] })).toThrow(
    "Unknown option '--foo'\nnpm run verify",
  )
})

test('a command takes as many arguments as it names', () => {
  const { positionals } = parseCommand({ usage: 'npm run retain', options, maxArguments: 1, args: ['../published'] })
  expect(positionals).toEqual(['../published'])
  expect(() => parseCommand({ usage: 'npm run retain', options, maxArguments: 1, args: ['a', 'b'] })).toThrow(
    "Unexpected argument 'b'\nnpm run retain",
  )
})
