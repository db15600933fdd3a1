import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'

import { buildEnvironment, ownEnvironment } from './build-environment.ts'
import { readDocumentsInMemory } from '../render/documents-in-memory.ts'
import { takeBuildLock } from './build-lock.ts'
import { codeVersion, inputFingerprint } from './input-fingerprint.ts'
import { previewLayer } from './preview-layer.ts'
import { readStamp, writeStamp } from './published-stamp.ts'
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

async function isBuilt(target: Target, fingerprint: string): Promise<boolean> {
  return (await readStamp(stampFile(target), target.folder)) === fingerprint
}

/**
 * V8 collects garbage when the heap has grown by this many percent, instead of doubled: a build of a thousand campaigns
 * then takes 360 MB instead of 540, and no longer.
 */
const heapGrowth = 30

/** Checks the content and builds everything that is published into the target's folder. */
async function buildSite(target: Target, location: SiteLocation | undefined, fingerprint: string): Promise<boolean> {
  const { name, folder, content, isPreview } = target
  Object.assign(process.env, ownEnvironment)
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`)
  console.log('› Checking content …')
  // Loaded on demand: `npm start` mostly finds nothing to build.
  const [{ prepare }, { makeSite }] = await Promise.all([import('./prepare.ts'), import('../build/make-site.ts')])
  const { sources } = await prepare(location, content)
  if (!sources) return false
  console.log('› Making pages …')
  await rm(stampFile(target), { force: true })
  const environment = buildEnvironment(isPreview, location)
  const made = await makeSite({
    ...sources,
    published: folder,
    cacheFolder: path.join(cacheFolder, `built-${name}`),
    publicFolder: path.join(root, 'site', 'public'),
    basePath: location?.basePath ?? '',
    apiOrigin: readSetting('NEXT_PUBLIC_API_ORIGIN'),
    codeVersion: await codeVersion(root),
    screenSettings: JSON.stringify(environment),
    project: path.join(root, 'site'),
    ...(isPreview && { preview: previewLayer(readDocumentsInMemory(sources.documents).content) }),
    runNext: (more) => runPackage('next', ['build', 'site'], { ...environment, ...more }),
  })
  if (!made) return false
  console.log(made.summary)
  await writeStamp(stampFile(target), fingerprint, made.digest)
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
    return await withBuildLock(async () => buildSite(target, location, await fingerprintOf(target, location)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/** Builds the site for the target's own location, unless its folder is already up to date. */
export async function buildSiteIfChanged(target: Target): Promise<boolean> {
  const { location } = target
  if (await isBuilt(target, await fingerprintOf(target, location))) return true
  return withBuildLock(async () => {
    const fingerprint = await fingerprintOf(target, location)
    return (await isBuilt(target, fingerprint)) || buildSite(target, location, fingerprint)
  })
}
