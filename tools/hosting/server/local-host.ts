import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'

/**
 * Returns whether the Host header names this machine: localhost, an IP address, or the machine's name. Otherwise a page
 * of another site could have its own name resolved to this machine and read the served content (DNS rebinding),
 * including scheduled content. A numeric address cannot be rebound.
 */
export function isLocalHost(header: string | undefined): boolean {
  if (header === undefined || !URL.canParse(`http://${header}`)) return false
  const name = new URL(`http://${header}`).hostname.replaceAll(/^\[|\]$|\.$/g, '')
  const machine = hostname().toLowerCase()
  return isIP(name) !== 0 || /(?:^|\.)localhost$/.test(name) || [machine, `${machine}.local`].includes(name)
}

/** Answers 421 (RFC 9110 §15.5.20) to a request for another host, and returns whether it did. */
export function refuseOtherHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (isLocalHost(request.headers.host)) return false
  response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end('421 This server answers for localhost, IP addresses and this machine’s name only.\n')
  return true
}
