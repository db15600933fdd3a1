import { expect, test } from 'vitest'

import { createHostingFiles } from './hosting-files.ts'

const pages: [string, string][] = ['jp/b/index.html', '404.html', 'jp/a/index.html'].map((page) => [
  page,
  `default-src https://${page.length}.example`,
])

test('the order in which pages were finished changes nothing in the settings of hosts', () => {
  expect(createHostingFiles(new Map(pages))).toEqual(createHostingFiles(new Map([...pages].reverse())))
})

test.each([
  ['x'.repeat(5_000), 'nginx reads 4096 at most'],
  ['script-src $uri', 'a character that nginx would read as its own'],
  ['script-src "; return 200; #', 'a character that nginx would read as its own'],
])('a policy that nginx would parse differently stops the build', (policy, message) => {
  expect(() => createHostingFiles(new Map([['a/index.html', policy]]))).toThrow(message)
})
