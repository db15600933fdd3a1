import { readField } from '#api-client/read-field.ts'
import { easypayStatus, type easypayAgeRequirement, type MemberOf } from '#schemas/enumerations.ts'
import { readMember } from '#schemas/read-member.ts'

export type EasypayStatus = MemberOf<typeof easypayStatus>
type AgeRequirement = MemberOf<typeof easypayAgeRequirement>

/** A step that somebody can take next, by its name in the content. */
export type StepName = 'toIdentityCheck' | 'toApplication' | 'toReview' | 'toSettings' | 'toHelp'

/** Where somebody stands with easypay. */
export type EasypayState = { status: EasypayStatus; applicability: AgeRequirement; needsKyc: boolean }

/**
 * The status in an answer of `get_easypay_status`, which is not shown (D16): the name of its field, `status` or
 * `easypayStatus`, is chosen here. What is not there, or nobody here knows, is UNRECOGNISED.
 */
export function readEasypayStatus(answer: unknown): EasypayStatus {
  return readMember(easypayStatus, readField(answer, 'easypayStatus') ?? readField(answer, 'status'))
}

/** Whether somebody of this age may apply; an age requirement that nobody here knows is a no (D17). */
function mayApply(applicability: AgeRequirement): boolean {
  return applicability === 'OK' || applicability === 'OK_WITH_PARENT_CONSENT'
}

/**
 * Whether an application could be made at all: it is neither under way nor done. An unknown status is neither (D17).
 */
export function isOpen(status: EasypayStatus): boolean {
  return status !== 'REVIEWING' && status !== 'SIGNED'
}

/**
 * What comes next: what is there already, else the application, and the identity check before it where it is needed.
 */
export function decideNextStep({ status, applicability, needsKyc }: EasypayState): StepName {
  if (status === 'REVIEWING') return 'toReview'
  if (status === 'SIGNED') return 'toSettings'
  if (!mayApply(applicability)) return 'toHelp'
  return needsKyc ? 'toIdentityCheck' : 'toApplication'
}
