import { sandboxApi } from '#site/hosting/sandbox-api.ts'
import { startServer } from '#site/hosting/server.ts'
import { listen } from '#site/commands/listen.ts'

// What npm start does once the site is built, with a folder of the test's own.
await listen('npm start', (port, host) => startServer(process.env['SERVED_FOLDER'] ?? '', port, sandboxApi(), host))
