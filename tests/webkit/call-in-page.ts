import type { WebkitPage } from './driver/drive-webkit.ts'

/**
 * Calls a function in the page, and returns its result. The function is sent as text, so it can use nothing from around
 * itself.
 */
export async function callInPage<Result>(page: WebkitPage, script: () => Result): Promise<Result> {
  return (await page.read(`(${script.toString()})()`)) as Result
}
