import { setTimeout as wait } from 'node:timers/promises'

import { listen } from '#site/commands/listen.ts'
import { startServer, type Api } from '#site/hosting/server.ts'

/**
 * In place of the sandbox, which takes longer to load than everything else: answers after as many milliseconds as the
 * path says.
 */
const slowApi: Api = {
  isApiPath: (path) => path.startsWith('/after/'),
  answer: async ({ url }) => {
    await wait(Number(url.split('/').at(-1)))
    return new Response('late')
  },
  cookiesFor: () => [],
}

// What npm start does once the site is built, with a folder of the test's own.
await listen('npm start', (port, host) => startServer(process.env['SERVED_FOLDER'] ?? '', port, slowApi, host))
