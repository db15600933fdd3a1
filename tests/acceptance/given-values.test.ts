import { describe, expect, test } from 'vitest'

import { daysIn } from '#domain/time/japan-time.ts'
import type { Definition } from '#content-layer/entries/entries.ts'
import { readContentCached } from '#tools/content/read-content-cached.ts'
import { getValue } from '#content-layer/source/fields/paths.ts'

import { givenValues } from './given-values.ts'

// Each term of a campaign is specified (specification §9), a default (§9 states no period, D7), or assumed: set by the
// content's author and listed in `assumed` (D24).

const { campaigns } = await readContentCached()

const specifiedCampaigns = Object.entries(givenValues).map(([name, specified]) => {
  const definition = campaigns.find(({ month, id }) => `${month}/${id}` === name)?.definition
  return { name, specified, definition }
})

/**
 * Returns the period of a campaign, such as `202305-1/apple`, for which §9 states none: the whole month, or its 8th (D7).
 */
function defaultPeriod(name: string, { isEighthDay }: Definition): Record<string, string> {
  const [year, number] = [name.slice(0, 4), name.slice(4, 6)]
  const [first, last] = isEighthDay ? ['08', '08'] : ['01', `${daysIn(Number(year), Number(number))}`]
  return {
    'period.start': `${year}-${number}-${first} 00:00`,
    'period.end': `${year}-${number}-${last} 23:59`,
  }
}

/** Amounts of an example are computed, and promise nothing. */
const isExample = (fact: string) => fact.includes('例')

/** Returns the fields that state terms of a campaign, by their paths. */
function listTerms({ headline, affiliateItems, facts, ...fields }: Definition): string[] {
  const optional = (['reductionRate', 'maximumGrantPoint', 'grantBy'] as const).filter(
    (name) => fields[name] !== undefined,
  )
  return [
    ...optional,
    'period.start',
    'period.end',
    'headline.figure',
    ...(headline.plus ? ['headline.plus.points', 'headline.plus.label'] : []),
    ...affiliateItems.flatMap((_, index) => [`affiliateItems.${index}.price`, `affiliateItems.${index}.grantPoint`]),
    ...Object.keys(facts)
      .filter((name) => !isExample(name))
      .map((name) => `facts.${name}`),
  ]
}

function isMarkedAsAssumed({ assumed = [] }: Definition, field: string): boolean {
  return assumed.some((path) => field === path || field.startsWith(`${path}.`))
}

describe.each(specifiedCampaigns)('$name', ({ name, specified, definition }) => {
  const fields = () => definition ?? expect.fail(`${name} is not in the content`)

  function isSpecifiedOrDefault(field: string): boolean {
    const expected: Readonly<Record<string, unknown>> = { ...defaultPeriod(name, fields()), ...specified }
    return Object.hasOwn(expected, field) && getValue(fields(), field.split('.')) === expected[field]
  }

  test('has the terms that are specified', () => {
    const actual = Object.keys(specified).map((field) => [field, getValue(fields(), field.split('.'))])
    expect(Object.fromEntries(actual)).toEqual(specified)
  })

  test('marks every other term as assumed (D24)', () => {
    const others = listTerms(fields()).filter((field) => !isSpecifiedOrDefault(field))
    expect(others.filter((field) => !isMarkedAsAssumed(fields(), field))).toEqual([])
  })

  test('marks no specified term as assumed', () => {
    const specifiedTerms = listTerms(fields()).filter(isSpecifiedOrDefault)
    expect(specifiedTerms.filter((field) => isMarkedAsAssumed(fields(), field))).toEqual([])
  })
})
