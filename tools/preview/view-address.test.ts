import { expect, test } from 'vitest'

import { isInApp, getOtherSurface, createViewUrl } from './view-url.ts'

const page = 'https://preview.example/jp/card/202302-1/?at=2020-01-01T00:00&utm=mail#terms'

test('a view’s address names every setting, keeps the rest, and can be read', () => {
  const view = { moment: '2023-09-10T12:00', device: 'iphone-app', scenario: 'entered' }
  expect(createViewUrl(page, view)).toBe(
    'https://preview.example/jp/card/202302-1/?at=2023-09-10T12:00&utm=mail&device=iphone-app&scenario=entered#terms',
  )
})

test('what is left to the device is named as well, because another visitor may have chosen otherwise', () => {
  const view = { moment: undefined, device: undefined, scenario: 'signed-in' }
  expect(new URL(createViewUrl(page, view)).searchParams.get('at')).toBe('own')
  expect(new URL(createViewUrl(page, view)).searchParams.get('device')).toBe('own')
})

test('a page leads to the same page on the other surface, in whichever form its URL is', () => {
  const urls = ['/b/jp/card/', '/b/jp/card/in-app/', '/b/campaigns/']
  expect(getOtherSurface('/b/jp/card', urls)).toBe('/b/jp/card/in-app/')
  expect(getOtherSurface('/b/jp/card/in-app/index.html', urls)).toBe('/b/jp/card/')
  expect(getOtherSurface('/b/campaigns/', urls)).toBeUndefined()
  expect(isInApp('/b/jp/card/in-app')).toBe(true)
  expect(isInApp('/b/jp/card/')).toBe(false)
})
