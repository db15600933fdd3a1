import { createServer } from 'node:http'

import { withApi, type Api, type RunningServer } from '../hosting/server.ts'
import { root } from './root.ts'

/** Serves the pages as they are being worked on, with `api` in place of the provider's server. Ends when `stop` is called. */
export async function startDevServer(port: number, api: Api): Promise<RunningServer> {
  // Next and React read it when they are loaded.
  Object.assign(process.env, { NODE_ENV: 'development' })
  const { default: next } = await import('next')
  const server = createServer()
  const app = next({ dev: true, dir: `${root}/site`, port, hostname: 'localhost', httpServer: server })
  await app.prepare()
  const answerPage = app.getRequestHandler()
  server.on('request', (request, response) => withApi(request, response, api, () => void answerPage(request, response)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.close()
      await app.close()
    },
  }
}
