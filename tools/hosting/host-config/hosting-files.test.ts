import { expect, test } from 'vitest'

import { hostingFiles } from './hosting-files.ts'

const pages: [string, string][] = ['jp/b/index.html', '404.html', 'jp/a/index.html'].map((page) => [
  page,
  `default-src https://${page.length}.example`,
])

test('the order in which pages were finished changes nothing in the settings of hosts', () => {
  expect(hostingFiles(new Map(pages))).toEqual(hostingFiles(new Map([...pages].reverse())))
})
