import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { root } from '#site/commands/root.ts'

import { pagePeersFolder } from '../support/ensure-installed.ts'
import { runMeasured } from '../support/run-measured.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import type { PageData } from './page-data.ts'
import { bundlePeerScripts } from './peer-scripts.ts'

/** Our tokens and rules, for the classes that Astro's own blocks use; of the tokens only those that are used. */
async function theme(): Promise<string> {
  const ours = await readFile(path.join(root, 'blocks', 'theme.css'), 'utf8')
  return ours
    .replace(/^@source .*\n/gm, '')
    .replace('source(none);', `source(none);\n@source '../src/**/*.astro';`)
    .replace('@theme static', '@theme')
}

/** Lays out for Astro what its page is made from. */
export async function layOutForAstro(data: PageData): Promise<void> {
  const folder = path.join(pagePeersFolder, 'generated')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'page.json'), JSON.stringify({ ...data, ...(await bundlePeerScripts(data)) }))
  await writeFile(path.join(folder, 'theme.css'), await theme())
}

/** The page as Astro makes it: with its style sheet as a file, or in the page. The folder it is in. */
export async function buildAstro(stylesheet: 'file' | 'inlined'): Promise<string> {
  const output = path.join(await temporaryFolder(), 'out')
  const environment = { BENCH_OUTPUT: output, BENCH_INLINE: stylesheet === 'inlined' ? 'always' : 'never', ASTRO_TELEMETRY_DISABLED: '1' }
  await runMeasured(['node_modules/astro/astro.js', 'build', '--silent'], { cwd: pagePeersFolder, environment })
  return output
}
