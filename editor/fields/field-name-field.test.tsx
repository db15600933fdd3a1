// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { campaign } from '#schemas/files/campaign.ts'

import { makeFields } from '../form/make-field.ts'
import { FieldNameField } from './field-name-field.tsx'

afterEach(cleanup)

test('an assumed field is chosen by its label in the form, and a named value by its name', () => {
  const assumed = makeFields(campaign).find(({ name }) => name === 'assumed')
  const item = assumed?.widget === 'list' ? assumed.field : undefined
  const { getByRole } = render(
    <FieldNameField
      value="period.end"
      field={new Map(Object.entries(item ?? {}))}
      forID="x"
      entry={new Map([['data', { facts: [{ name: '人数', value: '10人' }] }]])}
      onChange={() => expect.fail('nothing was chosen')}
    />,
  )
  const options = [...getByRole('combobox').querySelectorAll('option')]
  const names = new Map(options.map(({ value, textContent }) => [value, textContent]))
  expect(getByRole('combobox')).toHaveProperty('value', 'period.end')
  expect(names.get('period.end')).toBe('キャンペーンの期間 › 終了')
  expect(names.get('facts.人数')).toBe('｛人数｝')
  expect(names.has('assumed')).toBe(false)
})
