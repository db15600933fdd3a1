import path from 'node:path'

import type { ContentIndex } from '#content-layer/documents/documents.ts'
import { makeReview, type ReviewOptions } from './make-review.ts'
import type { Base } from '../compare/versions/git.ts'
import { readVersions } from '../compare/versions/read-versions.ts'
import { nameBase } from '../compare/versions/version-name.ts'

type Options = {
  root: string
  base: Base
  /** Today's content, and the preview that was built from it, with the path below which it is published. */
  content: string
  preview: string
  basePath: string
  /** The URL at which the review is published, if it is known. */
  siteUrl: string | undefined
  output: string
  cacheFolder: string
  madeAt: number
  hasPictures: boolean
  listApprovals: ReviewOptions['listApprovals']
  report: (line: string) => void
}

/**
 * Writes the review of what differs between a commit and the files of today; returns how many things there are to
 * review.
 * @throws PlainError if the commit cannot be compared with
 */
export async function reviewChanges(options: Options): Promise<{ cards: number; shots: number }> {
  const {
    root,
    base,
    content,
    preview,
    basePath,
    output,
    cacheFolder,
    madeAt,
    hasPictures,
    listApprovals,
    siteUrl,
    report,
  } = options
  const versions = await readVersions({
    root,
    content,
    commit: base.commit,
    preview,
    basePath,
    cacheFolder: path.join(cacheFolder, 'review'),
    now: madeAt,
    report,
  })
  // The content layer wrote it.
  const { provider } = JSON.parse(versions.after.documents.get('index.json') ?? '{}') as ContentIndex
  const names = { before: nameBase(base), after: { name: 'いまのファイル', details: [] } }
  return makeReview({
    versions,
    names,
    preview,
    output,
    appToken: provider.userAgentToken,
    madeAt,
    hasPictures,
    listApprovals,
    siteUrl: siteUrl ?? `${provider.siteUrl}${basePath}`,
    report,
  })
}
