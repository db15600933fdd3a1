import { stat } from 'node:fs/promises'
import path from 'node:path'

import { keepOldFiles } from '../hosting/keep-old-files.ts'
import { outFolder } from './root.ts'
import { writeBucketList } from './write-bucket-list.ts'

/** Files of earlier deployments are asked for by pages that were open then; a week outlasts any visit. */
const usualDays = 7

async function keep(previous: string, days: number): Promise<void> {
  const { kept, dropped } = await keepOldFiles({ previous, published: outFolder, now: new Date(), days })
  await writeBucketList(outFolder)
  console.log(`${kept.length} old files stay for up to ${days} days; ${dropped.length} were replaced earlier and are left out.`)
}

const [previous = ''] = process.argv.slice(2)
const days = Number(process.env['KEEP_DAYS'] ?? usualDays)
const isFolder = previous !== '' && (await stat(path.join(previous, '404.html')).catch(() => undefined))

if (!isFolder || !(days >= 0)) {
  console.error(
    isFolder
      ? `KEEP_DAYS has to be a number of days, not "${process.env['KEEP_DAYS']}".`
      : `"${previous}" is no published folder. Name the one that is published now: npm run keep -- ../published`,
  )
  process.exitCode = 1
} else await keep(previous, days)
