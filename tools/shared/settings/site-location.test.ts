import { expect, test } from 'vitest'

import { readSiteLocation } from './site-location.ts'

test.each([
  ['https://card.example.jp', 'https://card.example.jp', ''],
  ['https://card.example.jp/', 'https://card.example.jp', ''],
  ['https://example.github.io/campaigns', 'https://example.github.io/campaigns', '/campaigns'],
  ['https://reviews.example.jp:8443/spring/2.1_b/', 'https://reviews.example.jp:8443/spring/2.1_b', '/spring/2.1_b'],
])('%s is published at %s, below "%s"', (setting, siteUrl, basePath) => {
  expect(readSiteLocation(setting)).toEqual({ siteUrl, basePath })
})

test.each([
  'http://card.example.jp',
  'card.example.jp/a',
  '/a',
  'https://',
  'https://a.example/b//c',
  'https://a.example/../b',
  'https://a.example/b?c',
  'https://a.example/春',
  'https://a.example:99999',
  'https://a..example',
  'https://.example',
  'https://-a.example',
  'https://*.example',
])('%s is no place', (setting) => {
  expect(readSiteLocation(setting)).toBeUndefined()
})
