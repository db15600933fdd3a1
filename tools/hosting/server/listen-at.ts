import { createServer, type RequestListener, type Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Reachable from this machine only, on both addresses that browsers resolve `localhost` to. */
const localhost = 'localhost'

const loopback = ['127.0.0.1', '::1'] as const
const wildcardHosts: readonly string[] = ['0.0.0.0', '::']

function listen(server: Server, port: number, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, url, () => {
      server.off('error', reject)
      const opened = server.address()
      resolve(typeof opened === 'object' && opened ? opened.port : port)
    })
  })
}

/** Returns whether an address does not exist, such as the IPv6 loopback address on a machine without IPv6. */
function isAddressUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))
}

type Interfaces = Readonly<
  Record<string, readonly { address: string; family: string; internal: boolean }[] | undefined>
>

/** Returns the origins of a server on a host and port, that of this machine first. */
export function originsOf(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string[] {
  const origin = (url: string) => `http://${isIPv6(url) ? `[${url}]` : url}:${port}`
  if (!wildcardHosts.includes(host)) return [origin(host)]
  const hosts = Object.values(interfaces).flatMap((addresses = []) => addresses)
  const outside = hosts.filter(({ internal, family }) => !internal && family === 'IPv4')
  return [localhost, ...outside.map(({ address }) => address)].map(origin)
}

/** A server's origins, that of this machine first. `stop` waits the given number of milliseconds for open responses. */
export type RunningServer = {
  origin: string
  origins: readonly string[]
  stop: (gracePeriod?: number) => Promise<void>
}

function stopServer(server: Server, gracePeriod: number): Promise<void> {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    if (gracePeriod === 0) server.closeAllConnections()
    else setTimeout(() => server.closeAllConnections(), gracePeriod).unref()
  })
}

/** A running server with its port and its Node servers, one for each address. */
type ListeningServer = RunningServer & { port: number; servers: readonly [Server, ...Server[]] }

function createRunning(host: string, port: number, servers: ListeningServer['servers']): ListeningServer {
  const origins = originsOf(host, port)
  const stop = async (gracePeriod = 0) => {
    await Promise.all(servers.map((server) => stopServer(server, gracePeriod)))
  }
  return { origin: origins[0] ?? '', origins, stop, port, servers }
}

/**
 * Starts a server on a port of this machine, reachable from this machine only unless `host` is another of its
 * addresses; port 0 is any free port.
 * @throws the system's error, such as EADDRINUSE, if the port is not available
 */
export async function serve(listener: RequestListener, port: number, host = localhost): Promise<ListeningServer> {
  const first = createServer(listener)
  const actual = await listen(first, port, host === localhost ? loopback[0] : host)
  if (host !== localhost) return createRunning(host, actual, [first])
  const second = createServer(listener)
  try {
    await listen(second, actual, loopback[1])
    return createRunning(host, actual, [first, second])
  } catch (error) {
    if (isAddressUnavailable(error)) return createRunning(host, actual, [first])
    first.close()
    throw error
  }
}
