import type { MemberOf, periodStatus } from '#schemas/enumerations.ts'

import type { Call, InputOf } from '../calls/call.ts'
import { createEntryTypeCampaignEntry } from '../calls/create-entry-type-campaign-entry.ts'
import { getEasypayStatus } from '../calls/get-easypay-status.ts'
import { getEntryTypeCampaignPromotion } from '../calls/get-entry-type-campaign-promotion.ts'
import { getEntryTypeCampaignPromotionAnonymous } from '../calls/get-entry-type-campaign-promotion-anonymous.ts'
import { getTrackingId } from '../calls/get-tracking-id.ts'
import { raiseError } from '../calls/other.ts'
import { listEntryTypeCampaignPromotions } from '../calls/list-entry-type-campaign-promotions.ts'
import { listEntryTypeCampaignPromotionsAnonymous } from '../calls/list-entry-type-campaign-promotions-anonymous.ts'
import { getKycPostPaySetupProgress } from '../calls/campaign.ts'
import { getInviteCode } from '../calls/get-invite-code.ts'
import { registerInviteCode } from '../calls/register-invite-code.ts'
import {
  getLandingPage,
  getLendingKycPostPaySetupProgress,
  listMonthlyRepayAmountChoices,
  simulateRepayment,
} from '../calls/lending-landing.ts'
import { getEasypayApplicability } from '../calls/get-easypay-applicability.ts'
import { getLoyalty } from '../calls/get-loyalty.ts'
import { getLoyaltyNotification } from '../calls/get-loyalty-notification.ts'
import { lendingTerms } from './lending/lending-terms.ts'
import { monthlyRepayAmountChoices } from './lending/repayment-choices.ts'
import { repaymentSchedule } from './lending/repayment-schedule.ts'
import { Refusal } from './refusal.ts'
import type { Circumstances } from './scenarios.ts'
import type { Visit } from './visits.ts'

/** The visitor who makes a call, and the state of the server. `now` is in milliseconds since 1970. */
export type Context = { visitor: string; visit: Visit; circumstances: Circumstances; now: number }

/** A response body, and the visitor's new state if it has changed. */
export type SandboxResult = { body: unknown; visit?: Visit }

type Handler = (input: unknown, context: Context) => SandboxResult

/** Returns the entry of a call in the table below. The sandbox has already validated the input against its schema. */
function handler<C extends Call>(
  call: C,
  handle: (input: InputOf<C>, context: Context) => SandboxResult,
): [path: string, Handler] {
  return [call.path, (input, context) => handle(input as InputOf<C>, context)]
}

/** An enumeration member of a newer server, unknown to these pages (D17). */
const newerMember = 'ADDED_LATER'

/** Formats yen like this server: a string of digits (specification §5). */
const yenText = (amount: number) => String(amount)

/** Returns a promotion as the server describes it to a visitor. */
function promotionOf(
  promotionKey: string,
  { visit, circumstances: { hasEntered, periodStatus: status, isNewer } }: Context,
) {
  const isEntered = hasEntered || visit.enteredKeys.includes(promotionKey)
  return {
    promotionKey,
    isEntered,
    periodStatus: isNewer ? newerMember : (status satisfies MemberOf<typeof periodStatus>),
  }
}

function eligibilityOf({ circumstances: { isRealcardActive } }: Context) {
  return { entryEligibility: { isRealcardActive } }
}

const inviteCodePattern = /^[A-Z0-9]{6,12}$/

/** Returns a visitor's own invite code, derived from their name so that it stays the same. */
function inviteCodeOf(visitor: string): string {
  const letters = visitor.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return `M${letters.slice(0, 7).padEnd(7, '0')}`
}

function registeredCodeOf({ visit, circumstances }: Context): string | undefined {
  return visit.registeredInviteCode ?? circumstances.registeredInviteCode
}

/** Refuses a call with a message for the user, unless the condition is met. */
function refuseUnless(condition: boolean, localizedMessage: string): void {
  if (!condition) throw new Refusal(400, 'refused', localizedMessage)
}

function registerCode(inviteCode: string, context: Context): SandboxResult {
  const { periodStatus: status } = context.circumstances
  refuseUnless(status !== 'BEFORE_THE_PERIOD', 'キャンペーンは、まだ始まっていません。')
  refuseUnless(status === 'DURING_THE_PERIOD', 'キャンペーンは終了しました')
  refuseUnless(registeredCodeOf(context) === undefined, '招待コードはすでに登録されています。')
  refuseUnless(inviteCode !== inviteCodeOf(context.visitor), 'ご自分の招待コードは登録できません。')
  refuseUnless(inviteCodePattern.test(inviteCode), '招待コードが見つかりません。もう一度お確かめください。')
  return { body: {}, visit: { ...context.visit, registeredInviteCode: inviteCode } }
}

/** Maximum number of entered promotions that are stored per visitor; the oldest are dropped. */
const maxEnteredKeys = 100

function enter(promotionKey: string, context: Context): SandboxResult {
  const { visit, circumstances } = context
  refuseUnless(circumstances.periodStatus === 'DURING_THE_PERIOD', 'エントリー期間外です。')
  refuseUnless(circumstances.isRealcardActive, 'カードを有効にしてからエントリーしてください。')
  const enteredKeys = [...visit.enteredKeys.filter((key) => key !== promotionKey), promotionKey].slice(-maxEnteredKeys)
  return { body: {}, visit: { ...visit, enteredKeys } }
}

/** Returns the maximum loan amount for this visitor, in yen. */
function maxLoanOf({ circumstances }: Context): number {
  return Math.min(circumstances.loanableAmount, lendingTerms.maxLoanableAmountLimit)
}

