import type { Drawn } from '#content-layer/images/image.ts'
import { allowPlainStreams } from '#editor/engine/allow-plain-streams.ts'
import { serveEngine, type WorkerScope } from '#editor/engine/serve-engine.ts'
import type { ContentPageScripts } from '#site/page-script/page-scripts.ts'

import { createStyleSheet } from '../styles/create-style-sheet.ts'

/** The data that `bundle-engine.ts` inlines into the script. */
declare const engineData: {
  scripts: ContentPageScripts
  css: string
  basePath: string
  /** The URL of the site, where it is not the provider's own. */
  siteUrl: string | null
  frameScript: string
  cachedDrawings: [fingerprint: string, drawn: Drawn][]
  /** A fixed time, for tests; otherwise the device's. */
  now: number | null
}

// The scope of a worker, which the types of a page do not know.
declare const self: WorkerScope

const { css, cachedDrawings, now, ...data } = engineData
allowPlainStreams(globalThis)
serveEngine(self, {
  ...data,
  styleSheet: createStyleSheet(css),
  cachedDrawings: new Map(cachedDrawings),
  now: () => now ?? Date.now(),
})
