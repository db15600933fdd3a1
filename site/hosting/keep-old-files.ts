import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { fingerprintedFolders } from './headers.ts'

/** When each kept file was replaced, in ISO 8601. It lies in the published folder, for the deployment after this one. */
const ledgerName = 'kept-files.json'

type Ledger = Readonly<Record<string, string>>

async function readLedger(folder: string): Promise<Ledger> {
  const text = await readFile(path.join(folder, ledgerName), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Ledger
}

function fingerprintedFiles(folder: string): Promise<string[]> {
  return glob(
    fingerprintedFolders.map((name) => `${name.slice(1)}**`),
    { cwd: folder, dot: true },
  )
}

type Options = {
  /** The folder that is published now. */
  previous: string
  /** The folder that is to take its place. */
  published: string
  now: Date
  /** How long a file is kept after a deployment that did without it. */
  days: number
}

/**
 * Copies what pages of earlier deployments still ask for: files with fingerprinted names that the new folder does not
 * have. A file's age counts from the deployment that replaced it, not from its making: a site may stay up for months.
 */
export async function keepOldFiles({ previous, published, now, days }: Options): Promise<{ kept: string[]; dropped: string[] }> {
  const present = new Set(await fingerprintedFiles(published))
  const ledger = await readLedger(previous)
  const own = await readLedger(published)
  const replaced = (await fingerprintedFiles(previous)).sort().filter((file) => !present.has(file) || own[file] !== undefined)
  const isYoung = (file: string) => now.getTime() - Date.parse(ledger[file] ?? now.toISOString()) <= days * 86_400_000
  const [kept, dropped] = [replaced.filter(isYoung), replaced.filter((file) => !isYoung(file))]
  for (const file of kept) await cp(path.join(previous, file), path.join(published, file))
  const written = { ...own, ...Object.fromEntries(kept.map((file) => [file, ledger[file] ?? now.toISOString()])) }
  await writeFile(path.join(published, ledgerName), `${JSON.stringify(written, null, 1)}\n`)
  return { kept, dropped }
}
