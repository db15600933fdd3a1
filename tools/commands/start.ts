import { createSandboxApi } from '../hosting/server/sandbox-api.ts'
import { createEditorOnDemand } from '../editor/editor-on-demand.ts'
import { siteContent } from '../content/content-source.ts'
import { startServer } from '../hosting/server/server.ts'
import { readCommandTime } from '../shared/settings/command-time.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'
import { buildSiteIfChanged } from './build-site.ts'
import { listen } from './support/listen.ts'
import { openContent, createPreviewLayer, findRunningCampaignPath } from '../build/content-preview.ts'
import { outFolder } from './project-paths.ts'
import { production } from './targets.ts'

// npm start: builds the site if its inputs changed, and serves it with the sandbox API and the form editor.

parseCommand({
  usage: 'npm start takes no arguments. It reads from the environment:',
  options: {},
  settings: ['PORT', 'HOST', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL', 'SOURCE_DATE_EPOCH'],
})
if (await buildSiteIfChanged(production)) {
  const previewLayer = createPreviewLayer(openContent(outFolder))
  const openPath = await findRunningCampaignPath(outFolder, readCommandTime())
  await listen(
    'npm start',
    (port, host) =>
      startServer(outFolder, port, {
        api: createSandboxApi(),
        host,
        layer: previewLayer,
        editor: createEditorOnDemand(siteContent.folder),
      }),
    openPath,
  )
} else {
  console.error('Nothing is served, because the site could not be built.')
  process.exitCode = 1
}
