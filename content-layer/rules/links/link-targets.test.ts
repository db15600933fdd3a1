import { expect, test } from 'vitest'

import { checkLinkTargets } from './link-targets.ts'

const provider = { siteUrl: 'https://card.example.jp', linkHosts: ['help.example.jp', 'shop.example.jp'] }

const diagnosticsOf = (value: string, month?: string) =>
  checkLinkTargets([{ file: 'a.mdx', field: '-', line: 1, column: 1, value }], provider, month)

test('a host that differs by one or two letters is reported with the intended one', () => {
  expect(diagnosticsOf('https://shp.exmple.jp/')).toMatchObject([
    { kind: 'unknown-host', details: { actual: 'shp.exmple.jp', suggestion: 'shop.example.jp' } },
  ])
  expect(diagnosticsOf('https://store.example.jp/')).toMatchObject([
    { kind: 'unknown-host', details: { suggestion: '' } },
  ])
})

test('a URL of this site is reported with the path that belongs there', () => {
  expect(diagnosticsOf('https://card.example.jp/jp/lending/?a=1#b')).toMatchObject([
    { details: { fix: '/jp/lending/?a=1#b' } },
  ])
})

test('tracking parameters are reported by name', () => {
  expect(diagnosticsOf('https://shop.example.jp/a;JSESSIONID=1')).toMatchObject([
    { kind: 'link-with-session', details: { actual: 'JSESSIONID' } },
  ])
  expect(diagnosticsOf('https://shop.example.jp/?utm_source=a&page=2&gclid=1')).toMatchObject([
    { kind: 'link-tracked', details: { actual: 'utm_source, gclid' } },
  ])
})

test.each([
  ['https://shop.example.jp/202301/', ['202301']],
  ['https://shop.example.jp/?from=2023-01', ['2023-01']],
  ['https://shop.example.jp/202302/', []],
  ['https://shop.example.jp/2023-02/', []],
  // Not a month: a number of thirteen, and one within a longer number.
  ['https://shop.example.jp/202313/', []],
  ['https://shop.example.jp/1202301/', []],
  ['https://shop.example.jp/2023011/', []],
])('for %s in February the other month is reported: %j', (url, months) => {
  expect(diagnosticsOf(url, '202302-1').map((diagnostic) => 'details' in diagnostic && diagnostic.details)).toEqual(
    months.map((actual) => ({ actual })),
  )
  expect(diagnosticsOf(url)).toEqual([])
})
