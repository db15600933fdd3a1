import { expect, test } from 'vitest'

import { listElements, parseHtml } from '#site/render/html.ts'
import { collectSelectorTokens } from '#site/render/selector-tokens.ts'

import { listClasses, listTokens, selectUsedCss } from './used-css.ts'

/** Returns the tokens that select the rules of a page with this body. */
const tokensFor = (css: string, body: string) =>
  listTokens(css, listClasses(css), collectSelectorTokens(listElements(parseHtml(body))))

test('pages that differ only in ids and times that no rule mentions have the same tokens', () => {
  const css = '#faq{a:b}'
  const [first, second] = [
    '<p id="faq"><b id="note-a-1" data-period="1,2"><i data-periods="1,2 3,4">',
    '<p id="faq"><b id="note-b-2" data-period="3,4"><i data-periods="3,4 5,6">',
  ]
  expect(tokensFor(css, first)).toEqual(tokensFor(css, second))
  expect(tokensFor(css, first).ids).toEqual(['faq'])
})

test('pages that differ only in classes that no rule mentions have the same tokens, also beside escaped names', () => {
  const css = '.desktop\\:w-1\\.5,.min-\\[22rem\\]\\:flex{a:b}.\\32 xl:hover>b.c{a:1.5px}'
  expect([...listClasses(css)].filter((name) => name !== '5px')).toEqual([
    'desktop:w-1.5',
    'min-[22rem]:flex',
    '2xl',
    'c',
  ])
  expect(tokensFor(css, '<p class="stage-ff9e6d desktop:w-1.5">')).toEqual(
    tokensFor(css, '<p class="desktop:w-1.5 stage-7ed3b2">'),
  )
})

test('a rule for elements with any id does not make the tokens depend on the id', async () => {
  const css = 'li[id]{a:b}'
  const [first, second] = ['<li id="note-a-1">', '<li id="note-b-2">'].map((body) => tokensFor(css, body))
  expect(first).toEqual(second)
  expect(await selectUsedCss(css, tokensFor(css, '<li id="note-a-1">'))).toBe(css)
})

test('all ids are tokens if a rule compares a part of an id', () => {
  expect(tokensFor('[id^=note]{a:b}', '<b id="note-a-1">').ids).toEqual(['note-a-1'])
})

test('a rule for an id is kept on a page with that id, and removed from others', async () => {
  const css = '#faq{color:red}#notes{color:blue}'
  expect(await selectUsedCss(css, tokensFor(css, '<p id="faq">'))).toBe('#faq{color:red}')
})

test('an unused registered property is removed, also if the name of another starts with its name', async () => {
  const registered = (name: string) => `@property ${name}{syntax:"*";inherits:false}`
  const css = `${registered('--shadow')}${registered('--shadow-colour')}b{--shadow-colour:red;color:var(--shadow-colour)}`
  expect(await selectUsedCss(css, tokensFor(css, '<b>'))).toBe(
    `${registered('--shadow-colour')}b{--shadow-colour:red;color:var(--shadow-colour)}`,
  )
})
