import { monthFilePath } from '#content-layer/common/entry-files.ts'
import { monthId } from '#schemas/ids.ts'

import type { PlanRequest } from '../engine/engine-client.ts'
import { getFormUrl } from '../entries/editor-urls.ts'
import { mayWrite, writeMonth } from '../session/local-folder.ts'
import type { Session } from '../session/session.ts'

/** Returns why a month cannot be created under a name; undefined if it can. */
export function findMonthProblem(month: string, months: readonly string[]): string | undefined {
  if (months.includes(month)) return `${month} はもうあります。上書きはしません。ほかの月を書いてください。`
  return monthId.safeParse(month).success ? undefined : '新しい月は 202309-1 のように書きます。'
}

/** Opens a month that Sveltia did not write. Reloads the page, because Sveltia reads its folder only when it starts. */
function reopenWith(month: string): void {
  history.replaceState(null, '', getFormUrl(monthFilePath(month)))
  location.reload()
}

/**
 * Writes a planned month into the folder and opens it. Returns the problems of the sheet if it no longer matches the
 * content of the folder.
 * @throws Error if nothing was written
 */
export async function createMonth(
  session: Session,
  folder: FileSystemDirectoryHandle,
  request: PlanRequest,
): Promise<{ problems: string[] } | undefined> {
  if (!(await mayWrite(folder))) throw new Error('フォルダーに書きこむ許可がありません')
  // Another program may have changed the original since the dialog was opened.
  await session.readMonths(folder)
  const result = await session.engine.planMonth(request)
  if ('problems' in result) return result
  await writeMonth(await folder.getDirectoryHandle('content'), request.month, result.files)
  reopenWith(request.month)
  return undefined
}
