/** The text for a page, or a part of it, that has failed (specification §2, §8). */
export const pageError = {
  title: 'An error occurred',
  text: 'エラーが発生しました。',
  retry: 'もう一度読み込む',
} as const
