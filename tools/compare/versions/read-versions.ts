import path from 'node:path'

import { openFolderOnDisk, readContentCached } from '../../content/read-content-cached.ts'
import { buildBase } from './build-base.ts'
import { readBuiltVersion } from './built-version.ts'
import { readBuildCode } from '../../build/code-files.ts'
import { hasOtherCode, unpack } from './base-commit.ts'
import { readUnpublishedData } from '../unpublished-data.ts'
import { readRenderedVersion } from './rendered-version.ts'
import type { Version, Versions } from '../compare-versions.ts'

type Options = {
  root: string
  content: string
  /** The commit to compare with. */
  commit: string
  /** The current preview, and the path below which it is published. */
  preview: string
  basePath: string
  cacheFolder: string
  /** The clock, in milliseconds since 1970 UTC. */
  now: number
  report: (line: string) => void
}

/** Returns whether the documents of screens are equal. Only a build shows a change of them. */
function areScreensEqual({ before, after }: Versions): boolean {
  const files = [...after.documents.keys()].filter((file) => file.startsWith('screens/'))
  const readProvider = (version: Version) =>
    JSON.stringify((JSON.parse(version.documents.get('index.json') ?? '{}') as { provider?: unknown }).provider)
  return (
    readProvider(before) === readProvider(after) &&
    files.every((file) => before.documents.get(file) === after.documents.get(file))
  )
}

/**
 * Reads both versions. If only content pages can differ, the current code renders both, in milliseconds a page;
 * otherwise the commit's own code builds its preview, and two builds are compared.
 * @throws PlainError if the commit's content has errors or its site cannot be built
 */
export async function readVersions(options: Options): Promise<Versions> {
  const { root, content, commit, preview, basePath, cacheFolder, now, report } = options
  const [base, current] = [path.join(cacheFolder, 'base'), path.join(cacheFolder, 'now')]
  const unpacked = path.join(base, 'unpacked')
  await unpack(root, commit, unpacked, 'content')
  const contentBefore = path.join(unpacked, 'content')
  const names = new Set(Object.values(await readBuildCode(root)).flatMap((files) => Object.keys(files)))
  if (!hasOtherCode(root, commit, names)) {
    const versions = {
      before: await readRenderedVersion(contentBefore, base, now),
      after: await readRenderedVersion(content, current, now),
    }
    if (areScreensEqual(versions)) return versions
  }
  report('› 前の版のサイトを作っています（はじめは1分ほどかかります）…')
  const builtBase = await buildBase(root, commit, cacheFolder)
  const readBuilt = async (site: string, folder: string, workFolder: string) => {
    const source = { folder, cacheFile: path.join(workFolder, 'content.json') }
    const unpublished = readUnpublishedData(openFolderOnDisk(folder), await readContentCached(source, now))
    return readBuiltVersion(site, { basePath, ...unpublished })
  }
  const before = await readBuilt(builtBase, contentBefore, base)
  return { before, after: await readBuilt(preview, content, current) }
}
