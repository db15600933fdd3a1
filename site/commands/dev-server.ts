import { createServer } from 'node:http'

import { listenAt } from '../hosting/listen-at.ts'
import { runningServer, withApi, type Api, type RunningServer } from '../hosting/server.ts'
import { root } from './root.ts'

/**
 * Serves the pages as they are being worked on, with `api` in place of the provider's server. Ends when `stop` is called.
 * @throws the system's error, such as EADDRINUSE, when the port cannot be had
 */
export async function startDevServer(port: number, api: Api, host: string): Promise<RunningServer> {
  // The port is had before the work begins: another command may have it, and Next has to know which one it is.
  const { port: actual, servers } = await listenAt(() => createServer(), port, host)
  const running = runningServer(host, actual, servers)
  // Next and React read it when they are loaded. To other origins than these Next gives pages without their scripts.
  Object.assign(process.env, { NODE_ENV: 'development', DEV_ORIGINS: running.origins.join(',') })
  const { default: next } = await import('next')
  const [first, ...others] = servers
  const app = next({ dev: true, dir: `${root}/site`, port: actual, hostname: 'localhost', ...(first && { httpServer: first }) })
  const prepared = app.prepare().then(() => app.getRequestHandler())
  for (const server of servers)
    server.on('request', (request, response) => withApi(request, response, api, () => void prepared.then((answerPage) => answerPage(request, response))))
  // Next listens to one server for the connections over which it tells pages of changes.
  for (const server of others) server.on('upgrade', (...upgrade) => first?.emit('upgrade', ...upgrade))
  await prepared
  const stop = async (patience?: number) => {
    await Promise.all([running.stop(patience), app.close()])
  }
  return { ...running, stop }
}
