import { describe, expectTypeOf, test } from 'vitest'

import type { kycPostPaySetupStatus, MemberOf } from '#schemas/enumerations.ts'

import type { allCalls } from './all-calls.ts'
import type { InputOf, JsonObject, OutputOf } from './call.ts'
import type { getTrackingId } from './get-tracking-id.ts'
import type { listEntryTypeCampaignPromotions } from './list-entry-type-campaign-promotions.ts'
import type { getKycPostPaySetupProgress } from './get-kyc-post-pay-setup-progress.ts'
import type { getInviteCode } from './get-invite-code.ts'
import type { registerInviteCode } from './register-invite-code.ts'
import type {
  getLandingPage,
  getLendingKycPostPaySetupProgress,
  listMonthlyRepayAmountChoices,
  simulateRepayment,
} from './lending-landing.ts'
import type { getEasypayApplicability } from './get-easypay-applicability.ts'
import type { getLoyalty } from './get-loyalty.ts'
import type { getLoyaltyNotification } from './get-loyalty-notification.ts'

type Call = (typeof allCalls)[keyof typeof allCalls]

// Checked by the compiler, not by the test run: a wrong line makes `tsc` fail.
describe('a call with known fields', () => {
  test('takes the body that the specification shows, and nothing else', () => {
    expectTypeOf<InputOf<typeof registerInviteCode>>().toEqualTypeOf<{ inviteCode: string }>()
    expectTypeOf<InputOf<typeof getLoyaltyNotification>>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<InputOf<typeof listEntryTypeCampaignPromotions>>().toEqualTypeOf<{ promotionKeys: string[] }>()
    expectTypeOf<InputOf<typeof listMonthlyRepayAmountChoices>>().toEqualTypeOf<{ loanAmount: number }>()
    expectTypeOf<InputOf<typeof simulateRepayment>>().toEqualTypeOf<{
      loanAmount: number
      monthlyRepayAmount: number
    }>()
    // @ts-expect-error wrong field name
    expectTypeOf<{ code: string }>().toExtend<InputOf<typeof registerInviteCode>>()
    // @ts-expect-error amount as text
    expectTypeOf<{ loanAmount: string }>().toExtend<InputOf<typeof listMonthlyRepayAmountChoices>>()
  })

  test('answers with its fields, numbers as numbers however they were sent', () => {
    expectTypeOf<OutputOf<typeof getTrackingId>>().toEqualTypeOf<{ trackingId: string }>()
    expectTypeOf<OutputOf<typeof getLoyalty>>().toEqualTypeOf<{
      pointRateForInnerPay: number
      pointRateForOuterPay: number
      hasActiveCard: boolean
    }>()
    expectTypeOf<OutputOf<typeof listMonthlyRepayAmountChoices>>().toEqualTypeOf<{
      monthlyRepayAmountChoices: number[]
    }>()
    expectTypeOf<OutputOf<typeof getInviteCode>['registeredInviteCode']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<OutputOf<typeof getLandingPage>['serviceConfig']>().toEqualTypeOf<{ maxLoanableAmountLimit: number }>()
    expectTypeOf<OutputOf<typeof getEasypayApplicability>['needsKyc']>().toBeBoolean()
    // @ts-expect-error a field that the specification does not show
    expectTypeOf<OutputOf<typeof getLoyalty>>().toHaveProperty('rank')
  })

  test('answers with the members of an enumeration and its unknown one', () => {
    expectTypeOf<OutputOf<typeof getKycPostPaySetupProgress>>().toEqualTypeOf<{
      status: MemberOf<typeof kycPostPaySetupStatus>
    }>()
    expectTypeOf<OutputOf<typeof getLendingKycPostPaySetupProgress>>().toEqualTypeOf<
      OutputOf<typeof getKycPostPaySetupProgress>
    >()
  })

  test('that takes nothing, or answers nothing known, is as open on that side as any other', () => {
    expectTypeOf<InputOf<typeof getLoyalty>>().toEqualTypeOf<JsonObject>()
    expectTypeOf<OutputOf<typeof registerInviteCode>>().toBeUnknown()
    expectTypeOf<OutputOf<typeof getLoyaltyNotification>>().toBeUnknown()
  })
})

describe('a call without known fields', () => {
  test('takes any JSON object and returns an unknown value', () => {
    expectTypeOf<InputOf<typeof allCalls.listCampaigns>>().toEqualTypeOf<JsonObject>()
    expectTypeOf<OutputOf<typeof allCalls.listCampaigns>>().toBeUnknown()
    // @ts-expect-error not an object
    expectTypeOf<string>().toExtend<InputOf<typeof allCalls.listCampaigns>>()
  })
})

describe('the closed list', () => {
  test('has each call under its export name, with its own types', () => {
    expectTypeOf<(typeof allCalls)['getLoyalty']>().toEqualTypeOf<typeof getLoyalty>()
    expectTypeOf<Call['access']>().toEqualTypeOf<'anyone' | 'signed-in'>()
    // @ts-expect-error no such call
    expectTypeOf<(typeof allCalls)['getNothing']>().toBeUnknown()
  })
})
