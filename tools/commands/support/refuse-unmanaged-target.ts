import { existsSync } from 'node:fs'
import path from 'node:path'

import { recordAllAsGenerated, readGeneratedFiles } from '../../output-folder/generated-files.ts'
import { refuseUnmanaged } from '../../output-folder/refuse-unmanaged.ts'
import { readStamp } from './published-stamp.ts'
import { cacheFolder } from '../project-paths.ts'

/**
 * Refuses to build into a folder that contains unmanaged files. The output of a previous version of the builder, which
 * has no list of its files, counts as generated if its stamp matches every byte, and so does a cache folder.
 * @throws PlainError that names the files that would be lost
 */
export async function refuseUnmanagedTarget(folder: string, stamp: string): Promise<void> {
  if (existsSync(folder) && !readGeneratedFiles(folder)) {
    const isCache = !path.relative(cacheFolder, folder).startsWith('..')
    if (isCache || (await readStamp(stamp, folder))) recordAllAsGenerated(folder)
  }
  refuseUnmanaged(folder, 'en')
}
