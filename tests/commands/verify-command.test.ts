import { expect, test } from 'vitest'

import { runScript } from '../support/run/run-command.ts'

const refused: [args: string[], environment: Record<string, string>, message: RegExp][] = [
  [[], {}, /--url has to be the URL of a site/],
  [['--url', 'https://card.example.jp', '--headers', 'most'], {}, /^--headers has to be one of full, none/],
  [
    ['--url', 'http://localhost:3000/spring'],
    { SITE_URL: 'https://card.example.jp/summer' },
    /has the path "\/spring", but SITE_URL names https:\/\/card\.example\.jp\/summer/,
  ],
]

test.each(refused)('verify ends with 2 if the site could not be verified: %j', async (args, environment, expected) => {
  const { ended, printed } = runScript('tools/commands/verify.ts', environment, args)
  expect(await ended).toBe(2)
  expect(printed()).toMatch(expected)
})
