import { cp, readdir } from 'node:fs/promises'
import path from 'node:path'

import { emptyPageScripts } from '#site/page-script/page-scripts.ts'
import { computeFolderDigest } from '#tools/output-folder/folder-digest.ts'
import { makeSite, type BuiltSite } from '#tools/build/make-site.ts'
import { root } from '#tools/commands/project-paths.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { campaignFile } from '#content-layer/documents/document-files.ts'
import { computeHash } from '#tools/shared/files/hash.ts'
import { removeScheduled } from '#content-layer/documents/remove-scheduled.ts'
import { formatMoments } from '#content-layer/documents/upcoming-changes.ts'
import { createPublisher } from '#tools/content/publish.ts'
import { generatedFilesFile } from '#tools/output-folder/generated-files.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'
import { screenFolders } from '#site/screens/screen-paths.ts'
import type { ScreenBundle, ScreenSettings } from '#tools/build/bundle-screens.ts'
import { compileStyles } from '#tools/styles/compile-styles.ts'

import { temporaryFolder } from '../run/temporary-folder.ts'

/**
 * What a small site is built from: its content, versions of code and scripts, its base path, its log level, when its
 * campaign of noodles was committed last, and the time of the build, by default after every moment of publication; both
 * in milliseconds since 1970.
 */
export type SmallSite = {
  content: string
  code: number
  script: number
  basePath: string
  /** The full URL of the site, for the cards of shared links; without it there are none. */
  siteUrl?: string
  logLevel?: string
  committed?: number
  now?: number
}

/** The folders in which a site is built repeatedly, as in one checkout. */
export type BuildFolders = { folder: string; published: string; cache: string }

const styles = await compileStyles()

export async function createBuildFolders(): Promise<BuildFolders> {
  const folder = await temporaryFolder()
  await cp(path.join(root, 'site', 'public', 'examples'), path.join(folder, 'public', 'examples'), { recursive: true })
  return { folder, published: path.join(folder, 'out'), cache: path.join(folder, 'cache') }
}

/**
 * Replaces the bundler of the screens, which takes seconds: each is made from its code's version and three parts of the
 * content.
 */
function bundleNothing(code: number, { logLevel }: ScreenSettings): ScreenBundle {
  const script = `console.log(${code}, '${logLevel}')`
  const file = `scripts/${computeHash(script)}.js`
  const folders = [...new Set(Object.values(screenFolders))]
  return {
    scripts: { [file]: script },
    initialScripts: Object.fromEntries(folders.map((folder) => [folder, [file]])),
    tokens: {},
    renderer: `export async function renderScreen(address, content, { script }) {
      const said = [(await content.provider()).name, await content.screen('lending'), await content.months()]
      const head = \`<meta charset="utf-8"/><script>\${script}</script>\`
      return \`<!DOCTYPE html><html><head>\${head}</head><body>\${JSON.stringify(said).length}\${address}</body></html>\`
    }`,
  }
}

/** `screenBundles` counts how often the screens were bundled. */
export type Built = (Pick<BuiltSite, 'rendered'> & { digest: string; screenBundles: number }) | { diagnostics: number }

/** Builds the site in these folders as a new process would: only files persist between builds. */
export async function buildSmallSite(
  { content, code, script, basePath, siteUrl, logLevel = '', committed, now = Number.POSITIVE_INFINITY }: SmallSite,
  folders: BuildFolders,
): Promise<Built> {
  const { folder, published, cache } = folders
  const cacheFile = path.join(cache, 'content.json')
  const contentCache = ContentCache.open(cacheFile, 'code')
  const read = await readContentFolder(content, contentCache, now)
  contentCache.save(cacheFile, 'code')
  if (read.diagnostics.length > 0) return { diagnostics: read.diagnostics.length }
  const output = {
    publicFolder: path.join(folder, 'public'),
    versionFile: path.join(folder, 'version.ts'),
    pictureStore: path.join(cache, 'pictures'),
  }
  const { documents } = await createPublisher(output)(content, removeScheduled(read, now))
  let screenBundles = 0
  const built = await makeSite({
    published,
    ...(Number.isFinite(now) && { moments: formatMoments(read, now) }),
    cacheFolder: path.join(cache, 'built'),
    documents,
    revisions: new Map(committed === undefined ? [] : [[campaignFile('202302-1', 'noodles'), committed]]),
    publicFolder: output.publicFolder,
    scripts: {
      ...emptyPageScripts,
      environment: `/* ${script} */`,
      page: `/* ${read.shared.provider?.userAgentToken ?? ''} */`,
    },
    basePath,
    siteUrl,
    apiOrigin: '',
    code: { styles: { code: String(code) }, pages: { code: String(code) }, screens: { code: String(code) } },
    logLevel,
    bundleScreens: (settings) => {
      screenBundles += 1
      return Promise.resolve(bundleNothing(code, settings))
    },
    compileStyles: () => Promise.resolve(`${styles}html{order:${code}}`),
    effort: 'quick',
  })
  return { digest: computeFolderDigest(published), screenBundles, rendered: built.rendered }
}

/**
 * Returns all files that builds leave behind, except the list of generated files: a build refuses a folder with a
 * damaged list.
 */
export async function filesOfBuilds({ folder, published }: BuildFolders): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) => !file.includes(`${path.sep}examples${path.sep}`) && file !== path.join(published, generatedFilesFile),
    )
    .sort()
}
