import type { RunningServer } from '../../hosting/server/listen-at.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { readSetting } from '../../shared/settings/settings.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** The pages to print when a server starts, with their names. */
const pages = [
  ['Campaigns', '/campaigns/'],
  ['Blocks', '/examples/blueprints/'],
  ['Diagnostics', '/examples/check-webview/'],
  ['Another scenario', '/examples/check-webview/status/?scenario=anonymous'],
] as const

/** Prints the URLs of a server: its pages on this machine, `openPath` first, then its other origins. */
function printUrls([localOrigin = '', ...otherOrigins]: readonly string[], openPath: string | undefined): void {
  const lines = [
    ...(openPath === undefined ? [] : [['A campaign, while on', localOrigin + openPath]]),
    ...pages.map(([name, path]) => [name, localOrigin + path]),
    ...otherOrigins.map((origin) => ['On your network', `${origin}/campaigns/`]),
  ]
  console.log(
    `\n${lines.map(([name = '', address]) => `  ${name.padEnd(22)}${address}\n`).join('')}\n  The tab at the edge of each page shows it at another moment, on another device, to another visitor;\n  ?at=2023-09-10T12:00 behind any address does the same.\n\n  Stop with Ctrl+C.\n`,
  )
}

/** Returns what the user can do about an error when a server starts; undefined for an unknown error. */
function findHint(error: unknown, port: number, host: string, command: string): string | undefined {
  if (error instanceof PlainError) return error.message
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port === 65_535 ? 3000 : port + 1} ${command}`
    case 'EACCES':
      return `Port ${port} needs more rights than you have. Choose another: PORT=3000 ${command}`
    case 'EADDRNOTAVAIL':
      return `HOST has to be an address of this machine, which ${host} is not. 0.0.0.0 is all of them: HOST=0.0.0.0 ${command}`
    default:
      return undefined
  }
}

/**
 * Starts a server on `PORT` and `HOST`, prints its URLs, and stops it when the command receives a signal. Prints the
 * reason and returns false if the server cannot start. `command` is the command line as the user typed it, `openPath` the
 * path of the page to open first.
 */
export async function listen(
  command: string,
  start: (port: number, host: string) => Promise<RunningServer>,
  openPath?: string,
): Promise<boolean> {
  const [port, host] = [readSetting('PORT'), readSetting('HOST')]
  try {
    const { origins, stop } = await start(port, host)
    stopOnSignal(stop)
    printUrls(origins, openPath)
    return true
  } catch (error) {
    console.error(findHint(error, port, host, command) ?? error)
    process.exitCode = 1
    return false
  }
}
