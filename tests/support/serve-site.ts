import { readSetting } from '#site/commands/settings.ts'
import { sandboxApi } from '#site/hosting/sandbox-api.ts'
import { startServer } from '#site/hosting/server.ts'

// Serves a built site with the sandbox as its server, on PORT: what `npm start` does, without building anything.
const [folder = ''] = process.argv.slice(2)
await startServer(folder, readSetting('PORT'), sandboxApi())
