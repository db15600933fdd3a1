import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { jsx, jsxs } from './jsx-runtime.ts'

function renderWithMarks(node: ReactNode): string {
  return renderToStaticMarkup(node).replaceAll('<i></i>', '|')
}

test('the text of an element is divided, and reads as before', () => {
  const node = jsx('p', { children: 'アプリでお買い物をすると、ポイントがつきます。' })
  expect(renderWithMarks(node)).toBe('<p>アプリで|お買い物を|すると、|ポイントが|つきます。</p>')
  expect(renderToStaticMarkup(node).replaceAll(/<[^>]*>/g, '')).toBe('アプリでお買い物をすると、ポイントがつきます。')
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
    '<p class="flex"><b></b><span>アプリで|お買い物</span></p>',
  )
})

test.each(['option', 'title', 'code'] as const)('the text of a %s is left as it is', (type) => {
  expect(renderToStaticMarkup(jsx(type, { children: 'アプリでお買い物' }))).not.toContain('<i>')
})

test('a place reserved for a text takes as many lines as the text in phrases', () => {
  expect(renderToStaticMarkup(jsx('p', { 'data-text': 'アプリでお買い物' }))).toBe(
    '<p data-text="アプリで\u200Bお買い物"></p>',
  )
})
