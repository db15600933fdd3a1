import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { CommandInputs, CommandName } from './commands.ts'
import { getCommandLink, runCommand } from './run-command.ts'
import { appConfig, environments, hostileText, makeWorld, parseIntent, parseLink, wellFormed } from './test-support.ts'
import { propertyRuns } from '../../../tests/support/run/property-runs.ts'

const inputs: CommandInputs = {
  showAlert: { title: 'エラー', message: 'a b' },
  openLogin: {},
  openActivity: { path: '/coupons?id=1' },
  openUrl: { url: 'https://help.example.jp/?a=1&b=2' },
  copy: { text: 'a\nb' },
  share: { text: 'a\nb' },
  open: { url: 'https://help.example.jp/' },
}

async function run(
  name: CommandName,
  environment: keyof typeof environments,
  input: CommandInputs[CommandName] = inputs[name],
) {
  const { bridge, log } = makeWorld(environments[environment])
  return [await runCommand(name, input as never, bridge), ...log] // The table's names and inputs belong together.
}

const schemeLinks = [
  ['showAlert', 'merpay://showAlert?title=%E3%82%A8%E3%83%A9%E3%83%BC&message=a%20b'],
  ['openLogin', 'merpay://openLogin'],
  ['openUrl', 'merpay://openURL?url=https%3A%2F%2Fhelp.example.jp%2F%3Fa%3D1%26b%3D2'],
  ['copy', 'merpay://copy?text=a%0Ab'],
  ['share', 'merpay://shareMediaList?text=a%0Ab'],
  ['open', 'merpay://open?url=https%3A%2F%2Fhelp.example.jp%2F'],
] as const

describe('in the app', () => {
  test.each(schemeLinks)('%s is handed over by its link on both systems', async (name, link) => {
    expect(await run(name, 'iosApp')).toEqual(['handed-to-app', `navigate ${link}`])
    expect(await run(name, 'androidApp')).toEqual(['handed-to-app', `navigate ${link}`])
  })

  test('openActivity is a link on iOS, and on Android an intent to the activity with the path as its extra', async () => {
    expect(await run('openActivity', 'iosApp')).toEqual([
      'handed-to-app',
      'navigate merpay://openActivity?path=%2Fcoupons%3Fid%3D1',
    ])
    expect(await run('openActivity', 'androidApp')).toEqual([
      'handed-to-app',
      'navigate intent://openActivity#Intent;scheme=merpay;package=jp.example.merpay;component=jp.example.merpay/.MerpayActivity;S.path=%2Fcoupons%3Fid%3D1;end',
    ])
  })
})

test('a link to show is the one that is handed over', async () => {
  for (const [system, app] of [
    ['ios', 'iosApp'],
    ['android', 'androidApp'],
  ] as const) {
    for (const name of ['openLogin', 'openActivity', 'share'] as const) {
      expect([`navigate ${getCommandLink(name, inputs[name], system, appConfig) ?? ''}`]).toEqual(
        (await run(name, app)).slice(1),
      )
    }
    expect(getCommandLink('open', { url: 'javascript:alert(1)' }, system, appConfig)).toBeUndefined()
  }
})

describe('in a browser', () => {
  test.each([
    ['showAlert', 'done', 'alert エラー\na b'],
    ['openUrl', 'done', 'navigate https://help.example.jp/?a=1&b=2'],
    ['open', 'done', 'navigate https://help.example.jp/'],
    ['copy', 'copied', 'clipboard a\nb'],
    ['share', 'done', 'share a\nb'],
  ] as const)('%s is done by the browser itself', async (name, result, line) => {
    for (const environment of ['iosBrowser', 'androidBrowser', 'desktop'] as const)
      expect(await run(name, environment)).toEqual([result, line])
  })

  test('an alert without a title is its message alone', async () => {
    expect(await run('showAlert', 'desktop', { title: '', message: 'a' })).toEqual(['done', 'alert a'])
  })

  test.each(['openLogin', 'openActivity'] as const)(
    '%s opens the app on Android, and stays on the page where there is none (D36)',
    async (name) => {
      const { bridge, log, hide } = makeWorld(environments.androidBrowser)
      const result = runCommand<typeof name>(name, inputs[name], bridge)
      hide()
      expect(await result).toBe('handed-to-app')
      const [line = '', ...rest] = log
      expect(rest).toEqual([])
      const { data, fields } = parseIntent(line.replace('navigate ', ''))
      expect(data).toEqual({ protocol: 'intent:', host: name, rest: '', values: [] })
      expect(Object.fromEntries(fields)).toEqual({
        scheme: 'merpay',
        package: 'jp.example.merpay',
        component: 'jp.example.merpay/.MerpayActivity',
        'S.browser_fallback_url': bridge.effects.returnUrl(),
        ...(name === 'openActivity' && { 'S.path': '/coupons?id=1' }),
      })
    },
  )

  test.each(['openLogin', 'openActivity'] as const)(
    '%s does nothing where there is no app, and says so',
    async (name) => {
      expect(await run(name, 'desktop')).toEqual(['no-app'])
    },
  )

  test('what throws is a failure, not an exception', async () => {
    const refuse = () => {
      throw new Error('sandboxed')
    }
    const { bridge } = makeWorld(environments.desktop, { navigate: refuse, alert: refuse })
    expect(await runCommand('open', inputs.open, bridge)).toBe('failed')
    expect(await runCommand('showAlert', inputs.showAlert, bridge)).toBe('failed')
  })
})

