import path from 'node:path'

import { publishedTexts } from '../../content/published-texts.ts'
import { folderOnDisk, readContentCached } from '../../content/read-content-cached.ts'
import { buildBase } from './build-base.ts'
import { readBuiltVersion } from './built-version.ts'
import { readBuildCode } from '../../build/code-files.ts'
import { hasOtherCode, unpack } from './base-commit.ts'
import { leftoversIn } from '#content-layer/rules/edits/leftovers.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { requirementTexts } from '../requirement-subjects.ts'
import { planTexts } from '../plan-subjects.ts'
import { readPublication } from './read-publication.ts'
import { readRenderedVersion } from './rendered-version.ts'
import type { Version } from './version.ts'

type Options = {
  root: string
  /** The current content folder. */
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

type Versions = { before: Version; after: Version }

/**
 * Returns whether the documents of screens are equal. A change in them is visible only in a build, since Next renders
 * screens.
 */
function areScreensEqual({ before, after }: Versions): boolean {
  const files = [...after.documents.keys()].filter((file) => file.startsWith('screens/'))
  const providerOf = (version: Version) =>
    JSON.stringify((JSON.parse(version.documents.get('index.json') ?? '{}') as { provider?: unknown }).provider)
  return (
    providerOf(before) === providerOf(after) &&
    files.every((file) => before.documents.get(file) === after.documents.get(file))
  )
}

async function readBothRendered({ root, content, commit, cacheFolder, now }: Options): Promise<Versions> {
  const base = path.join(cacheFolder, 'base')
  await unpack(root, commit, path.join(base, 'unpacked'), 'content')
  return {
    before: await readRenderedVersion(path.join(base, 'unpacked', 'content'), base, now),
    after: await readRenderedVersion(content, path.join(cacheFolder, 'now'), now, publishedTexts(content, commit)),
  }
}

/** Returns the compared data that is not part of any document. */
function unpublishedDataOf(content: Content) {
  return {
    publication: readPublication(content),
    plans: planTexts(content.plans),
    requirements: requirementTexts(content.shared.requirements),
  }
}

async function readBothBuilt({
  root,
  commit,
  preview,
  basePath,
  cacheFolder,
  content,
  now,
}: Options): Promise<Versions> {
  const base = await buildBase(root, commit, cacheFolder)
  const source = { folder: content, cacheFile: path.join(cacheFolder, 'now', 'content.json') }
  const unpacked = path.join(cacheFolder, 'base', 'unpacked')
  await unpack(root, commit, unpacked, 'content')
  const old = { folder: path.join(unpacked, 'content'), cacheFile: path.join(cacheFolder, 'base', 'content.json') }
  const before = await readContentCached(old, undefined, now)
  const after = await readContentCached(source, undefined, now, publishedTexts(content, commit))
  return {
    before: await readBuiltVersion(base, { basePath, ...unpublishedDataOf(before) }),
    after: await readBuiltVersion(preview, {
      basePath,
      ...unpublishedDataOf(after),
      leftovers: leftoversIn(folderOnDisk(content), after.shared.phrases),
    }),
  }
}

/**
 * Reads both versions. If only content pages can differ, the current code renders both, in milliseconds a page;
 * otherwise the commit's own code builds its preview, and two builds are compared.
 * @throws PlainError if the commit's content has errors or its site cannot be built
 */
export async function readVersions(options: Options): Promise<Versions> {
  const { root, commit, report } = options
  const names = new Set(Object.values(await readBuildCode(root)).flatMap((files) => Object.keys(files)))
  if (!hasOtherCode(root, commit, names)) {
    const versions = await readBothRendered(options)
    if (areScreensEqual(versions)) return versions
  }
  report('› 前の版のサイトを作っています（はじめは1分ほどかかります）…')
  return readBothBuilt(options)
}
