import { getEasypayStatus } from '../calls/get-easypay-status.ts'
import { getTrackingId } from '../calls/get-tracking-id.ts'
import { raiseError } from '../calls/raise-error.ts'
import { getKycPostPaySetupProgress } from '../calls/get-kyc-post-pay-setup-progress.ts'
import { getInviteCode } from '../calls/get-invite-code.ts'
import { registerInviteCode } from '../calls/register-invite-code.ts'
import { getEasypayApplicability } from '../calls/get-easypay-applicability.ts'
import { getLoyalty } from '../calls/get-loyalty.ts'
import { getLoyaltyNotification } from '../calls/get-loyalty-notification.ts'
import { defineHandler, newerMember, refuseUnless, type Context, type Handler, type SandboxResult } from './handler.ts'
import { lendingHandlers, respondWithSetupProgress } from './lending/lending-handlers.ts'
import { promotionHandlers } from './promotion-handlers.ts'
import { Refusal } from './refusal.ts'

/** The form of the sandbox's invite codes; the specification shows none. */
const inviteCodePattern = /^[A-Z0-9]{6,12}$/

/** Returns a visitor's own invite code, derived from their name so that it stays the same. */
function deriveInviteCode(visitor: string): string {
  const letters = visitor.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return `M${letters.slice(0, 7).padEnd(7, '0')}`
}

/** Returns the code that the visitor has registered, during this visit or before it. */
function getRegisteredCode({ visit, circumstances }: Context): string | undefined {
  return visit.registeredInviteCode ?? circumstances.registeredInviteCode
}

/**
 * Registers the invite code of another visitor.
 * @throws Refusal outside the campaign's period, for a second code, the visitor's own, and one of another form
 */
function registerCode(inviteCode: string, context: Context): SandboxResult {
  const { periodStatus: status } = context.circumstances
  refuseUnless(status !== 'BEFORE_THE_PERIOD', 'キャンペーンは、まだ始まっていません。')
  refuseUnless(status === 'DURING_THE_PERIOD', 'キャンペーンは終了しました')
  refuseUnless(getRegisteredCode(context) === undefined, '招待コードはすでに登録されています。')
  refuseUnless(inviteCode !== deriveInviteCode(context.visitor), 'ご自分の招待コードは登録できません。')
  refuseUnless(inviteCodePattern.test(inviteCode), '招待コードが見つかりません。もう一度お確かめください。')
  return { body: {}, visit: { ...context.visit, registeredInviteCode: inviteCode } }
}

/** Responds with a notification of a higher loyalty stage or, for an id with `down`, of a lower one. */
function respondWithNotification(id: string, { circumstances }: Context): SandboxResult {
  if (!/^[a-z0-9-]{1,40}$/.test(id)) throw new Refusal(404, 'no such notification', 'お知らせが見つかりません。')
  const direction = id.includes('down') ? 'DOWN' : 'UP'
  const stageUpdateDirection = circumstances.isNewer ? newerMember : direction
  return { body: { loyaltyNotification: { id, stageUpdateDirection, action: 'PAYMENT' } } }
}

/** The sandbox's handlers by the paths of their calls; a call without a handler returns `{}` (D16, D19). */
export const handlers: ReadonlyMap<string, Handler> = new Map([
  defineHandler(getLoyalty, (_input, { circumstances }) => ({
    body: { pointRateForInnerPay: '2.5', pointRateForOuterPay: 1, hasActiveCard: circumstances.isRealcardActive },
  })),
  defineHandler(getLoyaltyNotification, ({ id }, context) => respondWithNotification(id, context)),
  defineHandler(getEasypayApplicability, (_input, { circumstances: { easypay, isNewer } }) => ({
    body: isNewer ? { ...easypay, applicability: newerMember } : easypay,
  })),
  // The specification does not show the response (D16): the field name is our choice.
  defineHandler(getEasypayStatus, (_input, { circumstances: { easypayStatus, isNewer } }) => ({
    body: { easypayStatus: isNewer ? newerMember : easypayStatus },
  })),
  defineHandler(getInviteCode, (_input, context) => ({
    body: {
      registeredInviteCode: getRegisteredCode(context) ?? null,
      ownInviteCode: deriveInviteCode(context.visitor),
      hasMercard: context.circumstances.hasMercard,
      finished: context.circumstances.periodStatus === 'AFTER_THE_PERIOD',
    },
  })),
  defineHandler(registerInviteCode, ({ inviteCode }, context) => registerCode(inviteCode, context)),
  ...promotionHandlers,
  defineHandler(getTrackingId, (_input, { visitor }) => ({ body: { trackingId: `sandbox-${visitor}` } })),
  defineHandler(getKycPostPaySetupProgress, (_input, context) => respondWithSetupProgress(context)),
  ...lendingHandlers,
  // A debug call, which fails as its name announces.
  defineHandler(raiseError, () => {
    throw new Refusal(500, 'raised on purpose')
  }),
])
