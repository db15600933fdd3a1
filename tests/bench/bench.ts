import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { defaultEnvironment } from '#tools/commands/support/build-environment.ts'

import { generateContent } from './generate/generate-content.ts'
import { chooseParts, parts, type Folders } from './parts.ts'
import type { Part, Row } from './support/row.ts'
import { formatMatrix, formatTable } from './support/table.ts'

/** Benchmarks that run on generated campaigns; the others run on the site's own. */
const withGenerated: ReadonlySet<Part> = new Set(['content', 'builds', 'dev', 'editor', 'review'])

/** `--smallest` generates the smallest content only, to see that a benchmark runs. */
async function generate(options: ReadonlySet<string>): Promise<Folders> {
  const sizes = options.has('--smallest') ? [10] : [10, 100, 1000]
  console.log(`› Generating content of ${sizes.join(', ')} campaigns …`)
  const folders = new Map<number, string>()
  for (const size of sizes) folders.set(size, await generateContent(size))
  return folders
}

/** Returns the page comparison as a matrix, and below it every row with a goal and all other benchmarks. */
function describe(rows: readonly Row[]): string {
  const pages = rows.filter(({ part }) => part === 'pages')
  const listed = rows.filter(({ part, goal }) => part !== 'pages' || goal !== undefined)
  return [...(pages.length > 1 ? [formatMatrix(pages)] : []), formatTable(listed)].join('\n\n')
}

/** Saves every run, but not those on the smallest content, which compare nothing. Returns where to read what. */
async function save(rows: readonly Row[], options: ReadonlySet<string>): Promise<string> {
  const guide = 'how to read this: tests/bench/README.md'
  if (options.has('--smallest')) return `On the smallest content nothing is saved; ${guide}`
  const file = path.join(import.meta.dirname, 'result.json')
  await writeFile(file, `${JSON.stringify({ node: process.versions.node, rows }, null, 2)}\n`)
  return `Every run is in ${path.relative(process.cwd(), file)}; ${guide}`
}

/**
 * Runs the named benchmarks, or all, prints the table and saves result.json. If one fails, the others still run; its
 * error is printed above the table, and the command fails.
 */
async function bench(args: readonly string[]): Promise<void> {
  Object.assign(process.env, defaultEnvironment)
  const { chosen, options } = chooseParts(args)
  const folders = chosen.some((name) => withGenerated.has(name)) ? await generate(options) : new Map<number, string>()
  const rows: Row[] = []
  const failed: Part[] = []
  for (const name of chosen) {
    try {
      const measure = await parts[name]()
      rows.push(...(await measure(folders, options)))
    } catch (error) {
      console.error(`✗ ${name}:`, error)
      failed.push(name)
    }
  }
  console.log(`\n${describe(rows)}\n\n${await save(rows, options)}`)
  if (failed.length === 0) return
  console.error(`\n✗ Missing above, as they failed: ${failed.join(', ')}.`)
  process.exitCode = 1
}

await bench(process.argv.slice(2))
