import path from 'node:path'

import { hasOtherCode, unpackContent } from './git.ts'
import { readRenderedVersion } from './rendered-version.ts'
import type { Version } from './version.ts'

type Options = {
  root: string
  /** The content folder of today. */
  content: string
  /** The commit to compare with. */
  commit: string
  /** The built preview of today. */
  preview: string
  cacheFolder: string
  report: (line: string) => void
}

/** Reads both versions: the content of a commit and that of today. */
export async function readVersions({ root, content, commit, cacheFolder, report }: Options): Promise<{ before: Version; after: Version }> {
  const base = path.join(cacheFolder, 'base')
  await unpackContent(root, commit, path.join(base, 'unpacked'))
  const before = await readRenderedVersion(path.join(base, 'unpacked', 'content'), base)
  const after = await readRenderedVersion(content, path.join(cacheFolder, 'now'))
  void hasOtherCode
  void report
  return { before, after }
}
