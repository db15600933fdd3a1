import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

// A module for this test alone, so that nothing else uses its bundle.
const moduleName = `.cache/damaged-bundle-${process.pid}`
const bundles = path.join(root, '.cache', 'commands', moduleName.replaceAll(/[^\w-]+/g, '-'))

/** Imports the module in a new process; returns the `answer` that it exports, or the error. */
function importAnswer() {
  const script = `
    const { importTypeScript } = await import('./tools/shared/bundling/import-typescript.mjs')
    console.log((await importTypeScript('${moduleName}.ts')).answer)`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout.trim() + stderr
}

/** Returns the folder of the module's bundle. */
function bundleFolder(): string {
  const folder = readdirSync(bundles).find((entry) => !entry.endsWith('.json'))
  return path.join(bundles, folder ?? '')
}

afterAll(() => {
  rmSync(path.join(root, `${moduleName}.ts`), { force: true })
  for (const folder of [bundles, `${bundles}-inner`]) rmSync(folder, { recursive: true, force: true })
})

test('a bundle that was damaged, truncated or deleted is made again', () => {
  writeFileSync(path.join(root, `${moduleName}.ts`), 'export const answer: number = 42\n')
  expect(importAnswer()).toBe('42')
  const entry = path.join(bundleFolder(), 'entry.mjs')
  const damages = [
    () => writeFileSync(entry, 'export const answer = 41\n'),
    () => rmSync(entry),
    () => {
      truncateSync(entry, 20)
      writeFileSync(path.join(bundles, 'last-bundle.json'), '[')
    },
  ]
  for (const damage of damages) {
    damage()
    expect(importAnswer()).toBe('42')
  }
})

test('a bundle that a bundled command makes has the paths of the source files', () => {
  const inner = `${moduleName}-inner`
  const file = path.join(root, `${inner}.ts`)
  writeFileSync(file, 'export const folder = import.meta.dirname\n')
  writeFileSync(
    path.join(root, `${moduleName}.ts`),
    `import { importTypeScript } from '../tools/shared/bundling/import-typescript.mjs'
     export const answer = (await importTypeScript('${inner}.ts')).folder\n`,
  )
  try {
    expect(importAnswer()).toBe(path.join(root, '.cache'))
  } finally {
    rmSync(file, { force: true })
  }
})
