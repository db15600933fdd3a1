import { toApiError, type FailureKind } from './api-error.ts'

/** The user's task when a call failed (specification §8). */
export type Situation = 'general' | 'invitation-fetch' | 'invitation-registration' | 'entry'

/** A message for the user: plain text, never markup. */
export type Message = { title: string; message: string }

/** Title of an alert (specification §8). */
export const alertTitle = 'エラー'

/** Messages of particular situations, used if the server sends none (specification §8). */
const localMessages: Partial<Record<Situation, string>> = {
  'invitation-fetch': 'エラーが発生しました。時間をおいて再度アクセスしてください。',
  entry: 'エラーが発生しました。時間をおいて再度お申し込みしてください。',
}

/**
 * Returns the fallback message. Our own bugs are not reported as connection failures, because users would check their
 * connection in vain.
 */
function genericMessage(kind: FailureKind): string {
  return kind === 'unexpected' ? 'エラーが発生しました。' : '通信エラーが発生しました。'
}

/** Shown instead of registering a code once the campaign is over; no call is made then (specification §5, D9). */
export const campaignHasEnded: Message = { title: alertTitle, message: 'キャンペーンは終了しました' }

/** Shown for a read that waits for the connection: it resumes automatically. */
export const offlineRead: Message = { title: 'オフラインです', message: 'つながると、自動で読み込みます。' }

/** Shown for a write without a response because the device is offline: its outcome is read once it is online (D35). */
const offlineWrite: Message = { title: 'オフラインです', message: '電波の届くところで、このままお待ちください。' }

/** Replaces the message of an offline write once the device is online again. */
export const backOnline: Message = { title: '通信が戻りました', message: 'もう一度お試しください。' }

/** Shown for a write with a lost response, as long as its effect is unknown (D35). */
export const outcomeUnknown: Message = {
  title: '結果を確認できていません',
  message: '受け付けが済んでいるかもしれません。',
}

/** Maximum length of a server's message, in characters: longer text does not fit an alert. */
const maxLength = 300

const invisibleCharacters = /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

/** Sanitises a server's message: removes invisible characters and truncates it. */
function sanitise(text: string): string {
  const characters = Array.from(text.replace(invisibleCharacters, '').trim())
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : characters.join('')
}

/** Returns the server's message, fit to show; undefined if there is none, or nothing of it is visible. */
export function readServerMessage(error: unknown): string | undefined {
  return sanitise(toApiError(error).details.localizedMessage ?? '') || undefined
}

/**
 * Returns the message to show for any thrown value; undefined for an abort, which is not reported (specification §8).
 * `isOnline` is the browser's own state: offline, the message names the connection instead of asking the visitor to
 * apply again later.
 */
export function describeFailure(error: unknown, situation: Situation, isOnline = true): Message | undefined {
  const { kind } = toApiError(error)
  if (kind === 'aborted') return undefined
  if (!isOnline && (kind === 'network' || kind === 'timeout')) return offlineWrite
  return {
    title: alertTitle,
    message: readServerMessage(error) ?? localMessages[situation] ?? genericMessage(kind),
  }
}
