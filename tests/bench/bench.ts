import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { benchBuilds } from './builds/builds-bench.ts'
import { compareWithPeers } from './compare/compare-with-peers.ts'
import { benchPeers } from './compare/peers-bench.ts'
import { benchContent } from './content/content-bench.ts'
import { benchDev } from './dev/dev-bench.ts'
import { generateContent } from './generate/generate-content.ts'
import { benchPages } from './pages/pages-bench.ts'
import type { Part, Row } from './support/row.ts'
import { benchReview } from './review/review-bench.ts'
import { formatMatrix, formatTable } from './support/table.ts'
import { benchThroughput } from './throughput/throughput-bench.ts'

const sizes = [10, 100, 1000] as const

type Folders = ReadonlyMap<number, string>

/** The benchmarks by their name on the command line; options begin with two dashes. */
const parts: Readonly<Record<Part, (folders: Folders, options: ReadonlySet<string>) => Promise<Row[]>>> = {
  content: benchContent,
  peers: benchPeers,
  builds: benchBuilds,
  dev: benchDev,
  pages: benchPages,
  throughput: benchThroughput,
  review: benchReview,
}

/** Benchmarks that run on generated campaigns; the others run on the site's own. */
const withGenerated: ReadonlySet<Part> = new Set(['content', 'peers', 'builds', 'dev', 'review'])

function isPart(name: string): name is Part {
  return Object.hasOwn(parts, name)
}

async function generate(): Promise<Folders> {
  console.log(`› Generating content of ${sizes.join(', ')} campaigns …`)
  const folders = new Map<number, string>()
  for (const size of sizes) folders.set(size, await generateContent(size))
  return folders
}

/** The page comparison as a matrix, and below it every row with a goal and all other benchmarks. */
function describe(rows: readonly Row[]): string {
  const pages = rows.filter(({ part }) => part === 'pages')
  const listed = rows.filter(({ part, goal }) => part !== 'pages' || goal !== undefined)
  return [...(pages.length > 1 ? [formatMatrix(pages)] : []), formatTable(listed)].join('\n\n')
}

/** Runs the named benchmarks, or all, prints the table and saves result.json. */
async function bench(args: readonly string[]): Promise<void> {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const options = new Set(args.filter((arg) => arg.startsWith('--')))
  const unknown = names.find((name) => !isPart(name))
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}". Choose from: ${Object.keys(parts).join(', ')}.`)
    process.exitCode = 1
    return
  }
  const chosen = names.length > 0 ? names.filter(isPart) : Object.keys(parts).filter(isPart)
  const folders = chosen.some((name) => withGenerated.has(name)) ? await generate() : new Map<number, string>()
  const measured: Row[] = []
  for (const name of chosen) measured.push(...(await parts[name](folders, options)))
  const rows = compareWithPeers(measured)
  const file = path.join(import.meta.dirname, 'result.json')
  await writeFile(file, `${JSON.stringify({ node: process.versions.node, rows }, null, 2)}\n`)
  console.log(
    `\n${describe(rows)}\n\nEvery run is in ${path.relative(process.cwd(), file)}; how to read this: tests/bench/README.md`,
  )
}

await bench(process.argv.slice(2))
