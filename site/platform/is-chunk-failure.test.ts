import { describe, expect, test } from 'vitest'

import { isChunkFailure, isChunkFailureEvent } from './is-chunk-failure.ts'

function error(message: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name })
}

/** Creates an event as `window` receives it; `target` is an element or the window itself. */
function makeEvent(type: string, fields: object): Event {
  const event = new Event(type)
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value })
  return event
}

const stale = [
  error('Failed to fetch dynamically imported module: https://card.example.jp/scripts/a.js'),
  error('Importing a module script failed.'),
  error('error loading dynamically imported module: https://card.example.jp/scripts/a.js'),
  'Importing a module script failed.',
]

const others = [
  error('Failed to fetch'),
  error('Load failed'),
  error('NetworkError when attempting to fetch resource.'),
  error('chunk'),
  error('Downloading chunks'),
  { message: 1, name: 2 },
  undefined,
  null,
  0,
  '',
]

test.each(stale)('%s is a chunk that is no longer there', (cause) => {
  expect(isChunkFailure(cause)).toBe(true)
})

test.each(others)('%s is another error', (cause) => {
  expect(isChunkFailure(cause)).toBe(false)
})

describe('an event', () => {
  const chunk = 'https://card.example.jp/scripts/1.js'
  test.each<[string, boolean, Event]>([
    ['of a script of ours', true, makeEvent('error', { target: { tagName: 'SCRIPT', src: chunk } })],
    [
      'of a script of others',
      false,
      makeEvent('error', { target: { tagName: 'SCRIPT', src: 'https://tag.example/a.js' } }),
    ],
    [
      'of a picture among our files',
      false,
      makeEvent('error', { target: { tagName: 'IMG', src: 'https://card.example.jp/scripts/media/a.png' } }),
    ],
    [
      'of an icon',
      false,
      makeEvent('error', {
        target: { tagName: 'LINK', rel: 'icon', href: 'https://card.example.jp/scripts/media/a.ico' },
      }),
    ],
    ['of an error that says so', true, makeEvent('error', { target: {}, error: stale[0] })],
    [
      'of an error that only has a message',
      true,
      makeEvent('error', { target: {}, error: null, message: 'Importing a module script failed.' }),
    ],
    ...[
      "Uncaught SyntaxError: Unexpected token '<'",
      "SyntaxError: Unexpected token '<'",
      "SyntaxError: expected expression, got '<'",
    ].map((message): [string, boolean, Event] => [
      `of a page in place of a script of ours (${message})`,
      true,
      makeEvent('error', { target: {}, filename: chunk, message }),
    ]),
    [
      'of a page in place of a script of others',
      false,
      makeEvent('error', { target: {}, filename: 'https://tag.example/a.js', message: "Unexpected token '<'" }),
    ],
    [
      'of a script of ours that ends too early',
      false,
      makeEvent('error', { target: {}, filename: chunk, message: 'SyntaxError: Unexpected end of input' }),
    ],
    [
      'of another error',
      false,
      makeEvent('error', { target: {}, error: others[0], message: 'Uncaught TypeError: Failed to fetch' }),
    ],
    ['of a rejection that says so', true, makeEvent('unhandledrejection', { reason: stale[0] })],
    ['of another rejection', false, makeEvent('unhandledrejection', { reason: others[0] })],
    ['of a rejection without a reason', false, new Event('unhandledrejection')],
    ['of nothing', false, new Event('error')],
  ])('%s: %s', (_, expected, event) => {
    expect(isChunkFailureEvent(event)).toBe(expected)
  })
})
