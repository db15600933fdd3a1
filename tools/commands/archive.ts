import path from 'node:path'

import { archiveRelease, hashRelease } from '../archive/release.ts'
import { openContent } from '../build/content-preview.ts'
import { computeFolderDigest } from '../output-folder/folder-digest.ts'
import { readCommandTime } from '../shared/settings/command-time.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'
import { readCommit, type Commit } from '../shared/processes/commit.ts'
import { PlainError } from '../shared/plain-error.ts'
import { buildSiteFromSettings } from './build-site.ts'
import { archiveFolder, outFolder, root } from './project-paths.ts'
import { production } from './targets.ts'

/**
 * Returns the commit that is checked out.
 * @throws PlainError if there are uncommitted changes
 */
function readCleanCommit(): Commit {
  const commit = readCommit(root)
  if (commit?.isClean) return commit
  throw new PlainError('まだコミットしていない変更があるので、記録できません。コミットしてから、もう一度どうぞ。')
}

// npm run archive: archives the release as evidence of the published pages (docs/approvals.md).
parseCommand({
  usage: 'npm run archive takes no arguments. It reads from the environment:',
  options: {},
  settings: ['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL', 'SOURCE_DATE_EPOCH'],
})
const commit = readCleanCommit()
const builtAt = readCommandTime()
const site = await buildSiteFromSettings(production)
if (!site) process.exit(1)
// A commit may have been created during the build, which takes minutes.
if (readCleanCommit().hash !== commit.hash)
  throw new PlainError('ビルドのあいだにコミットが変わりました。もう一度どうぞ。')
const { siteUrl } = await openContent(outFolder).provider()
const folder = await archiveRelease({ site: outFolder, commit, builtAt, siteUrl }, archiveFolder)
if (computeFolderDigest(path.join(folder, 'site')) !== site.digest)
  throw new PlainError(`ほかのビルドが同時に動いたので、${folder} は公開するものと違います。消して、もう一度どうぞ。`)
const shown = path.relative(root, folder)
console.log(`${shown}/ に残しました。一覧（manifest.json）の SHA-256: ${hashRelease(folder)}`)
console.log(`見るには: npm run preview -- --archive ${shown}`)
