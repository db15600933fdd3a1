// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'

import { openUrlIntent } from './bridge/android-intents.ts'
import { createOpenUrlLink } from './bridge/app-links.ts'
import { appConfig, parseIntent, parseLink } from './bridge/test-support.ts'
import { addKeptParametersToBanner, storeParameter, formatKeptQuery } from './kept-parameters.ts'
import { readKeyParameter } from './url-parameters.ts'

const names = ['invite-code', 'referer']

test.each([
  ['?invite-code=HARU2023&referer=share', '?invite-code=HARU2023&referer=share'],
  [
    '?referer=copy&utm_source=x&at=2023-05-01&device=ios&scenario=anonymous&invite-code=A',
    '?invite-code=A&referer=copy',
  ],
  ['?invite-code=', ''],
  ['?promotion=a', ''],
  ['', ''],
  [`?invite-code=${'A'.repeat(201)}`, ''],
  ['?invite-code=A%26b', '?invite-code=A%26b'],
  ['?invite-code=A%26b%3D1%23', '?invite-code=A'],
  ['?invite-code=A%26referer%3Dshare', '?invite-code=A&referer=share'],
  ['?invite-code%3DA%26referer%3Dshare', '?invite-code=A&referer=share'],
  ['?invite-code%253DA%2526referer%253Dshare', '?invite-code=A&referer=share'],
  ['?referer=share&amp;invite-code=A', '?invite-code=A&referer=share'],
  ['?referer=share&amp%3Binvite-code=A', '?invite-code=A&referer=share'],
  ['?referer=share%26amp%3Binvite-code%3DA', '?invite-code=A&referer=share'],
  ['?amp;invite-code=A', '?invite-code=A'],
  ['?invite-code=A&invite-code=B', '?invite-code=A'],
  ['?invite-code=A?referer=share', '?invite-code=A&referer=share'],
  ['?invite-code=&invite-code=A', '?invite-code=A'],
  ['?INVITE-CODE=A&Referer=copy', '?invite-code=A&referer=copy'],
])('of %s is kept %s', (search, expected) => {
  expect(formatKeptQuery(search, names)).toBe(expected)
})

test.each([
  ['?id=stage-up%E3%80%82', 'stage-up'],
  ['?id=stage-up）より', 'stage-up'],
  ['?id=stage-up%C2%A0', 'stage-up'],
  ['?id=stage-up?utm_source=x', 'stage-up'],
  ['?id=&ID=stage-up', 'stage-up'],
  ['?id=お知らせ', 'お知らせ'],
])('in %s the key is %s', (search, key) => {
  expect(readKeyParameter(search, 'id')).toBe(key)
})

const page = 'https://card.example.jp/jp/card/invitation/in-app/'

function showBanner(search: string): string[] {
  history.replaceState(null, '', `/jp/card/invitation/${search}`)
  document.body.innerHTML = `<section data-keeps="${names.join(' ')}"><a href="https://store">x</a></section>`
  for (const href of [createOpenUrlLink(appConfig, page), openUrlIntent(appConfig, page, 'https://store')]) {
    const link = Object.assign(document.createElement('a'), { href })
    link.dataset['store'] = 'https://store'
    document.querySelector('section')?.append(link)
  }
  addKeptParametersToBanner()
  addKeptParametersToBanner()
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
}

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

test('the links of the banner open the page with what it understands, once, and the store stays as it is', () => {
  const search = '?invite-code=A%2B%231;end$%26$1&referer=share&at=1'
  const [toStore = '', link = '', intent = ''] = showBanner(search)
  const opened = `${page}${formatKeptQuery(search, names)}`
  expect(toStore).toBe('https://store')
  expect(parseLink(link).values).toEqual([['url', opened]])
  expect(parseIntent(intent).data.values).toEqual([['url', opened]])
  expect(parseIntent(intent).fields).toContainEqual(['S.browser_fallback_url', 'https://store'])
  expect(new URL(opened).searchParams.get('invite-code')).toBe('A+#1;end$&$1')
})

test('without any of them nothing is changed', () => {
  expect(showBanner('?at=1')[1]).toBe(createOpenUrlLink(appConfig, page))
})

test('a code that was typed goes along on the links of the banner, in the place of the one before', () => {
  const [, link = ''] = showBanner('?at=1&Invite-Code=OLD#top')
  expect(parseLink(link).values).toEqual([['url', `${page}?invite-code=OLD`]])
  storeParameter('invite-code', 'NEW')
  addKeptParametersToBanner()
  expect(location.search + location.hash).toBe('?at=1&invite-code=NEW#top')
  const [, again] = [...document.querySelectorAll('a')].map(({ href }) => href)
  expect(parseLink(again ?? '').values).toEqual([['url', `${page}?invite-code=NEW`]])
})