function checkLoan(loanAmount: number): void {
  refuseUnless(
    loanAmount >= lendingTerms.loanAmountStep && loanAmount <= lendingTerms.maxLoanableAmountLimit,
    'お借入れ額をお確かめください。',
  )
}

/** Returns this visitor's rate, in percent a year. */
function rateOf({ circumstances }: Context): number {
  return circumstances.preferentialInterestRate ?? lendingTerms.interestRate
}

function simulate(
  { loanAmount, monthlyRepayAmount }: InputOf<typeof simulateRepayment>,
  context: Context,
): SandboxResult {
  checkLoan(loanAmount)
  const annualRate = rateOf(context)
  refuseUnless(
    monthlyRepayAmountChoices(loanAmount, annualRate).includes(monthlyRepayAmount),
    '毎月の返済額をお選びください。',
  )
  const { totalInterest, totalRepayment, completeMonth } = repaymentSchedule({
    principal: loanAmount,
    monthlyAmount: monthlyRepayAmount,
    annualRate,
    start: context.now,
  })
  return {
    body: {
      repaymentCompleteMonth: completeMonth,
      totalInterestAmount: yenText(totalInterest),
      totalRepaymentAmount: yenText(totalRepayment),
    },
  }
}

function setupProgress({ circumstances: { setupStatus, isNewer } }: Context): SandboxResult {
  return { body: { status: isNewer ? newerMember : setupStatus } }
}

/** Responds with a notification of a higher loyalty stage or, for an id with `down`, of a lower one. */
function loyaltyNotification(id: string, { circumstances }: Context): SandboxResult {
  if (!/^[a-z0-9-]{1,40}$/.test(id)) throw new Refusal(404, 'no such notification', 'お知らせが見つかりません。')
  const direction = id.includes('down') ? 'DOWN' : 'UP'
  const stageUpdateDirection = circumstances.isNewer ? newerMember : direction
  return { body: { loyaltyNotification: { id, stageUpdateDirection, action: 'PAYMENT' } } }
}

/** The sandbox's handlers of calls with known fields, by path; all other calls return `{}` (D16, D19). */
export const handlers: ReadonlyMap<string, Handler> = new Map([
  handler(getLoyalty, (_input, { circumstances }) => ({
    body: { pointRateForInnerPay: '2.5', pointRateForOuterPay: 1, hasActiveCard: circumstances.isRealcardActive },
  })),
  handler(getLoyaltyNotification, ({ id }, context) => loyaltyNotification(id, context)),
  handler(getEasypayApplicability, (_input, { circumstances: { easypay, isNewer } }) => ({
    body: isNewer ? { ...easypay, applicability: newerMember } : easypay,
  })),
  // The specification does not show the response (D16): the field name is our choice.
  handler(getEasypayStatus, (_input, { circumstances: { easypayStatus, isNewer } }) => ({
    body: { easypayStatus: isNewer ? newerMember : easypayStatus },
  })),
  handler(getInviteCode, (_input, context) => ({
    body: {
      registeredInviteCode: registeredCodeOf(context) ?? null,
      ownInviteCode: inviteCodeOf(context.visitor),
      hasMercard: context.circumstances.hasMercard,
      finished: context.circumstances.periodStatus === 'AFTER_THE_PERIOD',
    },
  })),
  handler(registerInviteCode, ({ inviteCode }, context) => registerCode(inviteCode, context)),
  handler(createEntryTypeCampaignEntry, ({ promotionKey }, context) => enter(promotionKey, context)),
  handler(listEntryTypeCampaignPromotions, ({ promotionKeys }, context) => ({
    body: { promotions: promotionKeys.map((key) => promotionOf(key, context)), ...eligibilityOf(context) },
  })),
  handler(getEntryTypeCampaignPromotion, ({ promotionKey }, context) => ({
    body: { promotion: promotionOf(promotionKey, context), ...eligibilityOf(context) },
  })),
  handler(listEntryTypeCampaignPromotionsAnonymous, ({ promotionKeys }, context) => ({
    body: { promotions: promotionKeys.map((key) => ({ ...promotionOf(key, context), isEntered: false })) },
  })),
  handler(getEntryTypeCampaignPromotionAnonymous, ({ promotionKey }, context) => ({
    body: { promotion: { ...promotionOf(promotionKey, context), isEntered: false } },
  })),
  handler(getTrackingId, (_input, { visitor }) => ({ body: { trackingId: `sandbox-${visitor}` } })),
  handler(getKycPostPaySetupProgress, (_input, context) => setupProgress(context)),
  handler(getLendingKycPostPaySetupProgress, (_input, context) => setupProgress(context)),
  handler(getLandingPage, (_input, context) => ({
    body: {
      defaultBankAccount: context.circumstances.hasBankAccount ? { bankName: 'みほん銀行', branchName: '本店' } : null,
      lendingUser: {
        isEkyc: context.circumstances.setupStatus === 'FUNDS_CREATED',
        isSolicitingDenied: context.circumstances.isSolicitingDenied,
      },
      interestRate: lendingTerms.interestRate.toFixed(1),
      preferentialInterestRate: context.circumstances.preferentialInterestRate?.toFixed(1) ?? null,
      loanableAmount: yenText(maxLoanOf(context)),
      serviceConfig: { maxLoanableAmountLimit: yenText(lendingTerms.maxLoanableAmountLimit) },
    },
  })),
  handler(listMonthlyRepayAmountChoices, ({ loanAmount }, context) => {
    checkLoan(loanAmount)
    return { body: { monthlyRepayAmountChoices: monthlyRepayAmountChoices(loanAmount, rateOf(context)).map(yenText) } }
  }),
  handler(simulateRepayment, simulate),
  // A debug call, which fails as its name announces.
  handler(raiseError, () => {
    throw new Refusal(500, 'raised on purpose')
  }),
])
