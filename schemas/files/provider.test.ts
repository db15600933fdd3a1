import { expect, test } from 'vitest'

import { provider } from './provider.ts'

const { siteUrl, linkHosts, deepLinkScheme, androidPackage } = provider.shape

test.each(['https://example.jp', 'https://example.jp:8443', 'https://例え.jp'])('a site URL can be %s', (url) => {
  expect(siteUrl.safeParse(url).success).toBe(true)
})

test.each([
  ['https://example.jp/', 'not-an-origin'],
  ['https://example.jp/a', 'not-an-origin'],
  ['https://example.jp?a', 'not-an-origin'],
  ['https://example.jp#a', 'not-an-origin'],
  ['http://example.jp/', 'bad-url'],
  ['example.jp/', 'bad-url'],
  ['/jp/https://', 'bad-url'],
])('a site URL cannot be %s, for one reason: %s', (url, kind) => {
  const { error } = siteUrl.safeParse(url)
  expect(error?.issues).toMatchObject([{ params: { kind } }])
})

test('hosts, the scheme of the app and its package are written as what reads them wants', () => {
  expect(linkHosts.safeParse(['help.example.jp', 'a-1.jp']).success).toBe(true)
  for (const host of ['localhost', 'https://help.example.jp', 'Help.example.jp', 'help.example.jp/', ''])
    expect(linkHosts.safeParse([host]).success).toBe(false)
  for (const scheme of ['pay', 'a.b+c-1', 'datapay']) expect(deepLinkScheme.safeParse(scheme).success).toBe(true)
  for (const scheme of ['1pay', 'pay:', 'Pay', '', 'javascript', 'data', 'https'])
    expect(deepLinkScheme.safeParse(scheme).success).toBe(false)
  expect(['jp.example.pay', 'jp', 'jp.', '.jp', 'jp..a'].map((one) => androidPackage.safeParse(one).success)).toEqual([
    true,
    ...[false, false, false, false],
  ])
})
