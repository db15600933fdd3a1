import path from 'node:path'

import { hashOf } from '../shared/hash.ts'
import { addSpeculationRules } from '#site/page-script/speculation-rules.ts'

import { layPreviewOver } from '../preview/lay-preview-over.ts'
import { versionOfCode } from './code-files.ts'
import type { Build, MakeSiteOptions } from './make-options.ts'
import { makeScreens } from './screens.ts'

/** Every page of a screen, reused or exported by Next; undefined if Next failed. */
export function makeScreenPages(options: MakeSiteOptions, { versionOf, texts, output }: Build) {
  const { scripts, basePath, apiOrigin, code, screenSettings, cacheFolder, project, runNext, preview } = options
  return makeScreens({
    version: hashOf(versionOfCode(code.screens), basePath, apiOrigin, screenSettings, JSON.stringify(scripts)),
    versionOf,
    recordsFile: path.join(cacheFolder, 'screens'),
    texts,
    output,
    effort: options.effort ?? 'smallest',
    project,
    runNext,
    finish: (exported) => {
      const html = addSpeculationRules(exported)
      return preview ? layPreviewOver(html, basePath) : html
    },
    connect: ["'self'", ...(apiOrigin === '' ? [] : [apiOrigin])],
  })
}
