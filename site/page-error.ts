/** The text for a page, or a part of it, that has failed (specification §2, §8). Japanese comes first. */
export const pageError = {
  title: 'An error occurred',
  text: 'エラーが発生しました。',
  advice: 'もう一度読み込んでください。直らないときは、時間をおいてお試しください。',
  retry: 'もう一度読み込む',
} as const
