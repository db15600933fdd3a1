import { digestOfFolder } from '../output-folder/folder-digest.ts'
import { retainOldFiles } from '../hosting/deploy/retain-old-files.ts'
import { isSite } from '../hosting/published.ts'
import { refuseUnmanaged } from '../output-folder/refuse-unmanaged.ts'
import { PlainError } from '../shared/plain-error.ts'
import { stampFile } from './build-site.ts'
import { readStamp, writeStamp } from './support/published-stamp.ts'
import { outFolder } from './project-paths.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'
import { readSetting } from '../shared/settings/settings.ts'
import { production } from './targets.ts'

const usage = `npm run keep -- <folder> keeps files of the published site in out/, for pages that visitors still have open.
  <folder>   the folder that is published now: npm run keep -- ../published
It reads from the environment, for how many days they stay:`

/**
 * Copies what `previous` has and the new build in out/ has not. Pages that were opened before a release still load the
 * scripts and images of their own version.
 * @throws PlainError if one of the two is no site
 */
async function keepOldFiles(previous: string): Promise<void> {
  const days = readSetting('KEEP_DAYS')
  if (!isSite(previous))
    throw new PlainError(
      `"${previous}" is no published folder. Name the one that is published now: npm run keep -- ../published`,
    )
  if (!isSite(outFolder))
    throw new PlainError('There is no new build in out/ to keep old files for. Make it first: npm run build')
  refuseUnmanaged(outFolder, 'en')
  const built = await readStamp(stampFile(production), outFolder)
  const { retained, dropped } = retainOldFiles({ previous, published: outFolder, now: new Date(), days })
  // A verified folder remains verified with the retained files, which no build would generate again.
  if (built) await writeStamp(stampFile(production), built, digestOfFolder(outFolder))
  console.log(
    `${retained.length} old files stay for up to ${days} days; ${dropped.length} were replaced earlier and are left out.`,
  )
}

const { positionals } = parseCommand({ usage, options: {}, settings: ['KEEP_DAYS'], maxArguments: 1 })
await keepOldFiles(positionals[0] ?? '')
