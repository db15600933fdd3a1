import { describe, expect, test } from 'vitest'

import { checkSettings, readSetting, settings, type SettingName } from './settings.ts'

const names = Object.keys(settings) as SettingName[]

describe.each(names)('%s', (name) => {
  test('is the usual one where it is not set, or empty', () => {
    expect(readSetting(name, {})).toEqual(settings[name].defaultValue)
    expect(readSetting(name, { [name]: '' })).toEqual(settings[name].defaultValue)
  })

  test('may be what its example says', () => {
    const text = settings[name].example.replace(`${name}=`, '')
    expect(readSetting(name, { [name]: text })).toEqual(settings[name].read(text))
    expect(settings[name].read(text)).toBeDefined()
  })
})

test.each([
  ['PORT', '0', 0],
  ['PORT', '65535', 65_535],
  ['HOST', '::1', '::1'],
  ['HOST', '192.168.1.20', '192.168.1.20'],
  ['SITE_URL', 'https://a.example/b/', { siteUrl: 'https://a.example/b', basePath: '/b' }],
  ['NEXT_PUBLIC_API_ORIGIN', 'http://localhost:8080', 'http://localhost:8080'],
  ['NEXT_PUBLIC_API_ORIGIN', 'https://api.example.jp:8443', 'https://api.example.jp:8443'],
  ['NEXT_PUBLIC_LOG_LEVEL', '0', 0],
  ['KEEP_DAYS', '0', 0],
] as const)('%s=%s is %j', (name, text, value) => {
  expect(readSetting(name, { [name]: text })).toEqual(value)
})

test.each([
  ...['abc', '-1', '65536', '3000.5', '1e3', ' 80', '0x50'].map((text) => ['PORT', text] as const),
  ...['abc', '192.168.1', '192.168.1.20:3000', 'http://0.0.0.0'].map((text) => ['HOST', text] as const),
  ...['http://a.example', 'a.example', 'https://a.example/?b', 'https://x.jp:99999'].map(
    (text) => ['SITE_URL', text] as const,
  ),
  ...[
    'https://api.example.jp/',
    'https://api.example.jp/v1',
    'api.example.jp',
    'http://api.example.jp',
    'https://API.example.jp',
    'https://a.jp:443',
    'https://*',
    'https://*.example.jp',
    'https://a.jp"',
    "https://a.jp'",
    'https://a.jp;',
    'https://a_b.jp',
    'https://a.jp:99999',
    '/',
  ].map((text) => ['NEXT_PUBLIC_API_ORIGIN', text] as const),
  ...['6', 'debug', '-1', '4.0', '04'].map((text) => ['NEXT_PUBLIC_LOG_LEVEL', text] as const),
  ...['a week', '-1', '1.5', 'Infinity'].map((text) => ['KEEP_DAYS', text] as const),
])('%s cannot be "%s", and the message says what it has to be', (name, text) => {
  const { hasToBe, example } = settings[name]
  expect(() => readSetting(name, { [name]: text })).toThrow(
    `${name} has to be ${hasToBe}, not "${text}". For example: ${example}`,
  )
})

test('all errors are reported at once, one per line', () => {
  const report = () => {
    checkSettings(['PORT', 'HOST', 'KEEP_DAYS'], { PORT: 'abc', HOST: 'def' })
  }
  expect(report).toThrow(/^PORT has to be .*\nHOST has to be .*$/)
})
