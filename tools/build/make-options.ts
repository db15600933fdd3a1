import type { PartName } from '#site/documents/content-parts.ts'
import type { ContentReader, Revisions, Shares } from '#site/documents/content-reader.ts'
import type { PageScripts } from '#site/page-script/page-scripts.ts'
import type { StyleSheet } from '#site/render/style-sheet.ts'

import type { MakePart } from '../shared/preview-part.ts'
import type { PreviewLayer } from '../hosting/server/preview-layer.ts'
import type { ScreenBundle, ScreenSettings } from './bundle-screens.ts'
import type { BuildCode } from './code-files.ts'
import type { OutputFolder } from './output-folder.ts'
import type { Store } from './build-cache.ts'
import type { Effort, TextStore } from './text-store.ts'

export type MakeSiteOptions = {
  /** The folder to publish. */
  published: string
  /** The build cache of this target. */
  cacheFolder: string
  /** The coming moments, as the text of a report; without it there is none, as in previews. */
  moments?: string
  /** The published documents by file. */
  documents: ReadonlyMap<string, string>
  revisions: Revisions
  /** Files that are published as they are, including pictures. */
  publicFolder: string
  scripts: PageScripts
  basePath: string
  /** The full URL of the site, without a slash at its end; without it links to it have no cards. */
  siteUrl?: string | undefined
  /** The origin of API calls, if not the site's own. */
  apiOrigin: string
  /** The code that produces each result, with its libraries. */
  code: Pick<BuildCode, 'styles' | 'pages' | 'screens'>
  /** Minimum level of what screens log; empty for the default. */
  logLevel: string
  /** Bundles the code of the screens; the production bundler by default. */
  bundleScreens?: (settings: ScreenSettings) => Promise<ScreenBundle>
  /** Compiles the style sheet of all pages; the production compiler by default. */
  compileStyles?: () => Promise<string>
  /** Builds the script that a preview injects into every page, given the paths of all. None in production. */
  preview?: PreviewLayer
  /** Additional parts of a preview, by path below the site. None in production. */
  parts?: ReadonlyMap<string, MakePart>
  /** The compression effort for pages and public files; by default `small` for content pages, and the highest. */
  effort?: Effort
}

/** Returns the current version of a part of the content, or undefined if it no longer exists. */
export type VersionOf = (part: PartName) => Promise<string | undefined>

/** The content, caches and output of one build. */
export type Build = {
  content: ContentReader
  shares: Shares
  styleSheet: StyleSheet
  versionOf: VersionOf
  store: Store
  texts: TextStore
  output: OutputFolder
}
