import { failureTexts } from './error-page-texts.ts'

/** Statuses other than 404 that a static server may have to send; their pages differ only in the number. */
const otherStatuses = ['400', '403', '405', '500', '502', '503', '504'] as const

/** Returns the published file of a status, as hosts expect it. */
export function getErrorPageFile(status: number | string): string {
  return `${status}` === '404' ? '404.html' : `errors/${status}.html`
}

/** The error pages to publish: the status that each explains, its file and its texts (specification §2). */
export const errorPages = [
  { status: '404', title: 'Page not found', text: 'お探しのページは見つかりませんでした。' },
  ...otherStatuses.map((status) => ({ status, title: failureTexts.title, text: failureTexts.text })),
].map((page) => ({ ...page, file: getErrorPageFile(page.status) }))
