/** Texts for a page that a server could not send, and for a part of a page that failed (specification §2, §8). */
export const failureTexts = {
  title: 'An error occurred',
  text: 'エラーが発生しました。',
  advice: 'もう一度読み込んでください。直らないときは、時間をおいてお試しください。',
  retry: 'もう一度読み込む',
} as const

/** Returns the English name of a failure, with the status code if a server sent one. */
export function nameFailure(status?: number | string): string {
  return status === undefined ? failureTexts.title : `${failureTexts.title}（${status}）`
}
