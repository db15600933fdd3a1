import { readField } from '#api-client/read-field.ts'
import { easypayStatus, type easypayAgeRequirement, type MemberOf } from '#schemas/enumerations.ts'
import { readMember } from '#schemas/read-member.ts'

export type EasypayStatus = MemberOf<typeof easypayStatus>
type AgeRequirement = MemberOf<typeof easypayAgeRequirement>

/** Next step of a visitor; the names are keys of the content. */
export type StepName = 'toIdentityCheck' | 'toApplication' | 'toReview' | 'toSettings' | 'toCheck' | 'toHelp'

export type EasypayState = { status: EasypayStatus; applicability: AgeRequirement; needsKyc: boolean }

/**
 * Reads the status in a response of `get_easypay_status`. The specification does not show that response (D16), so the
 * field name, `status` or `easypayStatus`, is our choice. A missing or unknown value is UNRECOGNISED.
 */
export function readEasypayStatus(response: unknown): EasypayStatus {
  return readMember(easypayStatus, readField(response, 'easypayStatus') ?? readField(response, 'status'))
}

/** Returns whether the age requirement allows an application; undefined if these pages do not know it (D17). */
function mayApply(applicability: AgeRequirement): boolean | undefined {
  if (applicability === 'UNRECOGNISED') return undefined
  return applicability === 'OK' || applicability === 'OK_WITH_PARENT_CONSENT'
}

/** Returns whether an application is possible: none is under review or signed. An unknown status allows one (D17). */
export function isApplicationPossible(status: EasypayStatus): boolean {
  return status !== 'REVIEWING' && status !== 'SIGNED'
}

/**
 * Decides the next step: the review or settings of an existing application; otherwise applying, after the identity
 * check if it is required. If it is unknown whether an application is possible, the app decides.
 */
export function decideNextStep({ status, applicability, needsKyc }: EasypayState): StepName {
  if (status === 'REVIEWING') return 'toReview'
  if (status === 'SIGNED') return 'toSettings'
  const isAllowed = mayApply(applicability)
  if (isAllowed === undefined) return 'toCheck'
  if (!isAllowed) return 'toHelp'
  return needsKyc ? 'toIdentityCheck' : 'toApplication'
}
