import { describe, expect, test } from 'vitest'

import { easypayAgeRequirement, easypayStatus } from '#schemas/enumerations.ts'

import { decideNextStep, readEasypayStatus } from './decide-next-step.ts'

const statuses = [...easypayStatus.members, easypayStatus.unknown]
const ages = [...easypayAgeRequirement.members, easypayAgeRequirement.unknown]

describe('the next step', () => {
  test.each(ages.flatMap((applicability) => [true, false].map((needsKyc) => ({ applicability, needsKyc }))))(
    'is what is there already, whatever else is %j',
    (other) => {
      expect(decideNextStep({ status: 'REVIEWING', ...other })).toBe('toReview')
      expect(decideNextStep({ status: 'SIGNED', ...other })).toBe('toSettings')
    },
  )

  test.each(['NOT_SIGNED', 'CANCELED', 'UNRECOGNISED'] as const)(
    'of the status %s is the identity check, then the application',
    (status) => {
      for (const applicability of ['OK', 'OK_WITH_PARENT_CONSENT'] as const) {
        expect(decideNextStep({ status, applicability, needsKyc: true })).toBe('toIdentityCheck')
        expect(decideNextStep({ status, applicability, needsKyc: false })).toBe('toApplication')
      }
    },
  )

  test.each(['NG_UNDER_20', 'NG_UNDER_18', 'UNRECOGNISED'] as const)(
    'is never an application at %s, nor the check for it',
    (applicability) => {
      for (const status of statuses) {
        for (const needsKyc of [true, false])
          expect(decideNextStep({ status, applicability, needsKyc })).not.toMatch(/toIdentityCheck|toApplication/)
      }
    },
  )
})

test('an age requirement that is not known neither promises nor refuses: the app decides (D17)', () => {
  for (const status of ['NOT_SIGNED', 'CANCELED', 'UNRECOGNISED'] as const) {
    for (const needsKyc of [true, false])
      expect(decideNextStep({ status, applicability: 'UNRECOGNISED', needsKyc })).toBe('toCheck')
  }
})

describe('the status in an answer that is not shown', () => {
  test.each(easypayStatus.members)('is read by either name: %s', (status) => {
    expect(readEasypayStatus({ status })).toBe(status)
    expect(readEasypayStatus({ easypayStatus: status })).toBe(status)
  })

  test('has two spellings of one member', () => {
    expect(readEasypayStatus({ status: 'NOSIGN' })).toBe('NOT_SIGNED')
  })

  test.each([
    undefined,
    null,
    'SIGNED',
    [],
    {},
    { status: 1 },
    { status: ['SIGNED'] },
    { easypayStatus: 'ADDED_LATER', status: 'SIGNED' },
  ])('is unknown of %j', (response) => {
    expect(readEasypayStatus(response)).toBe('UNRECOGNISED')
  })
})
