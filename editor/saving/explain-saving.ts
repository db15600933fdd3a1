import { isRecord } from '#domain/is-record.ts'

/** Creates the error that stops Sveltia from saving. Sveltia shows the message of its cause; the form stays open. */
export function explainRefusal(words: string): Error {
  return new Error('saving_failed', { cause: new Error(words) })
}

/** The end of messages after saving has failed. */
export const inputRemains = '書いたものは、欄に残っています。'

/** Advice after an error of the browser, by the error's name. `fetch` throws a TypeError if there is no connection. */
const remedies: Readonly<Record<string, string>> = {
  NotAllowedError: 'このフォルダーに書きこむ許可がありません。ブラウザーがたずねたら、許可してください。',
  NoModificationAllowedError: 'ファイルに書きこめません。ほかのソフトで開いていたら閉じて、もう一度保存してください。',
  NotFoundError: 'フォルダーかファイルが見つかりません。移したり名前を変えたりしていないか、確かめてください。',
  QuotaExceededError: '空きが足りません。空けてから、もう一度保存してください。',
  TypeError: 'つながりません。ネットワークを確かめて、もう一度保存してください。',
}

/** Matches a host's refusal because the user is signed out, or not permitted to write: HTTP 401 or 403. */
const signedOutPattern = /credentials|unauthorized|forbidden|\b40[13]\b/i
const signInAgain = 'ログインが切れたか、書きこむ権限がありません。読みこみなおして、入りなおしてください。'

/** Returns a property of an unknown error as text; '' if it has none. */
function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Returns whether a message is in Japanese, which always has hiragana. */
function isJapanese(message: string): boolean {
  return /[ぁ-ん]/.test(message)
}

/** Converts an error of saving to one with a message in Japanese. Nothing was saved. */
export function explainSaving(error: unknown): Error {
  // The editor's own errors explain themselves already.
  if (error instanceof Error && isJapanese(error.message)) return error
  // A host's refusal is a plain object: { status: 401, message: 'Bad credentials' }.
  const given = isRecord(error) ? error : {}
  const name = toText(given['name'] ?? given['status'])
  const message = toText(given['message'])
  const remedy = signedOutPattern.test(`${name} ${message}`)
    ? signInAgain
    : (remedies[name] ?? 'もう一度保存してください。続くときは、開発の担当者に知らせてください。')
  return new Error(`まだ保存していません。${remedy}${inputRemains}（${name}: ${message}）`)
}
