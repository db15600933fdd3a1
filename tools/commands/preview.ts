import path from 'node:path'

import { startCommand } from './start-command.ts'
import { buildSiteFromSettings } from './build-site.ts'
import { previewFolder, root } from './root.ts'
import { preview } from './targets.ts'

// npm run preview: a folder that any file host can serve, with the sandbox in place of the provider's server (D19).
startCommand('npm run preview', ['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL'])
const isBuilt = await buildSiteFromSettings(preview)
const place = process.env['SITE_URL']
process.exitCode = isBuilt ? 0 : 1
if (isBuilt) {
  console.log(
    `\nThe preview is in ${path.relative(root, previewFolder)}/. The tab at the edge of each page chooses the moment, the device and the visitor; docs/sandbox.md has the parameters.`,
  )
  if (place) console.log(`Publish it at ${place}: its QR codes and app links lead there.`)
  else
    console.log(
      'Its QR codes and app links lead to the published site. Name the place of the preview to make them lead there: SITE_URL=https://… npm run preview',
    )
}
