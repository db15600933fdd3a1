import { campaignFile, documentsPath, monthFile } from '#content-layer/documents/documents.ts'
import { campaignPath, monthPath } from '#content-layer/routes.ts'
import { tryGit } from '../shared/run-git.ts'

const removedFile = /^campaigns\/([^/]+)\/([a-z0-9-]+)\.(?:mdx|yaml)$/

/** The addresses of a campaign's or month's pages and document, by its file below the content folder. */
function addressesOf(file: string): string[] {
  const [, month, id] = removedFile.exec(file) ?? []
  if (month === undefined || id === undefined) return []
  const isMonth = id === 'month'
  const pages = (['web', 'in-app'] as const).map((variant) =>
    isMonth ? monthPath(month, variant) : campaignPath(month, id, variant),
  )
  return [...pages, `/${documentsPath}/${isMonth ? monthFile(month) : campaignFile(month, id)}`]
}

/**
 * The addresses of campaigns and months that were once in the content, as far as the history of this checkout reaches:
 * a shallow one knows of none, nor does a folder without git. Some of them may exist again.
 * @throws GitError if git fails for any other reason
 */
export function listWithdrawn(contentFolder: string): string[] {
  const args = ['log', '--no-renames', '--diff-filter=D', '--name-only', '--format=', '--relative', '--', 'campaigns']
  const listed = tryGit(contentFolder, args, ['not-installed', 'no-repository', 'unknown-ref']) ?? ''
  return [...new Set(listed.split('\n'))].flatMap(addressesOf)
}
