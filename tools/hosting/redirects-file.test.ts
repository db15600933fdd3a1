import { expect, test } from 'vitest'

import { redirectsFile } from './redirects-file.ts'

test('a page answers without its slash and with its file’s name as with its slash', () => {
  expect(redirectsFile(['jp/lending/index.html', 'jp/lending/in-app/index.html'])).toBe(
    [
      '/jp/lending /jp/lending/ 200',
      '/jp/lending/index.html /jp/lending/ 200',
      '/jp/lending/in-app /jp/lending/in-app/ 200',
      '/jp/lending/in-app/index.html /jp/lending/in-app/ 200',
      '',
    ].join('\n'),
  )
})

test('error pages answer to no address of their own', () => {
  expect(redirectsFile(['404.html', 'errors/500.html'])).toBe('')
})
