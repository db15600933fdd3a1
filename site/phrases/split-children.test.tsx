import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { jsx, jsxs } from './jsx-runtime.ts'
import { phraseBreak } from './phrase-markup.ts'

type Props = { children: ReactNode }

/** Renders a node as HTML, with `|` where a line may break. */
function renderWithMarks(node: ReactNode): string {
  return renderToStaticMarkup(node).replaceAll(phraseBreak, '|')
}

test('the text of an element is divided, and remains a single text', () => {
  const { children } = jsx('p', { children: 'アプリでお買い物をすると、ポイントがつきます。' }).props as Props
  expect(children).toEqual(['アプリで|お買い物を|すると、|ポイントが|つきます。'.replaceAll('|', phraseBreak)])
})

test('a sentence runs across elements and fragments, and a component counts as a word', () => {
  const strong = jsx('strong', { children: '期間' })
  const piece = jsx(Fragment, { children: '中の' })
  const unknown = createElement(() => 'アプリ')
  expect(renderWithMarks(jsxs('p', { children: ['キャンペーンの', strong, piece, unknown, 'です。'] }))).toBe(
    '<p>キャンペーンの|<strong>期間</strong>中の|アプリです。</p>',
  )
})

test('a fragment that was made elsewhere is divided once, as part of the sentence', () => {
  const text = createElement(Fragment, null, 'お買い物で', createElement('br'), 'ポイントが2倍')
  const divided = jsx(Fragment, { children: text })
  expect(renderWithMarks(divided)).toBe('お買い物で<br/>ポイントが|2倍')
  expect(renderWithMarks(jsxs('p', { children: ['アプリの', jsx(Fragment, { children: 'お支払いで戻る' })] }))).toBe(
    '<p>アプリの|お支払いで|戻る</p>',
  )
})

test('an amount stays with its bracket and its particle', () => {
  const amount = createElement('span', { className: 'whole' }, '15,000ポイント')
  expect(renderWithMarks(jsxs('p', { children: ['会期中の人数（', amount, '）です'] }))).toBe(
    '<p>会期中の|人数|<span class="whole">（15,000ポイント）です</span></p>',
  )
})

test('text that some browser would break is in one element', () => {
  expect(renderWithMarks(jsx('p', { children: '（お一人さま）だけ' }))).toBe(
    '<p><span class="whole">（お一人さま）だけ</span></p>',
  )
})

test('a text that is an item of a layout stays one item', () => {
  expect(renderWithMarks(jsxs('p', { className: 'flex', children: [jsx('b', {}), 'アプリでお買い物'] }))).toBe(
    '<p class="flex"><b></b>アプリで|お買い物</p>',
  )
  expect(renderWithMarks(jsxs('p', { className: 'flex', children: [jsx('b', {}), 'アプリで（3%）もどる'] }))).toBe(
    '<p class="flex"><b></b><span>アプリで|<span class="whole">（3%）もどる</span></span></p>',
  )
})

test.each(['option', 'title', 'code'] as const)('the text of a %s is left as it is', (type) => {
  expect(renderToStaticMarkup(jsx(type, { children: 'アプリでお買い物' }))).not.toContain(phraseBreak)
})

test('a place reserved for a text takes as many lines as the text in phrases', () => {
  expect(renderToStaticMarkup(jsx('p', { 'data-text': 'アプリでお買い物' }))).toBe(
    '<p data-text="アプリで\u200Bお買い物"></p>',
  )
})
