import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import type { Policy } from './content-policy.ts'
import { mapEach } from './each.ts'
import { finishPage, type Finishing } from './finish-page.ts'
import type { PageReport } from './report.ts'
import { weigh } from './weigh.ts'

type Options = Omit<Finishing, 'readStyleSheet'> & {
  /** Next's export, whose pages are replaced by the finished ones. */
  folder: string
  /** Where the pages as Next made them are kept for those who compare. */
  exportedFolder: string
}

/** Next's data for changing to a page without loading it: with that gone, the browser loads the page, and its scripts run. */
async function dropFlightFiles(folder: string, page: string): Promise<void> {
  const own = path.posix.dirname(page)
  const names = await glob(['index.txt', '__next.*.txt'], { cwd: path.join(folder, own) })
  for (const name of names) await rm(path.join(folder, own, name))
}

export type FinishedPages = { pages: PageReport[]; policies: ReadonlyMap<string, Policy> }

/** Finishes every page of an export in place. */
export async function finishPages({ folder, exportedFolder, ...finishing }: Options): Promise<FinishedPages> {
  const read = new Map<string, Promise<Buffer>>()
  const readAddress = (address: string): Promise<Buffer> => {
    const known = read.get(address) ?? readFile(path.join(folder, address))
    read.set(address, known)
    return known
  }
  const readStyleSheet = async (address: string) => (await readAddress(address)).toString('utf8')
  const policies = new Map<string, Policy>()
  const files = (await glob('**/*.html', { cwd: folder })).sort()
  await rm(exportedFolder, { recursive: true, force: true })
  const pages = await mapEach(files, 8, async (page): Promise<PageReport> => {
    const file = path.join(folder, page)
    const exported = path.join(exportedFolder, page)
    const source = await readFile(file, 'utf8')
    const { html, policy, reasons } = await finishPage(page, source, { ...finishing, readStyleSheet })
    await mkdir(path.dirname(exported), { recursive: true })
    await rename(file, exported)
    await writeFile(file, html)
    if (reasons.length === 0) await dropFlightFiles(folder, page)
    policies.set(page, policy)
    const [before, after] = [await weigh(source, readAddress, finishing.store), await weigh(html, readAddress, finishing.store)]
    return { page, reasons, before, after }
  })
  return { pages, policies }
}
