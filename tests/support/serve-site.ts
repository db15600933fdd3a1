import { readSetting } from '#site/commands/settings.ts'
import { sandboxApi } from '#site/hosting/sandbox-api.ts'
import { startServer } from '#site/hosting/server.ts'

// Serves a built site with the sandbox on PORT: `npm start` without the build.
const [folder = ''] = process.argv.slice(2)
await startServer(folder, readSetting('PORT'), sandboxApi())
