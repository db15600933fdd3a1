import { describe, expect, test } from 'vitest'

import type { MemberOf, periodStatus } from '#schemas/enumerations.ts'

import { entryStatus, type EntryInput, type PromotionResponse } from './entry-status.ts'

const promotion = {
  promotionKey: 'spring',
  isEntered: false,
  periodStatus: 'DURING_THE_PERIOD' as MemberOf<typeof periodStatus>,
}
const response: PromotionResponse = { isSignedIn: true, promotion, entryEligibility: { isRealcardActive: true } }
const ready: EntryInput = { periodStatus: 'DURING_THE_PERIOD', response, hasFailed: false, isGated: false }
const entered = { ...response, promotion: { ...promotion, isEntered: true } }

function closedBy(status: MemberOf<typeof periodStatus>): PromotionResponse {
  return { ...response, promotion: { ...promotion, periodStatus: status } }
}

const rows: readonly [string, Partial<EntryInput>, ReturnType<typeof entryStatus>][] = [
  ['in its period, with everything in order, is ready', {}, 'ready'],
  ['before the browser has read the time is loading', { periodStatus: undefined }, 'loading'],
  ['before the answer is loading', { response: undefined }, 'loading'],
  ['whose answer failed says so', { response: undefined, hasFailed: true }, 'failed'],
  ['before its period waits', { periodStatus: 'BEFORE_THE_PERIOD' }, 'upcoming'],
  ['after its period is closed', { periodStatus: 'AFTER_THE_PERIOD' }, 'ended'],
  [
    'after its period, whose answer failed, is closed all the same',
    { periodStatus: 'AFTER_THE_PERIOD', response: undefined, hasFailed: true },
    'ended',
  ],
  [
    'after its period waits for the answer, for it may have been entered',
    { periodStatus: 'AFTER_THE_PERIOD', response: undefined },
    'loading',
  ],
  [
    'that was entered stays entered after its period',
    { periodStatus: 'AFTER_THE_PERIOD', response: entered },
    'entered',
  ],
  ['that was entered stays entered in an old app', { isGated: true, response: entered }, 'entered'],
  ['that the server has not opened yet waits', { response: closedBy('BEFORE_THE_PERIOD') }, 'upcoming'],
  ['that the server has closed is closed', { response: closedBy('AFTER_THE_PERIOD') }, 'ended'],
  ['of which the server says no status goes by the clock', { response: closedBy('UNSPECIFIED') }, 'ready'],
  ['that the server calls open is not, after its own period', { periodStatus: 'AFTER_THE_PERIOD' }, 'ended'],
  ['in an old app asks for a newer one', { isGated: true }, 'gated'],
  [
    'in an old app asks for a newer one before any sign-in',
    { isGated: true, response: { ...response, isSignedIn: false } },
    'gated',
  ],
  ['of an anonymous visitor asks for a sign-in', { response: { isSignedIn: false, promotion } }, 'signed-out'],
  [
    'that the server does not know cannot be entered',
    { response: { ...response, promotion: undefined } },
    'unavailable',
  ],
  [
    'for a card that is not active asks for that first',
    { response: { ...response, entryEligibility: { isRealcardActive: false } } },
    'card-not-active',
  ],
  ['of whose card the server says nothing is ready', { response: { isSignedIn: true, promotion } }, 'ready'],
]

describe('a promotion', () => {
  test.each(rows)('%s', (_, changes, expected) => {
    expect(entryStatus({ ...ready, ...changes })).toBe(expected)
  })
})
