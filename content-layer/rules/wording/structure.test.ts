import { expect, test } from 'vitest'

import type { BodyNode } from '../../entries/body.ts'
import { findStructureProblems } from './structure.ts'

const text = (value: string): BodyNode => ({ type: 'text', value })
const heading = (depth: 2 | 3, value: string): BodyNode => ({ type: 'heading', depth, children: [text(value)] })
const paragraph: BodyNode = { type: 'paragraph', children: [text('秋です。')] }
const block = (name: 'Question' | 'Step', title: string): BodyNode => ({
  type: 'block',
  name,
  props: { title },
  children: [paragraph],
})
const link = (label: string, href = '/jp/card/'): BodyNode => ({ type: 'link', href, children: [text(label)] })

const problemsOf = (...body: BodyNode[]) => findStructureProblems(body).map(({ kind, details }) => [kind, details])

test('a heading with nothing below it is reported, and one above a smaller heading is not', () => {
  expect(problemsOf(heading(2, '秋'), heading(2, '冬'), paragraph)).toEqual([
    ['heading-without-text', { actual: '秋' }],
  ])
  expect(problemsOf(heading(2, '秋'), heading(3, '栗'), paragraph)).toEqual([])
  expect(problemsOf(heading(2, '秋'), heading(3, '栗'), heading(2, '冬'), paragraph)).toEqual([
    ['heading-without-text', { actual: '栗' }],
  ])
  expect(problemsOf(paragraph, heading(2, '秋'))).toEqual([['heading-without-text', { actual: '秋' }]])
})

test('equal headings are reported, and so are questions and steps, each among themselves', () => {
  expect(problemsOf(heading(2, '秋'), paragraph, heading(2, '秋'), paragraph)).toEqual([
    ['said-twice', { actual: '秋' }],
  ])
  expect(problemsOf(block('Question', '秋'), block('Question', '秋'))).toEqual([['said-twice', { actual: '秋' }]])
  expect(problemsOf(block('Step', '秋'), block('Step', '冬'), block('Step', '秋'))).toEqual([
    ['said-twice', { actual: '秋' }],
  ])
  expect(problemsOf(heading(2, '秋'), block('Question', '秋'), block('Step', '秋'))).toEqual([])
})

test.each(['こちら', 'ここから', '詳細を見る', 'Click here'])('the label %s describes no target', (label) => {
  expect(problemsOf({ type: 'paragraph', children: [link(` ${label} `)] })).toEqual([
    ['link-says-nothing', { actual: label }],
  ])
})

test.each(['こちらのお店', '秋の詳細', 'お店（https://shop.example.jp/）'])('the label %s is fine', (label) => {
  expect(problemsOf(link(label))).toEqual([])
})

test('an address is no text for a link', () => {
  expect(problemsOf(link('www.example.jp'))).toEqual([['address-in-text', { actual: 'www.example.jp' }]])
})