describe.each(Object.keys(environments) as (keyof typeof environments)[])('everywhere (%s)', (environment) => {
  const urls = [
    'http://help.example.jp/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,a',
    'file:///etc/hosts',
  ]
  const notUrls = [
    'intent://a#Intent;end',
    'merpayx://a',
    'blob:https://a.example/1',
    '//a.example/',
    '/jp/card/',
    'help.example.jp',
    '',
    '\0',
  ]
  test.each([...urls, ...notUrls])('the address %j is refused', async (url) => {
    expect(await run('openUrl', environment, { url })).toEqual(['refused'])
    expect(await run('open', environment, { url })).toEqual(['refused'])
  })

  test.each(['https://a.example/', 'HTTPS://a.example', 'merpay://openLogin', 'MERPAY://a'])(
    'the address %s is opened',
    async (url) => {
      expect(await run('open', environment, { url })).toHaveLength(2)
    },
  )

  test.each(['', 'coupons', '//a.example', '/\\a.example', '\\/a', ' /a', 'https://a.example/', '\n/a'])(
    'the path %j is refused',
    async (path) => {
      expect(await run('openActivity', environment, { path })).toEqual(['refused'])
    },
  )

  test.each(['', '.A', '1A', 'A;end', 'A/.B', 'A B', 'A\n', 'Ａ', 'A$B'])(
    'the activity %j is refused',
    async (activity) => {
      expect(await run('openActivity', environment, { path: '/a', activity })).toEqual(['refused'])
    },
  )
})

test('no path adds anything to what opens an activity', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const path = `/a${text}`
      const [, link = ''] = await run('openActivity', 'iosApp', { path })
      expect(parseLink(link.replace('navigate ', ''))).toEqual({
        protocol: 'merpay:',
        host: 'openActivity',
        rest: '',
        values: [['path', wellFormed(path)]],
      })
      const [, intent = ''] = await run('openActivity', 'androidApp', { path, activity: 'A.B_1' })
      expect(parseIntent(intent.replace('navigate ', ''))).toEqual({
        data: { protocol: 'intent:', host: 'openActivity', rest: '', values: [] },
        first: 'Intent',
        fields: [
          ['scheme', 'merpay'],
          ['package', 'jp.example.merpay'],
          ['component', 'jp.example.merpay/.A.B_1'],
          ['S.path', wellFormed(path)],
        ],
        last: 'end',
      })
    }),
  )
})

test('whatever is given as an address, nothing but https and the app is opened, in the app and out of it', async () => {
  const schemes = fc.constantFrom('https://', 'http://', 'merpay://', 'javascript:', 'intent://', 'HTTPS:', '')
  const url = fc.tuple(schemes, fc.constantFrom('a.example/', ''), hostileText).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(url, async (given) => {
      const [, here = 'navigate https://nowhere.example/'] = await run('open', 'desktop', { url: given })
      expect(['https:', 'merpay:']).toContain(new URL(here.replace('navigate ', '')).protocol)
      const [, handed] = await run('open', 'iosApp', { url: given })
      if (handed === undefined) return
      const { protocol, host, rest, values } = parseLink(handed.replace('navigate ', ''))
      expect({ protocol, host, rest, values }).toEqual({
        protocol: 'merpay:',
        host: 'open',
        rest: '',
        values: [['url', new URL(given).href]],
      })
    }),
    { numRuns: propertyRuns(1_000) },
  )
})
