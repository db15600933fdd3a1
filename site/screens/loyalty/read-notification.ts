import { readField } from '#api-client/read-field.ts'
import { loyaltyAction, loyaltyStageUpdateDirection, type MemberOf } from '#schemas/enumerations.ts'
import { readMember } from '#schemas/read-member.ts'

import { isPlausibleId } from '../../platform/send-preloads.ts'
import { readKeyParameter } from '../../platform/url-parameters.ts'

export type LoyaltyNotification = {
  direction: MemberOf<typeof loyaltyStageUpdateDirection>
  action: MemberOf<typeof loyaltyAction>
}

/**
 * Reads the content of a notification. The specification does not show the response (D16), so the field names are our
 * choice (`stageUpdateDirection` and `action`, at the top level or inside `loyaltyNotification`). In anything else both
 * are UNKNOWN.
 */
export function readNotification(response: unknown): LoyaltyNotification {
  const notification = readField(response, 'loyaltyNotification') ?? response
  return {
    direction: readMember(loyaltyStageUpdateDirection, readField(notification, 'stageUpdateDirection')),
    action: readMember(loyaltyAction, readField(notification, 'action')),
  }
}

export type RequestedId = { kind: 'missing' } | { kind: 'unreadable' } | { kind: 'id'; id: string }

/** Reads the id in the URL. An id that no server could have issued is never sent. */
export function readRequestedId(query: string): RequestedId {
  const id = readKeyParameter(query, 'id')
  if (id === '') return { kind: 'missing' }
  return isPlausibleId(id) ? { kind: 'id', id } : { kind: 'unreadable' }
}
