import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { buildSiteIfChanged } from '#site/commands/build-site.ts'
import { outFolder } from '#site/commands/root.ts'
import { screenPaths } from '../../support/site-paths.ts'

import type { Row } from '../support/row.ts'

/** A page without a screen: what Next and React weigh by themselves. */
const plainPage = '/campaigns'

const ways = { brotli: brotliCompressSync, gzip: (bytes: Buffer) => gzipSync(bytes, { level: 9 }) } as const

type Way = keyof typeof ways

async function weigh(files: readonly string[], way: Way): Promise<number> {
  const bytes = await Promise.all(files.map((file) => readFile(path.join(outFolder, file))))
  return bytes.reduce((sum, file) => sum + ways[way](file).length, 0) / 1000
}

async function filesOf(page: string): Promise<Record<'HTML' | 'CSS' | 'JS', string[]>> {
  const html = await readFile(path.join(outFolder, page, 'index.html'), 'utf8')
  const find = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, file = '']) => file))]
  return {
    HTML: [`${page}/index.html`],
    CSS: find(/<link rel="stylesheet" href="([^"]+)"/g),
    JS: find(/<script src="([^"]+)"(?! noModule)/g),
  }
}

/** What each screen weighs when it is first loaded, in kB, and what of its script no page without a screen has. */
export async function benchBytes(): Promise<Row[]> {
  if (!(await buildSiteIfChanged('production'))) throw new Error('the site could not be built')
  const plain = new Set((await filesOf(plainPage)).JS)
  const rows: Row[] = []
  for (const page of [plainPage, ...screenPaths]) {
    const files = await filesOf(page)
    const parts = { ...files, 'JS beyond Next and React': files.JS.filter((file) => !plain.has(file)) }
    for (const [what, names] of Object.entries(parts)) {
      for (const way of ['brotli', 'gzip'] as const) {
        rows.push({ part: 'bytes', who: page, what: `${what}, ${way}`, campaigns: 24, unit: 'kB', runs: [await weigh(names, way)] })
      }
    }
  }
  return rows
}
