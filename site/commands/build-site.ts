import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'

import { formatPlain } from '#schemas/format-time.ts'

import {
  listHeldBack,
  nameSubject,
  publicationSpan,
  type HeldBack,
  type Span,
} from '#content-layer/publication/list-held-back.ts'
import { formatMoments } from '#content-layer/publication/moments.ts'
import { buildEnvironment, ownEnvironment } from './build-environment.ts'
import { readDocumentsInMemory } from '../render/documents-in-memory.ts'
import { takeBuildLock } from './build-lock.ts'
import { commandTime } from './command-time.ts'
import { formatError, fullDisk, isDiskFull } from './format-error.mjs'
import { codeVersion, inputFingerprint } from './input-fingerprint.ts'
import { previewLayer } from './preview-layer.ts'
import { refuseForeignTarget } from './refuse-foreign-target.ts'
import { isUpToDate, readStamp, writeStamp } from './published-stamp.ts'
import { cacheFolder, root } from './root.ts'
import { runPackage } from './run-process.ts'
import { readSetting } from './settings.ts'
import type { SiteLocation } from './site-location.ts'
import type { Target } from './targets.ts'

/** The file that records what the target was last built from. */
export function stampFile({ name }: Target): string {
  return path.join(cacheFolder, `${name}-built-from`)
}

function fingerprintOf({ content }: Target, location: SiteLocation | undefined): Promise<string> {
  return inputFingerprint(root, content.folder, location)
}

/** Previews show everything. */
const always: Span = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

async function isBuilt(target: Target, fingerprint: string, now: number): Promise<boolean> {
  return isUpToDate(await readStamp(stampFile(target), target.folder), fingerprint, now)
}

/** True if the target's folder holds what is to be published at `now`, in milliseconds since 1970. */
export async function isSiteBuilt(target: Target, now: number): Promise<boolean> {
  return isBuilt(target, await fingerprintOf(target, target.location), now)
}

/**
 * V8 collects garbage when the heap has grown by this many percent, instead of doubled: a build of a thousand campaigns
 * then takes 360 MB instead of 540, and no longer.
 */
const heapGrowth = 30

/** A line of the build's summary. */
function describeHeldBack(page: HeldBack): string {
  return `  Held back until ${formatPlain(page.until)} (Japan time): ${nameSubject(page)} 「${page.title}」`
}

/** Checks the content and builds everything that is published into the target's folder. */
async function buildSite(
  target: Target,
  location: SiteLocation | undefined,
  fingerprint: string,
  now: number,
): Promise<boolean> {
  const { name, folder, content, isPreview } = target
  Object.assign(process.env, ownEnvironment)
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`)
  await refuseForeignTarget(target.folder, stampFile(target))
  console.log('› Checking content …')
  // Loaded on demand: `npm start` mostly finds nothing to build.
  const [{ prepare }, { makeSite }] = await Promise.all([import('./prepare.ts'), import('../build/make-site.ts')])
  const prepared = await prepare({ location, source: content, now, holdsBack: !isPreview })
  if (!prepared.sources) return false
  console.log('› Making pages …')
  await rm(stampFile(target), { force: true })
  const buildCache = path.join(cacheFolder, `built-${name}`)
  const environment = buildEnvironment(isPreview, location)
  const made = await makeSite({
    ...prepared.sources,
    ...(isPreview ? {} : { moments: formatMoments(prepared.content, now) }),
    published: folder,
    cacheFolder: buildCache,
    publicFolder: path.join(root, 'site', 'public'),
    basePath: location?.basePath ?? '',
    apiOrigin: readSetting('NEXT_PUBLIC_API_ORIGIN'),
    codeVersion: await codeVersion(root),
    screenSettings: JSON.stringify(environment),
    project: path.join(root, 'site'),
    ...(isPreview && { preview: previewLayer(readDocumentsInMemory(prepared.sources.documents).content) }),
    runNext: (more) => runPackage('next', ['build', 'site'], { ...environment, ...more }),
  })
  if (!made) {
    if (isDiskFull(buildCache)) console.error(fullDisk)
    return false
  }
  console.log(made.summary)
  if (!isPreview) for (const page of listHeldBack(prepared.content, now)) console.log(describeHeldBack(page))
  const span = isPreview ? always : publicationSpan(prepared.content, now)
  await writeStamp(stampFile(target), { fingerprint, span }, made.digest)
  return true
}

/**
 * Does the work while holding the build lock. It must read its inputs only then: waiting for another build may take
 * long.
 */
async function withBuildLock(work: () => Promise<boolean>): Promise<boolean> {
  const release = await takeBuildLock('build')
  try {
    return await work()
  } finally {
    release()
  }
}

/**
 * Builds the site for the location in `SITE_URL`, by default the target's own. Returns false, with the reason printed,
 * if that fails.
 */
export async function buildSiteFromSettings(target: Target): Promise<boolean> {
  try {
    const location = readSetting('SITE_URL') ?? target.location
    return await withBuildLock(async () =>
      buildSite(target, location, await fingerprintOf(target, location), commandTime()),
    )
  } catch (error) {
    console.error(formatError(error))
    return false
  }
}

/**
 * Builds the site for the target's own location as of `now`, in milliseconds since 1970, unless its folder is already up
 * to date. A moment of publication that has passed since makes it out of date, though no file has changed.
 */
export async function buildSiteIfChanged(target: Target, now: number = commandTime()): Promise<boolean> {
  if (await isSiteBuilt(target, now)) return true
  const { location } = target
  return withBuildLock(async () => {
    const fingerprint = await fingerprintOf(target, location)
    return (await isBuilt(target, fingerprint, now)) || buildSite(target, location, fingerprint, now)
  })
}
