import { computeFolderDigest } from '../output-folder/folder-digest.ts'
import { retainOldFiles } from '../hosting/deploy/retain-old-files.ts'
import { isSite } from '../hosting/published.ts'
import { refuseUnmanaged } from '../output-folder/refuse-unmanaged.ts'
import { PlainError } from '../shared/plain-error.ts'
import { getStampFile } from './build-site.ts'
import { readStamp, writeStamp } from './support/published-stamp.ts'
import { outFolder } from './project-paths.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'
import { readSetting } from '../shared/settings/settings.ts'
import { production } from './targets.ts'

const usage = `npm run retain -- <folder> copies files of the published site into out/, for pages that visitors still have open.
  <folder>   the folder that is published now: npm run retain -- ../published
The environment says for how many days they stay:`

/** @throws PlainError if `previous`, the published folder, or the new build in out/ is no site that builds generated */
function requireBothSites(previous: string): void {
  if (!isSite(previous))
    throw new PlainError(
      `"${previous}" is no published folder. Name the one that is published now: npm run retain -- ../published`,
    )
  if (!isSite(outFolder))
    throw new PlainError('There is no new build in out/ to retain old files for. Make it first: npm run build')
  refuseUnmanaged(outFolder, 'en')
}

/**
 * Copies into the new build in out/ the files that only `previous` has, for a number of days. Pages that were opened
 * before a release still load the scripts and images of their own version.
 */
async function retainInNewBuild(previous: string, days: number): Promise<void> {
  const stamp = await readStamp(getStampFile(production), outFolder)
  const { retained, dropped } = retainOldFiles({ previous, published: outFolder, now: new Date(), days })
  // A folder that is up to date stays so with the retained files, which no build would generate again.
  if (stamp) await writeStamp(getStampFile(production), stamp, computeFolderDigest(outFolder))
  console.log(
    `${retained.length} old files stay for up to ${days} days; ${dropped.length} were replaced earlier and are left out.`,
  )
}

const { positionals } = parseCommand({ usage, options: {}, settings: ['KEEP_DAYS'], maxArguments: 1 })
const [previous = ''] = positionals
const days = readSetting('KEEP_DAYS')
requireBothSites(previous)
await retainInNewBuild(previous, days)
