import fc from 'fast-check'
import { expect, test } from 'vitest'

import { settings } from '../shared/settings.ts'
import { buildEnvironment, withoutOtherVariables } from './build-environment.ts'
import { runProcess } from './run-process.ts'

/** Variables that tools of the build are known to read, and any others. */
const variableName = fc.oneof(
  fc.constantFrom(
    ...['NODE_ENV', 'BROWSERSLIST', 'BROWSERSLIST_ENV', 'BROWSERSLIST_CONFIG', 'BABEL_ENV', 'DEBUG', 'TZ', 'LANG'],
    ...['NEXT_PUBLIC_PREVIEW', 'NEXT_PUBLIC_BASE_PATH', 'NEXT_PRIVATE_X', '__NEXT_PROCESSED_ENV', 'BUILD_ID', 'LC_ALL'],
    ...[
      'DEV_ORIGINS',
      'CONTENT_PARTS_FILE',
      'TURBOPACK',
      'TAILWIND_MODE',
      'VITE_A',
      'NODE_PATH',
      'VERCEL',
      'npm_config_a',
    ],
  ),
  fc.string().filter((name) => /^[A-Za-z_]\w*$/.test(name)),
)

test('no variable but those of the system and the documented settings reaches the build of screens', () => {
  const documented = Object.keys(settings)
  const system = withoutOtherVariables(process.env)
  fc.assert(
    fc.property(fc.dictionary(variableName, fc.string()), (added) => {
      const other = Object.fromEntries(
        Object.entries(added).filter(([name]) => !(name.toUpperCase() in system) && !documented.includes(name)),
      )
      const actual = withoutOtherVariables({ ...other, ...system })
      expect({ ...actual, ...buildEnvironment(false, undefined) }).toEqual({
        ...system,
        ...buildEnvironment(false, undefined),
      })
    }),
  )
})

test.each([
  ['NODE_ENV', 'development', 'production'],
  ['BROWSERSLIST', 'ie 11', undefined],
  ['TZ', 'America/New_York', undefined],
])('the build of screens does not see that %s is %s', async (name, value, expected) => {
  const script = `process.exit(process.env[${JSON.stringify(name)}] === ${JSON.stringify(expected)} ? 0 : 1)`
  const inherited = withoutOtherVariables({ ...process.env, [name]: value })
  const environment = buildEnvironment(false, undefined)
  expect(await runProcess(process.execPath, ['--eval', script], environment, inherited)).toBe(true)
})
