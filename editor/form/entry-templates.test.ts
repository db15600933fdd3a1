import { expect, test } from 'vitest'

import { kindDescriptions } from '#content-layer/common/campaign-kinds.ts'

import { getFormatByName } from '../formats/formats.ts'
import type { Field } from './field.ts'
import { makeNewEntryCollections } from './make-config.ts'
import { getMonthAfter, listNewEntries } from './entry-templates.ts'
import type { InitialValues } from './initial-values.ts'

const initialValues: InitialValues = {
  month: '202312-1',
  monthText: 'title: |-\n  12月の\n  おトク。\ncampaigns:\n  - rate\n',
  provider: { baseRate: 1, cardName: 'カード' },
}

/** Returns what a form holds that was opened with these fields and left as it was. */
function untouched(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const isGroup = field.widget === 'object' && !('default' in field)
      return [field.name, isGroup ? untouched(field.fields) : 'default' in field ? field.default : '']
    }),
  )
}

test('each kind of campaign, a month, a note and a shared text can be started, and have the text that the command writes', () => {
  const entries = listNewEntries(initialValues)
  expect(entries.map(({ name }) => name)).toEqual([
    'new-month',
    ...Object.keys(kindDescriptions).map((kind) => `new-${kind}`),
    'new-note',
    'new-shared',
  ])
  for (const [index, { fields = [], format = '' }] of makeNewEntryCollections(initialValues).entries())
    expect(getFormatByName(format).toFile(untouched(fields))).toBe(entries[index]?.text)
})

test('the month after December is in the next year, and after a second page of a month comes the next month', () => {
  expect(['202309-2', '202312-1'].map(getMonthAfter)).toEqual(['202310-1', '202401-1'])
})
