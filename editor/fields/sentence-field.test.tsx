// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { deriveMonthFacts, deriveProviderFacts } from '#content-layer/placeholders/given-facts.ts'

import { SentenceField } from './sentence-field.tsx'
import { storeAvailableFacts } from './available-terms.ts'

afterEach(cleanup)
// happy-dom has no editing commands.
// oxlint-disable-next-line typescript/no-deprecated -- The field uses it.
document.execCommand = (_command, _hasInterface, text = '') => {
  const input = document.activeElement
  if (!(input instanceof HTMLTextAreaElement)) return false
  const { value, selectionStart, selectionEnd } = input
  return fireEvent.input(input, {
    target: { value: value.slice(0, selectionStart) + text + value.slice(selectionEnd) },
  })
}
beforeEach(() =>
  storeAvailableFacts(new Map([...deriveProviderFacts({ baseRate: 1 }), ...deriveMonthFacts('202309-1')])),
)

const data = {
  reductionRate: 4,
  maximumGrantPoint: 300,
  grantBy: '2023-10-31',
  facts: [{ name: '例1', value: '3,000円' }],
  annotationLists: [
    { type: 'detail', title: '※1', detail: 'x' },
    { type: 'use', use: 'points-base' },
  ],
}
const entry = new Map<string, unknown>([['data', data]])

function Form({ text }: { text: string }) {
  const [value, setValue] = useState<unknown>(text)
  return <SentenceField value={value} field={new Map()} forID="title" entry={entry} onChange={setValue} />
}

function type(text: string) {
  const { getByRole, queryAllByRole, container } = render(<Form text="" />)
  const input = getByRole('textbox')
  if (!(input instanceof HTMLTextAreaElement)) throw new Error('no text field')
  fireEvent.change(input, { target: { value: text, selectionStart: text.length } })
  return { input, options: () => queryAllByRole('option').map(({ textContent }) => textContent), container }
}

test('after a brace of either width, the terms of the campaign are suggested with their texts', () => {
  for (const brace of ['｛', '{']) {
    const { options } = type(`上限は${brace}`)
    expect(options()).toEqual(
      expect.arrayContaining([
        '｛常時｝ 1%',
        '｛上限｝ 300ポイント',
        '｛月｝ 9月',
        '｛付与日｝ 2023年10月31日(火)',
        '｛例1｝ 3,000円',
      ]),
    )
    cleanup()
  }
})

test('a partial name filters the terms, and a colon suggests their forms', () => {
  const { options, input } = type('｛付与')
  expect(options()).toEqual(['｛付与日｝ 2023年10月31日(火)'])
  fireEvent.change(input, { target: { value: '｛付与日：月', selectionStart: 6 } })
  expect(options()).toEqual(['｛付与日：月日｝ 10月31日', '｛付与日：月｝ 10月', '｛付与日：月末｝ 10月末'])
})

test('the arrow keys choose and Enter inserts; Escape closes the list', () => {
  const { options, input } = type('最大｛上限')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(input.value).toBe('最大｛上限｝')
  expect(options()).toEqual([])
  fireEvent.change(input, { target: { value: '｛', selectionStart: 1 } })
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(options()).toEqual([])
})

test('after ※, the marks of the notes are suggested', () => {
  expect(type('還元※').options()).toEqual(['※1 注記の印'])
})

test('the text as readers see it is below the field', () => {
  const { container } = type('合計｛合計｝、｛付与日：月末｝までに')
  expect(container.textContent).toContain('読まれる文：合計5%、10月末までに')
})

test('a typed figure can be replaced by the term with that value', () => {
  const { input, container } = type('上限は300ポイントです')
  const offered = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === '｛上限｝')
  if (!offered) throw new Error('nothing is offered')
  fireEvent.click(offered)
  expect(input.value).toBe('上限は｛上限｝です')
  expect(container.querySelector('.own-figure')).toBeNull()
})

test('a pasted text loses its invisible characters, and one without them is left to the browser', () => {
  const { input } = type('')
  const paste = (text: string) => fireEvent.paste(input, { clipboardData: { getData: () => text } })
  input.focus()
  expect(paste('\u200b秋の\u000b味覚')).toBe(false)
  expect(input.value).toBe('秋の\n味覚')
  expect(paste('秋の味覚')).toBe(true)
})
