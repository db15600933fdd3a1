import fc from 'fast-check'

import { deviceClock } from '../clock.ts'
import type { Environment } from '../detect-environment.ts'
import type { Effects } from './effects.ts'
import type { Bridge } from './run-command.ts'
import { anyText } from '../../../tests/support/run/any-text.ts'

export const appConfig = {
  deepLinkScheme: 'merpay',
  androidPackage: 'jp.example.merpay',
  androidActivity: 'MerpayActivity',
  stores: {
    ios: { url: 'https://apps.example.jp/ios?a=1&b=2#c;end' },
    android: { url: 'https://apps.example.jp/android?a=1&b=2#c;end' },
  },
}

export const environments = {
  iosApp: { surface: 'app', system: 'ios', build: 39006 },
  androidApp: { surface: 'app', system: 'android', build: undefined },
  iosBrowser: { surface: 'browser', system: 'ios' },
  androidBrowser: { surface: 'browser', system: 'android' },
  desktop: { surface: 'browser', system: 'other' },
} as const satisfies Record<string, Environment>

/**
 * Creates a fake environment in which everything works and every effect is logged. `hide` simulates the page being
 * hidden.
 */
export function makeWorld(environment: Environment, changes: Partial<Effects> = {}) {
  const log: string[] = []
  const watchers = new Set<() => void>()
  function note(line: string): void {
    log.push(line)
  }
  const effects: Effects = {
    navigate: (url) => note(`navigate ${url}`),
    alert: (text) => note(`alert ${text}`),
    writeClipboard(text) {
      note(`clipboard ${text}`)
      return Promise.resolve()
    },
    copyBySelection(text) {
      note(`selection ${text}`)
      return true
    },
    share(text) {
      note(`share ${text}`)
      return Promise.resolve()
    },
    onHidden(callback) {
      watchers.add(callback)
      return () => watchers.delete(callback)
    },
    returnUrl: () => 'https://card.example.jp/jp/page/?a=1#app',
    clock: deviceClock,
    ...changes,
  }
  function hide(): void {
    for (const watcher of watchers) watcher()
  }
  const bridge: Bridge = { environment, address: appConfig, effects }
  return { bridge, log, hide, watchers }
}

/** Arbitrary text, mixed with the delimiters of links and intents. */
export const hostileText = fc.oneof(
  anyText(),
  fc
    .array(
      fc.constantFrom(
        ...[
          ';end',
          '#Intent;',
          ';S.x=1',
          ';scheme=evil',
          '&',
          '=',
          '?',
          '#',
          '%',
          '%3B',
          '+',
          ' ',
          '\n',
          '\r',
          '\0',
          '\ud800',
          '\udc00',
          '日',
          '😀',
        ],
      ),
    )
    .map((pieces) => pieces.join('')),
)

/** Encodes the text as UTF-8 and decodes it again. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}

/** Parses a scheme link as iOS does. */
export function parseLink(link: string) {
  const { protocol, host, pathname, hash, searchParams } = new URL(link)
  return { protocol, host, rest: pathname + hash, values: [...searchParams] }
}

/** Parses an intent as Android's `Intent.parseUri` does: the last `#`, parts up to `end`, each value decoded. */
export function parseIntent(intent: string) {
  const data = intent.slice(0, intent.lastIndexOf('#'))
  const parts = intent.slice(intent.lastIndexOf('#') + 1).split(';')
  const fields = parts.slice(1, -1).map((part) => {
    const split = part.indexOf('=')
    return [part.slice(0, split), decodeURIComponent(part.slice(split + 1))]
  })
  return { data: parseLink(data), first: parts[0], last: parts.at(-1), fields }
}
