import fc from 'fast-check'

import { deviceClock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import type { Effects } from './effects.ts'
import type { Bridge } from './run-command.ts'

export const address = {
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
 * A world in which everything works, that writes down what is done to it. `hide` is the page leaving the person's
 * sight.
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
    clock: deviceClock,
    ...changes,
  }
  function hide(): void {
    for (const watcher of watchers) watcher()
  }
  const bridge: Bridge = { environment, address, effects }
  return { bridge, log, hide, watchers }
}

/** Any text, and the pieces that would end something in a link or an intent. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
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

/** The text as UTF-8 can write it. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}

/** A scheme link taken apart as iOS does it. */
export function parseLink(link: string) {
  const { protocol, host, pathname, hash, searchParams } = new URL(link)
  return { protocol, host, rest: pathname + hash, values: [...searchParams] }
}

/**
 * An intent taken apart as Android's `Intent.parseUri` does it: the last `#`, parts up to `end`, each value decoded.
 */
export function parseIntent(intent: string) {
  const data = intent.slice(0, intent.lastIndexOf('#'))
  const parts = intent.slice(intent.lastIndexOf('#') + 1).split(';')
  const fields = parts.slice(1, -1).map((part) => {
    const split = part.indexOf('=')
    return [part.slice(0, split), decodeURIComponent(part.slice(split + 1))]
  })
  return { data: parseLink(data), first: parts[0], last: parts.at(-1), fields }
}
