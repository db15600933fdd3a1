import { invisibleCharacter } from '#schemas/control-characters.ts'

import { failureOf, type FailureKind } from './api-error.ts'

/** What a person was doing when a call failed (specification §8). */
export type Situation = 'general' | 'invitation-fetch' | 'invitation-registration' | 'application'

/** What a person is told: plain text, never markup. */
export type Message = { title: string; message: string }

const title = 'エラー'

/** What some situations have of their own where the server says nothing itself (specification §8). */
const ownMessages: Partial<Record<Situation, string>> = {
  'invitation-fetch': 'エラーが発生しました。時間をおいて再度アクセスしてください。',
  application: 'エラーが発生しました。時間をおいて再度お申し込みしてください。',
}

/** What is said otherwise: whoever is told of a fault of ours is not sent to look at their connection. */
function genericMessage(kind: FailureKind): string {
  return kind === 'unexpected' ? 'エラーが発生しました。' : '通信エラーが発生しました。'
}

/** Said instead of registering a code once the campaign is over; no call is made then (specification §5, D9). */
export const campaignHasEnded: Message = { title, message: 'キャンペーンは終了しました' }

/** How much of a server's message is shown, in characters: more fits no alert. */
const longest = 300

/** A server's words, fit to show: without invisible characters, and cut where no alert could hold them. */
function clean(text: string): string {
  const characters = Array.from(text.replace(invisibleCharacter, '').trim())
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('')
}

/**
 * What to tell a person of anything that was thrown; undefined for an abort, which nobody is told of (specification
 * §8).
 */
export function describeFailure(error: unknown, situation: Situation): Message | undefined {
  const { kind, known } = failureOf(error)
  if (kind === 'aborted') return undefined
  return { title, message: clean(known.localizedMessage ?? '') || (ownMessages[situation] ?? genericMessage(kind)) }
}
