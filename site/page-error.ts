/** Text for a page or part that failed (specification §2, §8), Japanese first. */
export const pageError = {
  title: 'An error occurred',
  text: 'エラーが発生しました。',
  advice: 'もう一度読み込んでください。直らないときは、時間をおいてお試しください。',
  retry: 'もう一度読み込む',
} as const

/** Returns the English name of a failure, with the status code if a server sent one. */
export function nameFailure(status?: number | string): string {
  return status === undefined ? pageError.title : `${pageError.title}（${status}）`
}
