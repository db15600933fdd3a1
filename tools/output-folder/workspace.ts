import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'

import { unfinishedPrefix } from '#content-layer/source/files/content-files.ts'

/** Calls `make` with an empty folder next to `parent`, which is removed afterwards in any case. */
export async function withWorkspace<T>(parent: string, make: (workspace: string) => Promise<T>): Promise<T> {
  await mkdir(path.dirname(parent), { recursive: true })
  const start = path.join(path.dirname(parent), `${unfinishedPrefix}${path.basename(parent)}-`)
  const workspace = await mkdtemp(start)
  try {
    return await make(workspace)
  } finally {
    await rm(workspace, { recursive: true, force: true })
  }
}
