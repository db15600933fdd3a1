import { expect, test } from 'vitest'

import { findInvisible, findInvisibleInLine, removeInvisible, showInvisible } from './invisible-characters.ts'
import { text } from '#schemas/primitives.ts'

const invisible = [
  ...[
    0x0, 0x8, 0xb, 0xd, 0x1b, 0x7f, 0x80, 0x85, 0x9b, 0x9f, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b,
    0x180e, 0x200b, 0x200c,
  ],
  ...[
    0x200d, 0x200e, 0x2028, 0x2029, 0x202e, 0x2060, 0x2061, 0x2064, 0x2066, 0x206a, 0x206f, 0x2800, 0x3164, 0xd800,
    0xdfff, 0xe000, 0xf8ff, 0xfdd0,
  ],
  ...[
    0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xfffe, 0x1d173, 0x1ffff, 0xe0001, 0xe0041, 0xe007f, 0xe0100, 0xe01ef,
    0xf0000, 0x10fffd,
  ],
]

test.each(
  invisible.map((code) => [`U+${code.toString(16).toUpperCase().padStart(4, '0')}`, String.fromCodePoint(code)]),
)('%s is found behind a space, named, shown, and makes no text', (code, character) => {
  expect(findInvisible(`お茶 ${character}`)).toEqual({ index: 3, code })
  expect(showInvisible(`お茶 ${character}`)).toBe('お茶 �')
  expect(text('').safeParse(character).success).toBe(false)
})

test.each([
  '一行目\n二行目\tおわり',
  '葛󠄀城市、辻󠄁さん、神︀',
  'が\u3099、ｶﾞ、か゚、한국어',
  '👩‍👩‍👧‍👦👩🏽‍🚀🕵🏻‍♂️🏳️‍🌈❤️‍🔥',
  '☎️☎︎♥️1️⃣#️⃣©️〰️㊗️',
  '🇯🇵🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  '𠮷野家、髙島屋、①、〜、　、・、￥',
])('%s may be written', (written) => {
  expect(findInvisible(written)).toBeUndefined()
  expect(showInvisible(written)).toBe(written)
  expect(text('').safeParse(written).success).toBe(true)
})

test.each([
  ['a joiner between letters', 'お\u200d茶', 'U+200D'],
  ['a joiner at the end of an emoji', '👩\u200d', 'U+200D'],
  ['a second variation selector', '葛\u{e0100}\u{e0101}', 'U+E0101'],
  ['a variation selector of an ideograph behind a letter', 'a\u{e0100}', 'U+E0100'],
  ['tags behind a flag that spell something else', '🏴\u{e0068}\u{e0069}\u{e007f}', 'U+E0068'],
  ['a variation selector behind a filler', '\u3164\ufe0f', 'U+3164'],
])('%s is found', (_, written, code) => {
  expect(findInvisible(written)?.code).toBe(code)
})

test('on one line, tabs and line ends are found as well, the first of them', () => {
  expect(findInvisibleInLine('山田 花子')).toBeUndefined()
  expect(findInvisibleInLine('\t山田')).toEqual({ index: 0, code: 'U+0009' })
  expect(findInvisibleInLine('山田\n花子\t')).toEqual({ index: 2, code: 'U+000A' })
  expect(findInvisibleInLine('山田\u200b')).toEqual({ index: 2, code: 'U+200B' })
})

test('what a text has of web pages, slides and tables of Windows is removed, and nothing that can be seen', () => {
  expect(removeInvisible('\uFEFFお\u200b茶\u00ad\r\nどうぞ\u000b二行\u2028三行\t👨‍👩‍👧')).toBe(
    'お茶\nどうぞ\n二行\n三行\t👨‍👩‍👧',
  )
})
