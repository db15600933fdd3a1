import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folders: string[] = []

process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})
// Without a listener these signals would end the process without cleaning up.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Creates an empty folder outside the project, which is removed on exit. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'campaign-pages-'))
  folders.push(folder)
  return folder
}
