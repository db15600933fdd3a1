import { expect, test } from 'vitest'

import { listElements, parseHtml, serializeHtml } from './html.ts'
import { shortenClasses } from './short-names.ts'

function shorten(body: string, css: string): { body: string; css: string } {
  const document = parseHtml(`<body>${body}</body>`)
  const short = shortenClasses(listElements(document), [css])
  return { body: serializeHtml(document).replace(/^.*<body>|<\/body>.*$/g, ''), css: short }
}

test('classes that always occur together become one', () => {
  expect(
    shorten('<p class="flex gap-1"></p><p class="gap-1 flex"></p><b class="gap-1"></b>', '.flex{a:b}.gap-1{c:d}'),
  ).toEqual({
    body: '<p class="b a"></p><p class="a b"></p><b class="a"></b>',
    css: '.b{a:b}.a{c:d}',
  })
  expect(shorten('<p class="flex gap-1"></p>', '.flex{a:b}.gap-1{c:d}')).toEqual({
    body: '<p class="a"></p>',
    css: '.a{a:b}.a{c:d}',
  })
})

test('a class of two style sheets has one name in both', () => {
  const elements = listElements(parseHtml('<p class="stage"></p>'))
  expect(shortenClasses(elements, ['.stage{a:b}', '.stage{--c:d}'])).toBe('.a{a:b}.a{--c:d}')
})

test('a class without a rule is removed, and a rule for a class that is absent keeps its name', () => {
  expect(shorten('<p class="other"></p>', '.on\\:flex:is(.w-1\\.5, b .c){a:b}')).toEqual({
    body: '<p></p>',
    css: '.on\\:flex:is(.w-1\\.5, b .c){a:b}',
  })
})

test('names with signs in them are found in the rules that escape them', () => {
  expect(shorten('<p class="desktop:w-1.5"></p>', '@media x{.desktop\\:w-1\\.5:hover,b{a:".b"}}')).toEqual({
    body: '<p class="a"></p>',
    css: '@media x{.a:hover,b{a:".b"}}',
  })
})
