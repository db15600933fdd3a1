import path from 'node:path'

import { cacheFolder, root } from '#tools/commands/project-paths.ts'
import { readSiteLocation } from '#tools/shared/settings/site-location.ts'
import type { Target } from '#tools/commands/targets.ts'
import type { ContentSource } from '#tools/content/content-source.ts'

/**
 * The content of the fixture site: small, frozen and fictional, with each kind of page, block, state and screen. Engine
 * tests run on it, so that they do not change with what marketers write.
 */
export const fixtureContent: ContentSource = {
  folder: path.join(root, 'tests', 'fixtures', 'site'),
  cacheFile: path.join(cacheFolder, 'fixture-content.json'),
}

function fixtureTarget(name: string, settings: Pick<Target, 'isPreview' | 'location'>): Target {
  return { name, folder: path.join(cacheFolder, name), content: fixtureContent, ...settings }
}

/** The fixture site as published. */
export const fixtureSite = fixtureTarget('fixture-site', { isPreview: false })

/** URL of the preview, on a shared host. */
export const previewLocation = { siteUrl: 'https://reviews.example.jp/campaigns/spring', basePath: '/campaigns/spring' }

/** The fixture site with the sandbox (D19), published below a path of a host. */
export const fixturePreview = fixtureTarget('fixture-preview', {
  isPreview: true,
  location: readSiteLocation(previewLocation.siteUrl),
})
