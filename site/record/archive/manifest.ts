import { formatMinute } from '#schemas/format-time.ts'

import { hashOf } from '../../content-layer/hash.ts'
import type { Commit } from '../read-commit.ts'
import type { ArchivedPage } from './archive-pages.ts'

/** Changes with the published content. */
export function contentVersion(documents: ReadonlyMap<string, string>): string {
  return hashOf(JSON.stringify([...documents].sort(([a], [b]) => (a < b ? -1 : 1))))
}

/**
 * The list of what an archive holds, as a text. It tells the time of the commit, not that of the run, so that the same
 * commit gives the same bytes.
 */
export function formatManifest(pages: readonly ArchivedPage[], commit: Commit | undefined, content: string): string {
  const about = {
    commit: commit?.hash ?? 'none',
    committedAt: commit ? formatMinute(commit.time) : 'none',
    hasUncommittedChanges: commit?.isClean === false,
    timeZone: 'Asia/Tokyo',
    contentVersion: content,
  }
  return `${JSON.stringify({ ...about, pages }, null, 2)}\n`
}
