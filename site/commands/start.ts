import { sandboxApi } from '../hosting/sandbox-api.ts'
import { startServer } from '../hosting/server.ts'
import { buildSiteIfChanged } from './build-site.ts'
import { listen } from './listen.ts'
import { outFolder } from './root.ts'

if (await buildSiteIfChanged('production')) {
  await listen('npm start', (port) => startServer(outFolder, port, sandboxApi()))
} else {
  console.error('Nothing is served, because the site could not be built.')
  process.exitCode = 1
}
