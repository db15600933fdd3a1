import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { errorStatuses } from '../error-statuses.ts'
import { hostingFiles } from './hosting-files.ts'

/** Error pages answer to no address of their own, so their folders and flight data go. */
async function moveErrorPages(folder: string): Promise<void> {
  for (const status of errorStatuses) await rename(path.join(folder, 'errors', status, 'index.html'), path.join(folder, 'errors', `${status}.html`))
  const left = [...errorStatuses.map((status) => `errors/${status}`), '404', '_not-found', '_not-found.txt', '_not-found.html']
  for (const name of left) await rm(path.join(folder, name), { recursive: true, force: true })
  for (const name of await glob('errors/*.txt', { cwd: folder })) await rm(path.join(folder, name))
}

/** Turns Next's export into what is published: error pages in their place, and the settings of hosts beside them. */
export async function finishExport(exported: string, published: string): Promise<void> {
  await moveErrorPages(exported)
  const pages = (await glob('**/index.html', { cwd: exported })).sort()
  for (const [name, text] of Object.entries(hostingFiles(pages))) await writeFile(path.join(exported, name), text)
  // One rename at the end, so that nobody is ever served a half-written folder.
  const old = `${published}.old`
  await rm(old, { recursive: true, force: true })
  await rename(published, old).catch(() => undefined)
  await mkdir(path.dirname(published), { recursive: true })
  await rename(exported, published).catch(() => cp(exported, published, { recursive: true }))
  await rm(old, { recursive: true, force: true })
}
