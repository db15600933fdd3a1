import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const boundTo = server.address()
  server.close()
  return typeof boundTo === 'object' && boundTo !== null ? boundTo.port : 0
}
