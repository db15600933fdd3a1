import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { bucketListFile } from '../hosting/bucket-list.ts'

/** Writes the list of bucket objects next to the published folder, with its report: no host needs to read it. */
export async function writeBucketList(published: string): Promise<void> {
  const files = await glob('**', { cwd: published, dot: true })
  await writeFile(path.join(`${published}-report`, 's3-objects.json'), bucketListFile(files))
}
