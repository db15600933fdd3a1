import { readSetting } from '#tools/shared/settings/settings.ts'
import { createSandboxApi } from '#tools/hosting/server/sandbox-api.ts'
import { startServer } from '#tools/hosting/server/server.ts'

// Serves a built site with the sandbox on PORT: `npm start` without the build.
const [folder = ''] = process.argv.slice(2)
await startServer(folder, readSetting('PORT'), { api: createSandboxApi() })
