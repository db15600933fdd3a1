import type { OutputOf } from '../calls/call.ts'
import type { getInviteCode } from '../calls/get-invite-code.ts'
import { campaignHasEnded, type Message } from '../messages.ts'

export type Invitation = OutputOf<typeof getInviteCode>

/** What the invitation screen knows before anything has told it: the campaign counts as finished until its content says that it runs (specification §4, D9). */
export const initialInvitation: { isFinished: boolean; data: Invitation | undefined } = { isFinished: true, data: undefined }

/** Why a code cannot be registered, before any call is made; undefined where it can (specification §5). */
export function refuseRegistration({ isFinished }: { isFinished: boolean }): Message | undefined {
  return isFinished ? campaignHasEnded : undefined
}
