import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import pMap from 'p-map'
import { glob } from 'tinyglobby'

import type { Policy } from './content-policy.ts'
import { brotliSize, quickBrotliSize } from './compress.ts'
import { finishPage, type Finishing } from './finish-page.ts'
import type { PageReport } from './report.ts'
import { weigh } from './weigh.ts'

type Options = Omit<Finishing, 'readStyleSheet'> & {
  /** Next's export, whose pages are replaced by the finished ones. */
  folder: string
  /** Where the pages as Next made them are kept for those who compare. */
  exportedFolder: string
}

/** Does the work for each address once. */
function kept<Result>(work: (address: string) => Promise<Result>): (address: string) => Promise<Result> {
  const results = new Map<string, Promise<Result>>()
  return (address) => {
    const result = results.get(address) ?? work(address)
    results.set(address, result)
    return result
  }
}

export type FinishedPages = { pages: PageReport[]; policies: ReadonlyMap<string, Policy> }

/** Finishes every page of an export in place. */
export async function finishPages({ folder, exportedFolder, ...finishing }: Options): Promise<FinishedPages> {
  const fileAt = (address: string) => path.join(folder, address.slice(finishing.build.basePath.length))
  const readStyleSheet = kept((address) => readFile(fileAt(address), 'utf8'))
  const sizeOf = kept(async (address) => brotliSize(await readFile(fileAt(address)), finishing.store))
  const policies = new Map<string, Policy>()
  const files = (await glob('**/*.html', { cwd: folder })).sort()
  await rm(exportedFolder, { recursive: true, force: true })
  const finish = async (page: string): Promise<PageReport> => {
    const file = path.join(folder, page)
    const exported = path.join(exportedFolder, page)
    const source = await readFile(file, 'utf8')
    const { html, policy, reasons, loads } = await finishPage(page, source, { ...finishing, readStyleSheet })
    await mkdir(path.dirname(exported), { recursive: true })
    await rename(file, exported)
    await writeFile(file, html)
    policies.set(page, policy)
    const before = await weigh(await quickBrotliSize(Buffer.from(source)), loads.before, sizeOf)
    const after = await weigh(await brotliSize(Buffer.from(html), finishing.store), loads.after, sizeOf)
    return { page, reasons, before, after }
  }
  return { pages: await pMap(files, finish, { concurrency: 8 }), policies }
}
