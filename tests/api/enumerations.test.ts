import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import * as enumerations from '#schemas/enumerations.ts'
import { readMember } from '#schemas/read-member.ts'

/** The enumerations of specification §3 with shown values, typed from it, and what an unknown member becomes (D17). */
const specified: Record<string, { members: string; unknown: string }> = {
  wideButtonLabelColor: { members: 'PRIMARY, SECONDARY, ACCENT', unknown: 'UNRECOGNISED' },
  easypayStatus: { members: 'NOT_SIGNED, REVIEWING, SIGNED, CANCELED', unknown: 'UNRECOGNISED' },
  easypayContractStatus: {
    members: 'EASYPAY_STATUS_UNSPECIFIED, NOT_SIGNED, SIGNED, CANCELED',
    unknown: 'EASYPAY_STATUS_UNSPECIFIED',
  },
  paymentType: {
    members:
      'CODE_PAYMENT, NET_PAYMENT, CONNECT, REAL_CARD, NFC_APPLE_PAY_ID, NFC_APPLE_PAY_EC, NFC_ANDROID_ID, NFC_VIRTUAL_CARD',
    unknown: 'UNRECOGNISED',
  },
  recordStatus: {
    members: 'NONE, UNPAID, PAYABLE, PAID, CANCELED, EASYPAY_CONVERTED, OVERDUE, IN_PROGRESS, VALIDITY_CHECK',
    unknown: 'UNRECOGNISED',
  },
  smartpayType: { members: 'MONTHLY_CLEAR, EASYPAY', unknown: 'UNRECOGNISED' },
  transactionStatus: { members: 'PENDING, EXPIRED, AUTHORIZED, CAPTURED, CANCELED, REFUNDED', unknown: 'UNRECOGNISED' },
  postPayPaymentMode: { members: 'MODE_BALANCE, MODE_POST_PAY', unknown: 'UNRECOGNISED' },
  postPayEligibility: {
    members: 'PP_ELIGIBLE, PP_INELIGIBLE, PP_INELIGIBLE_BY_AGE, NEED_PARENTAL_CONSENT',
    unknown: 'UNRECOGNISED',
  },
  easypayAgeRequirement: { members: 'OK, NG_UNDER_20, NG_UNDER_18, OK_WITH_PARENT_CONSENT', unknown: 'UNRECOGNISED' },
  kycPostPaySetupStatus: {
    members: 'NONE, FUNDS_CREATED, KYC_FAILED, KYC_FAILED_BY_AS, KYC_NOT_REQUESTED, KYC_IN_PROGRESS',
    unknown: 'UNRECOGNISED',
  },
  termsScene: {
    members:
      'SIGNUP, NFC provisioning, CONNECT_BANKS, CODE_PAYMENT, NET_PAYMENT, POST_PAY, EASYPAY_LITE, VIRTUAL_CARD, LENDING, REALCARD',
    unknown: 'UNRECOGNISED',
  },
  serviceStatus: { members: 'NORMAL, MAINTENANCE, UNAVAILABLE', unknown: 'UNRECOGNISED' },
  repaymentStatus: { members: 'PAID, OVER_DUE', unknown: 'UNRECOGNISED' },
  payType: { members: 'CVS, BANK', unknown: 'UNRECOGNISED' },
  couponFeatureType: { members: 'STANDARD, PREMIUM, POINTBACK', unknown: 'UNRECOGNISED' },
  taxType: { members: 'included, excluded', unknown: 'UNRECOGNISED' },
  shopCategory: {
    members: 'meals, shopping, living, hobby, entertainment, beauty, pets, school, medical, other',
    unknown: 'UNRECOGNISED',
  },
  imageType: { members: 'UNKNOWN, CATEGORY, CAMPAIGN, URL', unknown: 'UNKNOWN' },
  paymentState: {
    members:
      'STATE_UNSPECIFIED, CREATED, WAITING_FOR_CONFIRMATION, WAITING_FOR_FTA_CREATION, CAPTURE_REQUESTED, CAPTURED, CANCEL_REQUESTED, CANCELED, VOID_REQUESTED, VOIDED, EXPIRED',
    unknown: 'STATE_UNSPECIFIED',
  },
  destination: { members: 'DESTINATION_UNSPECIFIED, EASYPAY_LP, REPAYMENT_PLAN', unknown: 'DESTINATION_UNSPECIFIED' },
  recipientType: {
    members: 'UNKNOWN, CHARGE, ESCROW, POINT_RECHARGE, FUNDS_RECHARGE, DEFERRED_PAYMENT, REPAYMENT',
    unknown: 'UNKNOWN',
  },
  threeDSecureStatus: { members: 'STATUS_UNKNOWN, STATUS_INIT_SUCCESS, STATUS_NO_3DS', unknown: 'STATUS_UNKNOWN' },
  periodStatus: {
    members: 'UNSPECIFIED, BEFORE_THE_PERIOD, DURING_THE_PERIOD, AFTER_THE_PERIOD',
    unknown: 'UNSPECIFIED',
  },
  campaignType: { members: 'UNSPECIFIED, ENTRY_TYPE, ADMISSION', unknown: 'UNSPECIFIED' },
  loyaltyStageUpdateDirection: { members: 'UNKNOWN, UP, DOWN', unknown: 'UNKNOWN' },
  loyaltyAction: { members: 'UNKNOWN, TRANSACTION, PAYMENT, LISTING', unknown: 'UNKNOWN' },
  activityKind: { members: 'UNSPECIFIED, BUY_AMOUNT, BUY_COUNT, LIST_COUNT, PAY_COUNT', unknown: 'UNSPECIFIED' },
}

const { unrecognised: _unrecognised, ...written } = enumerations

test('the enumerations are those of specification §3, and no others', () => {
  expect(Object.keys(written).sort()).toEqual(Object.keys(specified).sort())
})

describe.each(Object.entries(written))('%s', (name, enumeration) => {
  const members = (specified[name]?.members ?? '').split(', ')

  test('has the members of the specification, exactly spelled', () => {
    expect(enumeration.members).toEqual(members)
  })

  test('reads each member as itself', () => {
    expect(members.map((member) => readMember(enumeration, member))).toEqual(members)
  })

  test('reads anything else as its unknown member', () => {
    const strange = [
      undefined,
      null,
      0,
      1,
      true,
      '',
      ' ',
      'ADDED_LATER',
      members[0]?.toLowerCase().concat('x'),
      'toString',
      '__proto__',
      [members[0]],
      {},
    ]
    expect(new Set(strange.map((value) => readMember(enumeration, value)))).toEqual(new Set([specified[name]?.unknown]))
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof readMember(enumeration, value)).toBe('string')
      }),
    )
  })
})

test('NOSIGN and NOT_SIGNED mean the same, in both listings (D17)', () => {
  expect(readMember(enumerations.easypayStatus, 'NOSIGN')).toBe('NOT_SIGNED')
  expect(readMember(enumerations.easypayContractStatus, 'NOSIGN')).toBe('NOT_SIGNED')
})
