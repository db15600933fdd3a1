import { startServer } from '../hosting/server.ts'
import { buildSiteIfChanged } from './build-site.ts'
import { outFolder } from './root.ts'

const port = Number(process.env['PORT'] ?? 3000)

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT has to be a number from 0 to 65535, not "${process.env['PORT']}".`)
  process.exitCode = 1
} else if (!(await buildSiteIfChanged())) {
  console.error('Nothing is served, because the site could not be built.')
  process.exitCode = 1
} else {
  try {
    const server = await startServer(outFolder, port)
    console.log(`\n  The campaigns are at  ${server.origin}/campaigns/\n  Blocks               ${server.origin}/examples/blueprints/\n  Stop with Ctrl+C.\n`)
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    console.error(isBusy ? `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start` : error)
    process.exitCode = 1
  }
}
