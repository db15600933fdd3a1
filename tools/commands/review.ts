import path from 'node:path'

import type { ContentIndex } from '#content-layer/documents/document-types.ts'
import { siteContent } from '../content/content-source.ts'
import { refuseUnmanaged } from '../output-folder/refuse-unmanaged.ts'
import { PlainError } from '../shared/plain-error.ts'
import { readCommit } from '../shared/processes/commit.ts'
import { isBranchPage } from '../review/sign/commit-link.ts'
import { findBase, type Base } from '../compare/versions/base-commit.ts'
import { readCommandTime } from '../shared/settings/command-time.ts'
import { buildSiteFromSettings } from './build-site.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'
import { approvalsFolder, cacheFolder, reviewOutFolder, root } from './project-paths.ts'
import { checkSettings, readSetting } from '../shared/settings/settings.ts'
import { preview } from './targets.ts'

const usage = `使い方: npm run review
  前の版とくらべて、変わるところを out-review/ にまとめます。どこにでも置ける静的なフォルダです。
  npm run review -- --base main      くらべる版（ブランチ、タグ、コミット）を選ぶ
  npm run review -- --words          画面を撮らずに、言葉だけをくらべる
  npm run review -- --branch-page https://github.com/会社/サイト/tree/ブランチ
                                     承認の記録を、ブラウザからそのブランチにコミットできるようにする
  SITE_URL=https://… npm run review  置く場所を決める`

/** `branchPage` is the URL of the reviewed branch at its host, if approvals can be committed there. */
type ReviewSettings = { base: Base; hasPictures: boolean; branchPage: string | undefined }

/** Compares the built preview with a version and writes the review. Returns the numbers of changed items and pages. */
async function createReview({
  base,
  hasPictures,
  branchPage,
}: ReviewSettings): Promise<{ entries: number; pages: number }> {
  // Imported after the build has set NODE_ENV, which React reads when it is loaded.
  const [{ readVersions }, { makeReview }, { listApprovals }] = await Promise.all([
    import('../compare/versions/read-versions.ts'),
    import('../review/make-review.ts'),
    import('../review/list-approvals.ts'),
  ])
  const createdAt = readCommandTime()
  const location = readSetting('SITE_URL')
  const basePath = location?.basePath ?? ''
  const versions = await readVersions({
    root,
    content: siteContent.folder,
    commit: base.commit,
    preview: preview.folder,
    basePath,
    cacheFolder: path.join(cacheFolder, 'review'),
    now: createdAt,
    report: console.log,
  })
  // The content layer wrote it.
  const { provider } = JSON.parse(versions.after.documents.get('index.json') ?? '{}') as ContentIndex
  const commit = readCommit(root)
  return makeReview({
    versions,
    names: { before: base, after: { name: 'いまのファイル', details: [] } },
    preview: preview.folder,
    output: reviewOutFolder,
    appToken: provider.userAgentToken,
    createdAt,
    hasPictures,
    listApprovals: (changed) =>
      listApprovals({ content: siteContent, records: approvalsFolder, now: createdAt, commit, branchPage }, changed),
    siteUrl: location?.siteUrl ?? `${provider.siteUrl}${basePath}`,
    report: console.log,
  })
}

// npm run review: compares the current files with a previous version, for reviewers.
const { values } = parseCommand({
  usage,
  options: { base: { type: 'string' }, words: { type: 'boolean' }, 'branch-page': { type: 'string' } },
})
const { words = false, 'branch-page': branchPage } = values
if (branchPage !== undefined && !isBranchPage(branchPage))
  throw new PlainError(`--branch-page に書けるのは https://github.com/会社/サイト/tree/ブランチ の形です。\n${usage}`)
checkSettings(['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL'])
refuseUnmanaged(reviewOutFolder, 'ja')
const base = findBase(root, values.base)
console.log(`› いまのファイルを、${base.name}（${base.details.join('、')}）とくらべます。`)
if (await buildSiteFromSettings(preview)) {
  const { entries, pages } = await createReview({ base, hasPictures: !words, branchPage })
  const outFolder = path.relative(root, reviewOutFolder)
  console.log(
    `\n変わる内容は${entries}件、変わるページは${pages}件です。${outFolder}/ をどこかに置いて、/review/ を開いてください。`,
  )
} else process.exitCode = 1
