import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { benchBuilds } from './builds/builds-bench.ts'
import { benchBytes } from './bytes/bytes-bench.ts'
import { compareWithPeers } from './compare/compare-with-peers.ts'
import { benchPeers } from './compare/peers-bench.ts'
import { benchContent } from './content/content-bench.ts'
import { benchDev } from './dev/dev-bench.ts'
import { generateContent } from './generate/generate-content.ts'

import type { Part, Row } from './support/row.ts'
import { formatTable } from './support/table.ts'

const sizes = [10, 100, 1000] as const

/** Each part by its name on the command line. The builds come last but one: they need most of the machine. */
const parts: Readonly<Record<Part, (folders: ReadonlyMap<number, string>) => Promise<Row[]>>> = {
  content: benchContent,
  peers: benchPeers,
  builds: benchBuilds,
  dev: benchDev,
  bytes: benchBytes,
}

function isPart(name: string): name is Part {
  return Object.hasOwn(parts, name)
}

/** Runs the named parts, or all, prints the table and keeps it in result.json. */
async function bench(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !isPart(name))
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}". Choose from: ${Object.keys(parts).join(', ')}.`)
    process.exitCode = 1
    return
  }
  const chosen = names.length > 0 ? names.filter(isPart) : Object.keys(parts).filter(isPart)
  console.log(`› Generating content of ${sizes.join(', ')} campaigns …`)
  const folders = new Map<number, string>()
  for (const size of sizes) folders.set(size, await generateContent(size))
  const measured: Row[] = []
  for (const name of chosen) measured.push(...(await parts[name](folders)))
  const rows = compareWithPeers(measured)
  const file = path.join(import.meta.dirname, 'result.json')
  await writeFile(file, `${JSON.stringify({ node: process.versions.node, rows }, null, 2)}\n`)
  console.log(`\n${formatTable(rows)}\n\nEvery run is in ${path.relative(process.cwd(), file)}; how to read this: tests/bench/README.md`)
}

await bench(process.argv.slice(2))
