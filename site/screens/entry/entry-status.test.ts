import { describe, expect, test } from 'vitest'

import type { MemberOf, periodStatus } from '#schemas/enumerations.ts'

import { entryStatus, type EntryInput, type PromotionAnswer } from './entry-status.ts'

const promotion = {
  promotionKey: 'spring',
  isEntered: false,
  periodStatus: 'DURING_THE_PERIOD' as MemberOf<typeof periodStatus>,
}
const answer: PromotionAnswer = { isSignedIn: true, promotion, entryEligibility: { isRealcardActive: true } }
const ready: EntryInput = { periodStatus: 'DURING_THE_PERIOD', answer, hasFailed: false, isGated: false }
const entered = { ...answer, promotion: { ...promotion, isEntered: true } }

function closedBy(status: MemberOf<typeof periodStatus>): PromotionAnswer {
  return { ...answer, promotion: { ...promotion, periodStatus: status } }
}

const rows: readonly [string, Partial<EntryInput>, ReturnType<typeof entryStatus>][] = [
  ['in its period, with everything in order, is ready', {}, 'ready'],
  ['before the browser has told the time is loading', { periodStatus: undefined }, 'loading'],
  ['before the answer is loading', { answer: undefined }, 'loading'],
  ['whose answer failed says so', { answer: undefined, hasFailed: true }, 'failed'],
  ['before its period waits', { periodStatus: 'BEFORE_THE_PERIOD' }, 'upcoming'],
  ['after its period is closed', { periodStatus: 'AFTER_THE_PERIOD' }, 'ended'],
  [
    'after its period, whose answer failed, is closed all the same',
    { periodStatus: 'AFTER_THE_PERIOD', answer: undefined, hasFailed: true },
    'ended',
  ],
  [
    'after its period waits for the answer, for it may have been entered',
    { periodStatus: 'AFTER_THE_PERIOD', answer: undefined },
    'loading',
  ],
  ['that was entered stays entered after its period', { periodStatus: 'AFTER_THE_PERIOD', answer: entered }, 'entered'],
  ['that was entered stays entered in an old app', { isGated: true, answer: entered }, 'entered'],
  ['that the server has not opened yet waits', { answer: closedBy('BEFORE_THE_PERIOD') }, 'upcoming'],
  ['that the server has closed is closed', { answer: closedBy('AFTER_THE_PERIOD') }, 'ended'],
  ['of which the server says no status goes by the clock', { answer: closedBy('UNSPECIFIED') }, 'ready'],
  ['that the server calls open is not, after its own period', { periodStatus: 'AFTER_THE_PERIOD' }, 'ended'],
  ['in an old app asks for a newer one', { isGated: true }, 'gated'],
  [
    'in an old app asks for a newer one before any sign-in',
    { isGated: true, answer: { ...answer, isSignedIn: false } },
    'gated',
  ],
  ['of an anonymous visitor asks for a sign-in', { answer: { isSignedIn: false, promotion } }, 'signed-out'],
  ['that the server does not know cannot be entered', { answer: { ...answer, promotion: undefined } }, 'unavailable'],
  [
    'for a card that is not active asks for that first',
    { answer: { ...answer, entryEligibility: { isRealcardActive: false } } },
    'card-not-active',
  ],
  ['of whose card the server says nothing is ready', { answer: { isSignedIn: true, promotion } }, 'ready'],
]

describe('a promotion', () => {
  test.each(rows)('%s', (_, changes, expected) => {
    expect(entryStatus({ ...ready, ...changes })).toBe(expected)
  })
})
