const addresses = [
  ['Campaigns', '/campaigns/'],
  ['Blocks', '/examples/blueprints/'],
  ['Diagnostics', '/examples/check-webview/'],
  ['Another scenario', '/examples/check-webview/status/?scenario=anonymous'],
] as const

function printAddresses(origin: string): void {
  console.log(`\n${addresses.map(([name, path]) => `  ${name.padEnd(18)}${origin}${path}\n`).join('')}  Stop with Ctrl+C.\n`)
}

/**
 * Starts a server on the port that `PORT` names, 3000 otherwise, and tells where its pages are. False, with the reason
 * printed, when that cannot be done. `command` is how a person started it.
 */
export async function listen(command: string, start: (port: number) => Promise<{ origin: string }>): Promise<boolean> {
  const port = Number(process.env['PORT'] ?? 3000)
  try {
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(`PORT has to be a number from 0 to 65535, not "${process.env['PORT']}".`)
    const { origin } = await start(port)
    printAddresses(origin)
    return true
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    const reason = error instanceof RangeError ? error.message : error
    console.error(isBusy ? `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} ${command}` : reason)
    process.exitCode = 1
    return false
  }
}
