import path from 'node:path'

import { ownContent } from '../content-layer/content-source.ts'
import { findBase } from '../review/versions/git.ts'
import { nameBase } from '../review/versions/version-name.ts'
import { commandTime } from './command-time.ts'
import { buildSiteFromSettings } from './build-site.ts'
import { parseOptions } from './parse-options.ts'
import { approvalsFolder, cacheFolder, reviewOutFolder, root } from './root.ts'
import { checkSettings, readSetting } from './settings.ts'
import { preview } from './targets.ts'

const usage = `使い方: npm run review
  前の版とくらべて、変わるところを out-review/ にまとめます。どこにでも置ける静的なフォルダです。
  npm run review -- --base main      くらべる版（ブランチ、タグ、コミット）を選ぶ
  npm run review -- --words          画面を撮らずに、言葉だけをくらべる
  SITE_URL=https://… npm run review  置く場所を決める`

const options = { help: { type: 'boolean' }, base: { type: 'string' }, words: { type: 'boolean' } } as const

async function review(named: string | undefined, hasPictures: boolean): Promise<boolean> {
  checkSettings(['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL'])
  const base = await findBase(root, named)
  console.log(`› いまのファイルを、${base.name}（${nameBase(base).details.join('、')}）とくらべます。`)
  if (!(await buildSiteFromSettings(preview))) return false
  // Loaded once the build has set NODE_ENV: React decides by it.
  const [{ reviewChanges }, { listApprovals }] = await Promise.all([
    import('../review/review-changes.ts'),
    import('../review/list-approvals.ts'),
  ])
  const made = await reviewChanges({
    root,
    base,
    content: ownContent.folder,
    preview: preview.folder,
    basePath: readSetting('SITE_URL')?.basePath ?? '',
    output: reviewOutFolder,
    cacheFolder,
    madeAt: commandTime(),
    hasPictures,
    approvals: await listApprovals(ownContent, approvalsFolder, commandTime()),
    siteUrl: readSetting('SITE_URL')?.siteUrl,
    report: console.log,
  })
  const place = path.relative(root, reviewOutFolder)
  console.log(`\n変わるところは${made.cards}件です。${place}/ をどこかに置いて、/review/ を開いてください。`)
  return true
}

const { help, base, words = false } = parseOptions(usage, options)
if (help) console.log(usage)
else process.exitCode = (await review(base, !words)) ? 0 : 1
