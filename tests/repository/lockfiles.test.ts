import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

type Entry = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  inBundle?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
}

async function listEntries(folder: string): Promise<[name: string, entry: Entry][]> {
  const { packages } = JSON.parse(await readFile(path.join(root, folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  return Object.entries(packages).filter(
    ([name, { link, inBundle }]) => name !== '' && link !== true && inBundle !== true,
  )
}

/** Number of binaries for other platforms that have no hash (docs/how-to/update-dependencies.md). It may only decrease. */
const withoutHash = { '.': 44, 'tests/bench/page-peers': 32, 'tests/mutations': 0 } as const

test.each(Object.entries(withoutHash))(
  'the lockfile of %s names no download address, and a hash for all but %i binaries of other machines',
  async (folder, maxPackages) => {
    const entries = await listEntries(folder)
    expect(entries.length).toBeGreaterThan(100)
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
    const unhashed = entries.filter(([, { integrity }]) => integrity === undefined)
    expect(unhashed.filter(([, { optional, cpu }]) => optional !== true || cpu === undefined)).toEqual([])
    expect(unhashed.length).toBeLessThanOrEqual(maxPackages)
  },
)

test('what a Linux machine with an Intel or 64-bit ARM processor installs for the site is all known by its hash', async () => {
  const ours = (await listEntries('.')).filter(
    ([, { os = ['linux'], cpu = ['x64'] }]) => os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64')),
  )
  expect(ours.length).toBeGreaterThan(600)
  expect(ours.filter(([, { integrity }]) => integrity === undefined)).toEqual([])
})
