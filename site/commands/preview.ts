import { buildSiteAsAsked } from './build-site.ts'
import { previewFolder, root } from './root.ts'
import path from 'node:path'

// npm run preview: a folder that any file host can serve, with the sandbox in place of the provider's server (D19).
const isBuilt = await buildSiteAsAsked('preview')
process.exitCode = isBuilt ? 0 : 1
if (isBuilt)
  console.log(
    `\nThe preview is in ${path.relative(root, previewFolder)}/. Add ?scenario=anonymous to an address for another scenario; docs/sandbox.md lists them.`,
  )
