import { setTimeout as wait } from 'node:timers/promises'

import { listen } from '#tools/commands/support/listen.ts'
import { startServer, type Api } from '#tools/hosting/server/server.ts'

/**
 * Replaces the sandbox, which would dominate the start-up time: prints the request, and answers after the number of milliseconds in
 * the path.
 */
const slowApi: Api = {
  isApiPath: (path) => path.startsWith('/after/'),
  api: async ({ url }) => {
    console.log(`asked for ${new URL(url).pathname}`)
    await wait(Number(url.split('/').at(-1)))
    return new Response('late')
  },
  cookiesFor: () => [],
}

// What `npm start` does once the site is built, with a test's own folder.
await listen('npm start', (port, host) => startServer(process.env['SERVED_FOLDER'] ?? '', port, { api: slowApi, host }))
