import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Reachable from this machine only, on both addresses that browsers resolve `localhost` to. */
export const localhost = 'localhost'

const loopback = ['127.0.0.1', '::1'] as const
const anyAddress: readonly string[] = ['0.0.0.0', '::']

function listen(server: Server, port: number, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => {
      server.off('error', reject)
      const opened = server.address()
      resolve(typeof opened === 'object' && opened ? opened.port : port)
    })
  })
}

/** A machine without IPv4 or IPv6 lacks the loopback address of that family. */
function isAddressUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))
}

/** A port, and its servers, one per address. */
type Opened = { port: number; servers: readonly Server[] }

/**
 * Opens a port, or any free one for 0, on one address of this machine or on `localhost`.
 * @throws the system's error, such as EADDRINUSE, if that is not available
 */
export async function listenAt(makeServer: () => Server, port: number, host: string): Promise<Opened> {
  const first = makeServer()
  if (host !== localhost) return { port: await listen(first, port, host), servers: [first] }
  const actual = await listen(first, port, loopback[0])
  const second = makeServer()
  try {
    await listen(second, actual, loopback[1])
    return { port: actual, servers: [first, second] }
  } catch (error) {
    if (isAddressUnavailable(error)) return { port: actual, servers: [first] }
    first.close()
    throw error
  }
}

/** The fields used of the system's network interfaces. */
type Address = { address: string; family: string; internal: boolean }
type Interfaces = Readonly<Record<string, readonly Address[] | undefined>>

function isExternal({ internal, family }: Address): boolean {
  return !internal && family === 'IPv4'
}

/** The origins of a server on a host and port, the one for this machine first. */
export function originsOf(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string[] {
  const origin = (address: string) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
  if (!anyAddress.includes(host)) return [origin(host)]
  const outside = Object.values(interfaces).flatMap((addresses = []) =>
    addresses.filter(isExternal).map(({ address }) => address),
  )
  return [localhost, ...outside].map(origin)
}
