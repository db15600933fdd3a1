import path from 'node:path'

import { parseStart } from '#domain/time/japan-time.ts'

import { openRelease } from '../archive/release.ts'
import { openContent, createPreviewLayer, findRunningCampaignPath } from '../build/content-preview.ts'
import { createSandboxApi } from '../hosting/server/sandbox-api.ts'
import { startServer } from '../hosting/server/server.ts'
import { PlainError } from '../shared/plain-error.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'
import { readSiteLocation } from '../shared/settings/site-location.ts'
import { buildSiteFromSettings } from './build-site.ts'
import { listen } from './support/listen.ts'
import { previewFolder, root } from './project-paths.ts'
import { preview } from './targets.ts'

/** Serves an archived release as it was built, with the preview injected into its pages. */
async function showArchive(folder: string): Promise<void> {
  const { site, release } = openRelease(folder)
  const { commit, builtAsOf, siteUrl } = release
  // The release's pages refer to their files below that path, which this server does not serve.
  if (readSiteLocation(siteUrl)?.basePath !== '')
    throw new PlainError(`${folder} was built for ${siteUrl}. Serve ${site} below that path to look at it.`)
  console.log(`› The release of commit ${commit}, built as of ${builtAsOf} (Japan time). All files are as archived.`)
  const previewLayer = createPreviewLayer(openContent(site))
  const openPath = await findRunningCampaignPath(site, parseStart(builtAsOf))
  await listen(
    `npm run preview -- --archive ${folder}`,
    (port, host) => startServer(site, port, { api: createSandboxApi(), host, layer: previewLayer }),
    openPath,
  )
}

/** Builds a folder for any file host, with the sandbox in place of the provider's server (D19). */
async function buildPreview(): Promise<void> {
  const isBuilt = await buildSiteFromSettings(preview)
  const origin = process.env['SITE_URL']
  process.exitCode = isBuilt ? 0 : 1
  if (!isBuilt) return
  console.log(
    `\nThe preview is in ${path.relative(root, previewFolder)}/. The tab at the edge of each page chooses the moment, the device and the visitor; docs/sandbox.md has the parameters.`,
  )
  if (origin) console.log(`Publish it at ${origin}: its QR codes and app links lead there.`)
  else
    console.log(
      'Its QR codes and app links lead to the published site. Name the place of the preview to make them lead there: SITE_URL=https://… npm run preview',
    )
}

// npm run preview: previews the whole site, as it would be published or as a release was.
const { values } = parseCommand({
  usage: `npm run preview builds the site into out-preview/, with the sandbox in place of the server.
  --archive FOLDER: serves a release that npm run archive made, at any moment. Its files are checked first.
It reads from the environment:`,
  options: { archive: { type: 'string' } },
  settings: ['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL', 'PORT', 'HOST'],
})
if (values.archive === undefined) await buildPreview()
else await showArchive(values.archive)
