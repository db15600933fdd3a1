// The entry point of every command: installs the packages if necessary, and runs a script of TypeScript. Plain JavaScript,
// because no package is installed when it first runs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

import { formatError } from './support/format-error.mjs'
import { importTypeScript, root } from '../shared/bundling/import-typescript.mjs'

/** The file with the fingerprint of the lockfile from which the packages were installed. */
const stamp = path.join(root, 'node_modules', '.installed-from')

/** Minimum minor version of each supported major version of Node (`engines` in `package.json`). */
const oldestMinors = new Map([
  [20, 19],
  [22, 16],
])
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 24 && !(minor >= (oldestMinors.get(major) ?? Infinity))) {
  console.error(
    `This project needs Node 20.19, 22.16, 24 or newer; this is ${process.versions.node}. Install one and try again.`,
  )
  process.exit(1)
}

/** Hashes everything that decides which packages are installed. */
function computeFingerprint() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  hash.update(JSON.stringify({ dependencies, devDependencies, overrides }))
  hash.update(readFileSync(path.join(root, 'package-lock.json')))
  return hash.digest('hex')
}

/** Installs the packages of the lockfile, unless they are installed already. */
function ensureInstalled() {
  const fingerprint = computeFingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  console.log('› Installing packages (about a minute the first time) …')
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(
      `Installing failed${error ? ` (${error.message})` : ''}. Check the network, then run the same command again.`,
    )
    process.exit(1)
  }
  writeFileSync(stamp, fingerprint)
}

const [script = 'tools/commands/start.ts', ...rest] = process.argv.slice(2)
process.chdir(root)
process.env['NEXT_TELEMETRY_DISABLED'] = '1'
process.argv.splice(2, process.argv.length, ...rest)
// The consumer of the output may close it early, as `head` does; the command continues.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (!('code' in error && error.code === 'EPIPE')) throw error
  })
}
try {
  ensureInstalled()
  await importTypeScript(script)
} catch (error) {
  console.error(formatError(error))
  process.exit(1)
}
