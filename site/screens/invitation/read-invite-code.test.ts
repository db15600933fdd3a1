import { expect, test } from 'vitest'

import { fillShareText } from '../../shared/invitation-url.ts'
import { isMessage, readCode, readInviteCode, readReferer } from './read-invite-code.ts'

test.each([
  ['?invite-code=HARU2023', 'HARU2023'],
  ['?invite-code=%20%20HARU2023%20&referer=share', 'HARU2023'],
  ['?invite-code=%E3%80%80HARU%E3%80%80', 'HARU'],
  ['?invite-code=%3Cb%3E', ''],
  ['?invite-code=HARU2023%3Cb%3E', 'HARU2023'],
  ['?invite-code=%F0%9F%98%80', ''],
  ['?invite-code=HARU2023%26referer%3Dshare', 'HARU2023'],
  ['?referer=share&amp;invite-code=HARU2023', 'HARU2023'],
  ['?invite-code=A&invite-code=B', 'A'],
  ['?invite-code=%E0%A4%A', ''],
  [`?invite-code=${'A'.repeat(300)}`, 'A'.repeat(100)],
  ['?invite-code=HARU2023?referer=share', 'HARU2023'],
  ['?invite-code=HARU2023%3Freferer%3Dshare', 'HARU2023'],
  ['?utm=1?invite-code=HARU2023', 'HARU2023'],
  ['?invite-code=%E2%80%8BHARU2023%E2%80%8E', 'HARU2023'],
  ['?invite-code=%EF%BC%A8%EF%BC%A1%EF%BC%B2%EF%BC%B5', 'HARU'],
  ['?invite-code=HARU2023%E3%80%82', 'HARU2023'],
  ['?invite-code=', ''],
  ['?code=A', ''],
  ['', ''],
])('the code in %s is %j', (search, code) => {
  expect(readInviteCode(search)).toBe(code)
})

test.each([
  ['?referer=share', 'share'],
  ['?invite-code=A&referer=copy', 'copy'],
  ['?invite-code=A?referer=share', 'share'],
  ['?referer=Share', undefined],
  ['?referer=mail', undefined],
  ['?referer=', undefined],
  ['?referer=share%EF%BC%89', 'share'],
  ['', undefined],
])('the referer in %s is %s', (search, referer) => {
  expect(readReferer(search)).toBe(referer)
})

const wording = `メルペイの招待キャンペーン！下の招待コードを登録すると、P3,000がもらえます。
招待コード：{code}
{url}`
const message = fillShareText(wording, { siteUrl: 'https://card.example.jp', code: 'HARU2023', referer: 'share' })

test.each([
  ['HARU2023', 'HARU2023'],
  ['  HARU2023\n', 'HARU2023'],
  ['HA\u200bRU\u20602023\ufeff', 'HARU2023'],
  ['\u200eHARU2023\u200f', 'HARU2023'],
  ['ＨＡＲＵ２０２３', 'HARU2023'],
  ['HARU2023。', 'HARU2023'],
  ['「HARU2023」', 'HARU2023'],
  ['コードは HARU2023 です', 'HARU2023'],
  ['招待コード：HARU2023', 'HARU2023'],
  ['招待コードは「HARU2023」です。', 'HARU2023'],
  ['これ使ってね HARU2023', 'HARU2023'],
  ['https://card.example.jp/jp/card/invitation/?invite-code=HARU2023&referer=share', 'HARU2023'],
  ['https://card.example.jp/jp/card/invitation/?invite-code=HARU2023?referer=share', 'HARU2023'],
  ['https://card.example.jp/jp/card/invitation/?invite-code=HARU2023）', 'HARU2023'],
  ['?invite-code=A%26b', 'A&b'],
  [message, 'HARU2023'],
  [message.replaceAll('\n', ''), 'HARU2023'],
  [message.replaceAll('\n', ' '), 'HARU2023'],
  ['haru_2023-x', 'haru_2023-x'],
  ['Please use my code HARU2023, thanks', 'HARU2023'],
  ['A1', 'A1'],
])('of %j the code is %s', (text, code) => {
  expect(readCode(text)).toBe(code)
})

test.each(['HARU2023 NATSU2023', '?invite-code=A1 ?invite-code=B1', ''])('%j has no single code, and stays', (text) => {
  expect(readCode(text)).toBe(text)
})

test('a code that is being typed is left alone; a message is not', () => {
  expect(['HARU', 'ＨＡ', 'HARU 20'].map(isMessage)).toEqual([false, false, false])
  expect([message, 'x?invite-code=A', 'A'.repeat(101)].map(isMessage)).toEqual([true, true, true])
})
