import { expect, test } from 'vitest'

import { daysIn } from '#domain/time/japan-time.ts'
import type { Definition } from '#content-layer/entries/entries.ts'
import { readContentCached } from '#tools/content/read-content-cached.ts'
import { valueAt } from '#content-layer/source/fields/validate.ts'

import { givenValues } from './given-values.ts'

const { campaigns } = await readContentCached()

const required = Object.entries(givenValues).map(([name, given]) => {
  const definition = campaigns.find(({ month, id }) => `${month}/${id}` === name)?.definition
  return { name, given, definition }
})

/** The period of a campaign for which §9 gives none: the whole month, or its 8th (D7). */
function usualPeriod(month: string, { isEighthDay }: Definition): Record<string, string> {
  const [year, number] = [month.slice(0, 4), month.slice(4, 6)]
  const [first, last] = isEighthDay ? ['08', '08'] : ['01', `${daysIn(Number(year), Number(number))}`]
  return {
    'period.start': `${year}-${number}-${first} 00:00`,
    'period.end': `${year}-${number}-${last} 23:59`,
  }
}

/** The fields that state terms of a campaign, by their paths. What is computed for an example promises nothing. */
function termsOf({ headline, affiliateItems, facts, ...fields }: Definition): string[] {
  const own = (['reductionRate', 'maximumGrantPoint', 'grantBy'] as const).filter((name) => fields[name] !== undefined)
  return [
    ...own,
    'period.start',
    'period.end',
    'headline.figure',
    ...(headline.plus ? ['headline.plus.points', 'headline.plus.label'] : []),
    ...affiliateItems.flatMap((_, index) => [`affiliateItems.${index}.price`, `affiliateItems.${index}.grantPoint`]),
    ...Object.keys(facts)
      .filter((name) => !name.includes('例'))
      .map((name) => `facts.${name}`),
  ]
}

function isMarked({ assumed = [] }: Definition, field: string): boolean {
  return assumed.some((path) => field === path || field.startsWith(`${path}.`))
}

test.each(required)('$name has the terms that are given for it', ({ given, definition }) => {
  const found = Object.keys(given).map((field): [string, unknown] => [
    field,
    definition && valueAt(definition, field.split('.')),
  ])
  expect(Object.fromEntries(found)).toEqual(given)
})

test.each(required)('every other term of $name is marked as assumed, and none that is given (D24)', (row) => {
  const { name, definition } = row
  if (!definition) throw new Error(`${name} is not in the content`)
  const given: Readonly<Record<string, unknown>> = { ...usualPeriod(name, definition), ...row.given }
  const isGiven = (field: string) =>
    Object.hasOwn(given, field) && valueAt(definition, field.split('.')) === given[field]
  const unmarked = termsOf(definition).filter((field) => !isGiven(field) && !isMarked(definition, field))
  const mismarked = termsOf(definition).filter((field) => isGiven(field) && isMarked(definition, field))
  expect({ unmarked, mismarked }).toEqual({ unmarked: [], mismarked: [] })
})
