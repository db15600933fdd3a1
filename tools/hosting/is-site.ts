import { statSync } from 'node:fs'
import path from 'node:path'

import { errorPage } from './internal-files.ts'

/** The page that every built site and review has, by which a folder is known as one. */
export const sitePage = errorPage(404)

/** Whether a folder holds a site: one without its page for what is not there is none, or only part of one. */
export function isSite(folder: string): boolean {
  const stats = statSync(path.join(folder, sitePage), { throwIfNoEntry: false })
  return stats?.isFile() === true && stats.size > 0
}
