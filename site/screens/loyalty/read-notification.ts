import { readField } from '#api-client/read-field.ts'
import { loyaltyAction, loyaltyStageUpdateDirection, type MemberOf } from '#schemas/enumerations.ts'
import { readMember } from '#schemas/read-member.ts'

export type LoyaltyNotification = {
  direction: MemberOf<typeof loyaltyStageUpdateDirection>
  action: MemberOf<typeof loyaltyAction>
}

/**
 * What a notification says, as far as it can be told: its answer is not shown (D16), so that its fields' names are
 * chosen here
 * (`stageUpdateDirection` and `action`, beside or inside `loyaltyNotification`). Whatever else it is, both are UNKNOWN.
 */
export function readNotification(answer: unknown): LoyaltyNotification {
  const notification = readField(answer, 'loyaltyNotification') ?? answer
  return {
    direction: readMember(loyaltyStageUpdateDirection, readField(notification, 'stageUpdateDirection')),
    action: readMember(loyaltyAction, readField(notification, 'action')),
  }
}

/** The longest id that a notification is asked for by, in characters. */
export const longestId = 100

export type AskedId = { kind: 'missing' } | { kind: 'unreadable' } | { kind: 'id'; id: string }

/** The id that an address asks for: the first `id` of its query. What no server could have given is never sent. */
export function readAskedId(query: string): AskedId {
  const id = new URLSearchParams(query).get('id')?.trim() ?? ''
  if (id === '') return { kind: 'missing' }
  return id.length <= longestId && /^[\w.:~-]+$/.test(id) ? { kind: 'id', id } : { kind: 'unreadable' }
}
