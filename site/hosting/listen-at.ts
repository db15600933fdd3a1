import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Where a server may be reached: from this machine alone, under both addresses that browsers take `localhost` for. */
export const localhost = 'localhost'

const loopback = ['127.0.0.1', '::1'] as const
const everywhere: readonly string[] = ['0.0.0.0', '::']

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

/** A machine without one of the two kinds of addresses has no such loopback. */
function isWithoutAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))
}

/** A port, and the servers behind it, one for each address. */
type Opened = { port: number; servers: readonly Server[] }

/**
 * Opens a port, 0 for any that is free, on one address of this machine or on `localhost`.
 * @throws the system's error, such as EADDRINUSE, where that cannot be had
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
    if (isWithoutAddress(error)) return { port: actual, servers: [first] }
    first.close()
    throw error
  }
}

/** What is used of the system's list of addresses. */
type Address = { address: string; family: string; internal: boolean }
type Interfaces = Readonly<Record<string, readonly Address[] | undefined>>

function isOutside({ internal, family }: Address): boolean {
  return !internal && family === 'IPv4'
}

/** The origins under which a server on a host and port is reached, the one for this machine first. */
export function originsOf(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string[] {
  const origin = (address: string) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
  if (!everywhere.includes(host)) return [origin(host)]
  const outside = Object.values(interfaces).flatMap((addresses = []) =>
    addresses.filter(isOutside).map(({ address }) => address),
  )
  return [localhost, ...outside].map(origin)
}
