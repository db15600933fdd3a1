import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Reachable from this machine only, on both addresses that browsers resolve `localhost` to. */
const localhost = 'localhost'

/** Returns the port, which the system chooses for port 0. */
async function listen(server: Server, port: number, address: string): Promise<number> {
  server.listen(port, address)
  await once(server, 'listening')
  const opened = server.address()
  return typeof opened === 'object' && opened ? opened.port : port
}

/** Returns whether an address does not exist, such as the IPv6 loopback address on a machine without IPv6. */
function isAddressUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))
}

type Interfaces = Record<string, { address: string; family: string; internal: boolean }[] | undefined>

/** Returns the origins of a server on a host and port, that of this machine first. */
export function listOrigins(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string[] {
  const origin = (url: string) => `http://${isIPv6(url) ? `[${url}]` : url}:${port}`
  if (!['0.0.0.0', '::'].includes(host)) return [origin(host)]
  const hosts = Object.values(interfaces).flatMap((addresses = []) => addresses)
  const outside = hosts.filter(({ internal, family }) => !internal && family === 'IPv4')
  return [localhost, ...outside.map(({ address }) => address)].map(origin)
}

/** A server, with that of this machine first. `stop` waits so many milliseconds for open responses. */
export type RunningServer = {
  origin: string
  origins: readonly string[]
  port: number
  servers: readonly [Server, ...Server[]]
  stop: (gracePeriod?: number) => Promise<void>
}

/**
 * Starts a server on a port of this machine, reachable from this machine only unless `host` is another of its
 * addresses; port 0 is any free port.
 * @throws the system's error, such as EADDRINUSE, if the port is not available
 */
export async function serve(listener: RequestListener, port: number, host = localhost): Promise<RunningServer> {
  const servers: [Server, ...Server[]] = [createServer(listener)]
  const actual = await listen(servers[0], port, host === localhost ? '127.0.0.1' : host)
  const stop = async (gracePeriod = 0) => {
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
    setTimeout(() => servers.forEach((server) => server.closeAllConnections()), gracePeriod).unref()
    await Promise.all(closed)
  }
  if (host === localhost) {
    const second = createServer(listener)
    try {
      await listen(second, actual, '::1')
      servers.push(second)
    } catch (error) {
      if (!isAddressUnavailable(error)) {
        await stop()
        throw error
      }
    }
  }
  const origins = listOrigins(host, actual)
  return { origin: origins[0] ?? '', origins, port: actual, servers, stop }
}
