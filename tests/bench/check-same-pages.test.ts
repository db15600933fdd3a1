import { describe, expect, test } from 'vitest'

import { firstDifference } from './builds/check-same-pages.ts'
import { outlineOf } from './support/outline.ts'

const page = '<!doctype html><html><body><p id="a" class="x y">上限 <b>300</b>ポイント</p></body></html>'

function compare(changed: string): string | undefined {
  expect(changed).not.toBe(page)
  return firstDifference(outlineOf(page), outlineOf(changed))
}

describe('two pages differ', () => {
  test.each([
    ['a word', page.replace('300', '500'), 'behind <b>\n  ours:   300\n  theirs: 500'],
    ['an element', page.replace('<b>300</b>', '300'), 'theirs: 上限300ポイント'],
    ['a class', page.replace('x y', 'x z'), 'theirs: <p class="x z" id="a">'],
    ['an attribute', page.replace('id="a"', 'id="b"'), 'theirs: <p class="x y" id="b">'],
    ['a script', page.replace('</p>', '</p><script>go()</script>'), 'theirs: <script>go()'],
    ['their end', page.replace(/<p.*p>/, ''), 'theirs: the end of the page'],
  ])('in %s', (_what, changed, expected) => expect(compare(changed)).toContain(expected))
})

describe('two pages are the same', () => {
  test.each([
    ['whitespace', page.replace('上限 ', '\n  上限')],
    ['the order of classes and attributes', page.replace('id="a" class="x y"', 'class=" y x" id="a"')],
    ['a comment', page.replace('300', '3<!-- -->00')],
    [
      'where the rules are',
      page.replace('<body>', '<head><style>p{}</style><link rel="stylesheet" href="/a.css"></head><body>'),
    ],
    ['a class without a name', page.replace('<b>', '<b class="">')],
  ])('but for %s', (_what, changed) => expect(compare(changed)).toBeUndefined())
})
