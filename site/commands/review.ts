import path from 'node:path'
import { parseArgs } from 'node:util'

import { ownContent } from '../content-layer/content-source.ts'
import type { ContentIndex } from '../content-layer/documents.ts'
import { PlainError } from '../plain-error.ts'
import { buildSiteFromSettings } from './build-site.ts'
import { cacheFolder, reviewOutFolder, root } from './root.ts'
import { checkSettings } from './settings.ts'
import { preview } from './targets.ts'

const usage = `使い方: npm run review
  前の版とくらべて、変わるところを out-review/ にまとめます。どこにでも置ける静的なフォルダです。
  npm run review -- --base main    くらべる版（ブランチ、タグ、コミット）を選ぶ
  SITE_URL=https://… npm run review  置く場所を決める`

function readBase(): string | undefined {
  try {
    const { help, base } = parseArgs({ options: { help: { type: 'boolean' }, base: { type: 'string' } } }).values
    if (!help) return base
    console.log(usage)
    process.exit()
  } catch (error) {
    throw new PlainError(`${usage}\n${error instanceof Error ? error.message : String(error)}`)
  }
}

const named = readBase()
checkSettings(['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL'])
const { describeCommit, findBase } = await import('../review/versions/git.ts')
const base = await findBase(root, named)
const name = await describeCommit(root, base.commit)
console.log(`› いまのファイルを ${name}（${base.reason}）とくらべます。`)
if (!(await buildSiteFromSettings(preview))) process.exit(1)
const [{ makeReview }, { readVersions }] = await Promise.all([
  import('../review/make-review.ts'),
  import('../review/versions/read-versions.ts'),
])
const versions = await readVersions({
  root,
  content: ownContent.folder,
  commit: base.commit,
  preview: preview.folder,
  cacheFolder: path.join(cacheFolder, 'review'),
  report: console.log,
})
const { provider } = JSON.parse(versions.after.documents.get('index.json') ?? '{}') as ContentIndex
const made = await makeReview({
  versions,
  names: { before: name, after: 'いまのファイル' },
  preview: preview.folder,
  output: reviewOutFolder,
  appToken: provider.userAgentToken,
  madeAt: Date.now(),
  report: console.log,
})
console.log(
  `\n変わるところは${made.cards}件です。${path.relative(root, reviewOutFolder)}/ を置いて、/review/ を開いてください。`,
)
