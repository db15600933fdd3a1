import { invisibleCharacter } from '#schemas/control-characters.ts'

import { toApiError, type FailureKind } from './api-error.ts'

/** What the user was doing when a call failed (specification §8). */
export type Situation = 'general' | 'invitation-fetch' | 'invitation-registration' | 'application'

/** A message for the user: plain text, never markup. */
export type Message = { title: string; message: string }

const title = 'エラー'

/** Messages of particular situations, used where the server sends none (specification §8). */
const ownMessages: Partial<Record<Situation, string>> = {
  'invitation-fetch': 'エラーが発生しました。時間をおいて再度アクセスしてください。',
  application: 'エラーが発生しました。時間をおいて再度お申し込みしてください。',
}

/** The fallback message. A bug of ours is not reported as a connection failure: users would check theirs in vain. */
function genericMessage(kind: FailureKind): string {
  return kind === 'unexpected' ? 'エラーが発生しました。' : '通信エラーが発生しました。'
}

/** Shown instead of registering a code once the campaign is over; no call is made then (specification §5, D9). */
export const campaignHasEnded: Message = { title, message: 'キャンペーンは終了しました' }

/** Maximum length of a server's message, in characters: longer text does not fit an alert. */
const maxLength = 300

/** Sanitises a server's message: removes invisible characters and truncates it. */
function sanitise(text: string): string {
  const characters = Array.from(text.replace(invisibleCharacter, '').trim())
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : characters.join('')
}

/** The message to show for anything thrown; undefined for an abort, which is not reported (specification §8). */
export function describeFailure(error: unknown, situation: Situation): Message | undefined {
  const { kind, known } = toApiError(error)
  if (kind === 'aborted') return undefined
  return { title, message: sanitise(known.localizedMessage ?? '') || (ownMessages[situation] ?? genericMessage(kind)) }
}
