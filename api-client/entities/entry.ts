import type { Promotion } from '#schemas/api/promotion.ts'

/** What an entry campaign's screens know (specification §4). `current` is the promotion whose detail is open. */
export type EntryState = { promotions: readonly Promotion[]; current: Promotion | undefined }

/** A promotion after it was entered. */
export function markEntered(promotion: Promotion): Promotion {
  return { ...promotion, isEntered: true }
}

/** What a successful entry does: from the detail the current promotion is entered, from the summary the list is to be loaded again for these keys. */
export type AfterEntry = { state: EntryState; reloadKeys: readonly string[] }

/** The state after a successful entry (specification §4). */
export function afterEntry(state: EntryState, view: 'detail' | 'summary', campaignKeys: readonly string[]): AfterEntry {
  if (view === 'summary') return { state, reloadKeys: campaignKeys }
  return { state: { ...state, current: state.current && markEntered(state.current) }, reloadKeys: [] }
}

/** The state with no promotion open (specification §4). */
export function clearCurrent(state: EntryState): EntryState {
  return { ...state, current: undefined }
}
