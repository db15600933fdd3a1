// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { EntryNameField } from './entry-name-field.tsx'

afterEach(cleanup)

const entries = {
  campaign: [
    { name: 'cafe', label: '飲食店' },
    { name: 'books', label: '' },
    { name: 'toys', label: 'おもちゃ' },
    { name: 'food-1', label: '食品' },
    { name: 'food-2', label: '食品' },
  ],
  note: [{ name: 'points-base', label: '付与の対象：税込の金額' }],
  fragment: [
    { name: 'grant-times', label: 'ポイントの付与時期' },
    { name: 'pay-with-card', label: 'カードで支払う' },
  ],
}

function show(names: string, value: string, data: object) {
  const chosen: unknown[] = []
  const { getByRole } = render(
    <EntryNameField
      value={value}
      field={new Map([['names', names]])}
      forID="x"
      entry={new Map([['data', data]])}
      onChange={(name) => chosen.push(name)}
      entries={entries}
    />,
  )
  const select = getByRole('combobox')
  const options = () => [...select.querySelectorAll('option')].map(({ textContent }) => textContent)
  return { select, options, chosen }
}

test('a campaign is chosen by its name from those that the month does not list yet', () => {
  const { select, options, chosen } = show('campaign', '', { campaigns: ['cafe', ''] })
  expect(options()).toEqual(['えらんでください', 'books', 'おもちゃ', '食品（food-1）', '食品（food-2）'])
  fireEvent.change(select, { target: { value: 'toys' } })
  expect(chosen).toEqual(['toys'])
})

test('the name of a removed entry stays selected, marked as missing', () => {
  const { select, options } = show('note', 'gone', { annotationLists: [{ use: 'gone' }] })
  expect(options()).toEqual(['gone（まだありません）', '付与の対象：税込の金額'])
  expect(select).toHaveProperty('value', 'gone')
})

test('a shared text is chosen from those that the body and its lists do not use yet', () => {
  const { options } = show('fragment', '', {
    blocks: [
      { type: 'Steps', parts: [{ type: 'Shared', use: 'pay-with-card' }] },
      { type: 'Shared', use: '' },
    ],
  })
  expect(options()).toEqual(['えらんでください', 'ポイントの付与時期'])
})
