import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'
import type { ContentPageScripts } from '#site/page-script/page-scripts.ts'

import { temporaryFolder } from '../../support/run/temporary-folder.ts'
import { pagePeersFolder } from './ensure-installed.ts'
import { runMeasured, type Measured } from './run-measured.ts'

/** Blocks that only generated campaigns use. */
const generatedOnly = ['Notice', 'RateTable']

/**
 * Returns our style sheet for the Astro project: it has the rules for classes of Astro's own blocks, and only the tokens
 * that they use. `omittedBlocks` are left out.
 */
export async function adaptTheme(omittedBlocks: readonly string[]): Promise<string> {
  const theme = await readFile(path.join(root, 'blocks', 'theme.css'), 'utf8')
  const sources = [
    `@source '../src/**/*.astro';`,
    ...omittedBlocks.map((name) => `@source not '../src/blocks/${name}.astro';`),
  ]
  return theme
    .replace(/^@source .*\n/gm, '')
    .replace('source(none);', `source(none);\n${sources.join('\n')}`)
    .replace('@theme static', '@theme')
}

type Build = {
  /** A folder of published documents. */
  documents: string
  scripts: ContentPageScripts
  stylesheet: 'file' | 'inlined'
  /** Whether the campaigns are generated ones, which show more blocks than the compared page. */
  isGenerated: boolean
}

/** Builds the pages of all campaigns with Astro. Returns their folder and the cost of the build. */
export async function buildAstro({
  documents,
  scripts,
  stylesheet,
  isGenerated,
}: Build): Promise<{ folder: string; measured: Measured }> {
  const generated = path.join(pagePeersFolder, 'generated')
  await mkdir(generated, { recursive: true })
  await writeFile(path.join(generated, 'scripts.json'), JSON.stringify(scripts))
  await writeFile(path.join(generated, 'theme.css'), await adaptTheme(isGenerated ? [] : generatedOnly))
  const folder = path.join(await temporaryFolder(), 'out')
  const environment = {
    ASTRO_TELEMETRY_DISABLED: '1',
    BENCH_DOCUMENTS: documents,
    BENCH_OUTPUT: folder,
    BENCH_INLINE: stylesheet === 'inlined' ? 'always' : 'never',
  }
  const args = ['node_modules/astro/astro.js', 'build', '--silent']
  const measured = await runMeasured(args, { cwd: pagePeersFolder, environment })
  return { folder, measured }
}
