import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { documentsPath } from '#content-layer/documents/document-files.ts'
import { getUrlPath } from '../../hosting/url-paths.ts'
import type { UnpublishedData } from '../unpublished-data.ts'
import type { Version } from '../compare-versions.ts'

/**
 * Differences between two builds of the same sources: hashes of policies and, in versions built by Next (before
 * decision 54), the order of its flight data. The names of scripts are compared, since they change with the code of a
 * screen.
 */
const varying = /<script>self\.__next_f\.push\([^]*?<\/script>|sha256-[\w+/=-]+/g

async function readDocuments(folder: string): Promise<Map<string, string>> {
  const files = await glob('**/*.json', { cwd: path.join(folder, documentsPath) })
  const read = async (file: string) => [file, await readFile(path.join(folder, documentsPath, file), 'utf8')] as const
  return new Map(await Promise.all(files.sort().map(read)))
}

/** Reads a built preview with all pages, screens included. `basePath` is the path below which it is published. */
export async function readBuiltVersion(
  folder: string,
  { basePath, ...unpublished }: UnpublishedData & { basePath: string },
): Promise<Version> {
  const files = await glob('**/*.html', { cwd: folder })
  const pages = new Map(files.sort().map((file) => [getUrlPath(file), file]))
  return {
    documents: await readDocuments(folder),
    ...unpublished,
    pagePaths: [...pages.keys()],
    markup: async (pagePath) => {
      const file = pages.get(pagePath)
      if (file === undefined) return null
      return (await readFile(path.join(folder, file), 'utf8')).replaceAll(varying, '')
    },
    file: async (name) => {
      const relative = name.startsWith(`${basePath}/`) ? name.slice(basePath.length) : name
      const file = pages.get(relative) ?? relative.slice(1)
      return readFile(path.join(folder, file)).catch(() => undefined)
    },
    basePath,
  }
}
