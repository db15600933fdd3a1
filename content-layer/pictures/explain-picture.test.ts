import { expect, test } from 'vitest'

import { explainPicture } from './explain-picture.ts'
import { inspectSvg } from './inspect-svg.ts'
import { describeUnsafe } from './unsafe.ts'

const draw = (inside: string, head = '') => `${head}<svg width="9" height="9">${inside}</svg>`

test.each([
  [draw('<script/>'), '<script>'],
  [draw('<g onclick="a"/>'), 'プログラム: onclick'],
  [draw('<use href="https://a.example/b.svg"/>'), '外部の参照: https://a.example/b.svg'],
  [draw('<g style="fill:url(https://a.example)"/>'), '外部の参照: url(https://a.example'],
  [draw('<animate attributeName="href"/>'), 'アニメーション: href'],
  [draw('<animate values="url(#a)"/>'), '参照のアニメーション'],
  [draw('<g fill="\\a"/>'), '\\ の記号: fill'],
  [draw('<style><g/></style>'), '<style> の中の <g>'],
  [draw('', '<!DOCTYPE svg>'), 'DOCTYPE'],
  [draw('<?php a ?>'), '<? ?> の指示'],
])('%s is told in Japanese', (source, words) => {
  const what = inspectSvg(source).unsafe?.what
  expect(what && describeUnsafe(what).ja).toBe(words)
})

test.each([
  ['<svg/>', '幅と高さが書かれていない'],
  ['<html/>', '中身が SVG ではなく <html> である'],
])('%s is unreadable, in Japanese', (source, words) => {
  let reason = ''
  try {
    inspectSvg(source)
  } catch (error) {
    reason = error instanceof Error ? error.message : ''
  }
  expect(explainPicture(reason)).toBe(words)
})

test.each([
  ['png', '中身が png なので、名前の終わりも .png にし、書いてあるところも直す'],
  ['jpeg', '中身が jpeg なので、名前の終わりも .jpg にし、書いてあるところも直す'],
  // Their endings are not those of their names, or there is none that may be.
  ['heif', '中身が heif である'],
  ['gif', '中身が gif である'],
])('a %s under another name is named by what it is', (format, words) => {
  expect(explainPicture(`it is a ${format} picture`)).toBe(words)
})

test('what nobody has put into Japanese stays as it was said', () => {
  expect(explainPicture('unexpected close tag.')).toBe('unexpected close tag.')
})
