import { expect, test } from 'vitest'

import { readInviteCode, readReferer } from './read-link.ts'

test.each([
  ['?invite-code=HARU2023', 'HARU2023'],
  ['?invite-code=%20%20HARU2023%20&referer=share', 'HARU2023'],
  ['?invite-code=%E3%80%80HARU%E3%80%80', 'HARU'],
  ['?invite-code=%3Cb%3E', '<b>'],
  ['?invite-code=A&invite-code=B', 'A'],
  ['?invite-code=%E0%A4%A', '\ufffd%A'],
  [`?invite-code=${'A'.repeat(300)}`, 'A'.repeat(100)],
  ['?invite-code=', ''],
  ['?code=A', ''],
  ['', ''],
])('the code in %s is %j', (search, code) => {
  expect(readInviteCode(search)).toBe(code)
})

test.each([
  ['?referer=share', 'share'],
  ['?invite-code=A&referer=copy', 'copy'],
  ['?referer=Share', undefined],
  ['?referer=mail', undefined],
  ['?referer=', undefined],
  ['', undefined],
])('the referer in %s is %s', (search, referer) => {
  expect(readReferer(search)).toBe(referer)
})
