import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'

import { formatForContent } from '#domain/time/format-time.ts'

import {
  listScheduled,
  type ScheduledPage,
  publicationSpan,
  type PublicationSpan,
} from '#content-layer/documents/publication-schedule.ts'
import { formatContentLocation } from '#content-layer/documents/content-location.ts'
import { formatMoments } from '#content-layer/documents/upcoming-changes.ts'
import { defaultEnvironment } from './support/build-environment.ts'
import type { Revisions } from '#site/documents/content-reader.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { readBuildCode, type BuildCode } from '../build/code-files.ts'
import { computeContentFingerprint, computeInputFingerprint } from '../build/input-fingerprint.ts'
import type { BuiltSite } from '../build/make-site.ts'
import { takeBuildLock } from './support/build-lock.ts'
import { readCommandTime } from '../shared/settings/command-time.ts'
import { apiViewerPath, makeApiViewer } from '../api-documents/make-api-viewer.ts'
import { hasEditorHost } from '../editor/editor-backend.ts'
import { createEditorOnDemand } from '../editor/editor-on-demand.ts'
import { editorPath, type MakePart } from '../shared/preview-part.ts'
import { createPreviewLayer } from '../build/content-preview.ts'
import { readRevisions } from '../content/read-revisions.ts'
import { refuseUnmanaged } from '../output-folder/refuse-unmanaged.ts'
import { isUpToDate, readStamp, writeStamp } from './support/published-stamp.ts'
import { cacheFolder, root } from './project-paths.ts'
import { readSetting } from '../shared/settings/settings.ts'
import type { SiteLocation } from '../shared/settings/site-location.ts'
import type { Target } from './targets.ts'

/** Returns the file that records the inputs of the target's last build. */
export function getStampFile({ name }: Target): string {
  return path.join(cacheFolder, `${name}-built-from`)
}

/** Inputs of a build: the code, the modification times of campaigns, and the fingerprint of all inputs. */
type Inputs = { code: BuildCode; revisions: Revisions; fingerprint: string }

async function readInputs({ content }: Target, location: SiteLocation | undefined): Promise<Inputs> {
  // A separate process finds the imports of the code while this one reads the content.
  const [code, files] = await Promise.all([readBuildCode(root), computeContentFingerprint(content.folder)])
  const revisions = readRevisions(content.folder)
  return { code, revisions, fingerprint: computeInputFingerprint(code, files, revisions, location) }
}

/** The publication span of previews, which include everything that is scheduled. */
const unlimitedSpan: PublicationSpan = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

/**
 * Heap growth in percent that triggers V8's garbage collection, by default 100. A build of a thousand campaigns then
 * takes 360 MB instead of 540, in the same time.
 */
const heapGrowth = 30

/** Returns the additional parts of a preview: the API viewer, and the editor if it can save to a repository. */
function listPreviewParts(folder: string, location: SiteLocation | undefined): ReadonlyMap<string, MakePart> {
  const viewer = [apiViewerPath, makeApiViewer] as const
  return new Map(hasEditorHost() ? [viewer, [editorPath, createEditorOnDemand(folder, location)]] : [viewer])
}

/** Formats a scheduled page as a line of the build's summary. */
function describeScheduled(page: ScheduledPage): string {
  return `  Held back until ${formatForContent(page.publishAt)} (Japan time): ${formatContentLocation(page)} 「${page.title}」`
}

/** Imports the modules that build: on demand, and after the environment is set, which React reads once. */
export async function importBuildModules() {
  Object.assign(process.env, defaultEnvironment)
  const [{ prepare }, { makeSite }] = await Promise.all([
    import('../build/prepare.ts'),
    import('../build/make-site.ts'),
  ])
  return { prepare, makeSite }
}

/** Checks the content and builds all published pages and files into the target's folder. */
async function buildSite(
  target: Target,
  location: SiteLocation | undefined,
  { code, revisions, fingerprint }: Inputs,
  now: number,
): Promise<BuiltSite | undefined> {
  const { name, folder, content, isPreview } = target
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`)
  refuseUnmanaged(folder, 'en')
  console.log('› Checking content …')
  const { prepare, makeSite } = await importBuildModules()
  const prepared = await prepare({ location, source: content, now, hidesScheduled: !isPreview })
  if (!prepared.sources) return undefined
  console.log('› Making pages …')
  await rm(getStampFile(target), { force: true })
  const buildCache = path.join(cacheFolder, `built-${name}`)
  const site = await makeSite({
    ...prepared.sources,
    revisions,
    ...(isPreview ? {} : { moments: formatMoments(prepared.content, now) }),
    published: folder,
    cacheFolder: buildCache,
    publicFolder: path.join(root, 'site', 'public'),
    basePath: location?.basePath ?? '',
    siteUrl: location?.siteUrl,
    apiOrigin: readSetting('NEXT_PUBLIC_API_ORIGIN'),
    code,
    logLevel: process.env['NEXT_PUBLIC_LOG_LEVEL'] ?? '',
    ...(isPreview && { preview: createPreviewLayer(readDocumentsInMemory(prepared.sources.documents).content) }),
    ...(isPreview && { parts: listPreviewParts(content.folder, location) }),
  })
  console.log(site.summary)
  if (!isPreview) for (const page of listScheduled(prepared.content, now)) console.log(describeScheduled(page))
  const span = isPreview ? unlimitedSpan : publicationSpan(prepared.content, now)
  await writeStamp(getStampFile(target), { fingerprint, span }, site.digest)
  return site
}

/** Runs `work` under the build lock. It must read its inputs itself, because the wait may be long. */
async function withBuildLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const release = await takeBuildLock('build')
  try {
    return await work()
  } finally {
    release()
  }
}

/**
 * Builds the site for `SITE_URL`, by default the target's location. If the content has errors, prints them and returns
 * undefined.
 * @throws PlainError, or the error of a page that cannot be rendered, see `makeSite`
 */
export async function buildSiteFromSettings(target: Target): Promise<BuiltSite | undefined> {
  const location = readSetting('SITE_URL') ?? target.location
  return withBuildLock(async () => {
    const [inputs] = await Promise.all([readInputs(target, location), importBuildModules()])
    return buildSite(target, location, inputs, readCommandTime())
  })
}

/** Builds the site as of `now`, in milliseconds since 1970, unless its folder has what is published then. */
export async function buildSiteIfChanged(target: Target, now: number = readCommandTime()): Promise<boolean> {
  const { location } = target
  const isBuiltFrom = async ({ fingerprint }: Inputs) =>
    isUpToDate(await readStamp(getStampFile(target), target.folder), fingerprint, now)
  if (await isBuiltFrom(await readInputs(target, location))) return true
  return withBuildLock(async () => {
    const inputs = await readInputs(target, location)
    return (await isBuiltFrom(inputs)) || (await buildSite(target, location, inputs, now)) !== undefined
  })
}
