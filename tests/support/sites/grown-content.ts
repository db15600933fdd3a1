import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { isScalar, parseDocument, visit } from 'yaml'

import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { cacheFolder, root } from '#tools/commands/project-paths.ts'
import type { Target } from '#tools/commands/targets.ts'
import { siteContent } from '#tools/content/content-source.ts'

const folder = path.join(cacheFolder, 'grown-content')

/** The project's content with another month and a reworded screen. */
export const grownSite: Target = {
  name: 'grown-site',
  folder: path.join(cacheFolder, 'grown-site'),
  content: { folder, cacheFile: path.join(cacheFolder, 'grown-content.json') },
  isPreview: false,
}

/** A month with two kinds of campaign that does not depend on other content. */
const furtherMonth = path.join(root, 'tests', 'fixtures', 'further-month')

/** The heading of the reworded screen. */
export const changedHeading = 'ことばをあらためた見出し'

/** Returns the name of a month of September 2023 that no marketer has used. */
function freeMonth(): string {
  for (let number = 1; ; number += 1)
    if (!existsSync(path.join(folder, 'campaigns', `202309-${number}`))) return `202309-${number}`
}

/** Replaces the first heading of a screen. */
async function reword(file: string): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'))
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || key.value !== 'heading' || !isScalar(value)) return undefined
      value.value = changedHeading
      return visit.BREAK
    },
  })
  await writeFile(file, document.toString())
}

/**
 * Generates the grown content from what marketers have written, and builds it. False, with the reason printed, if that
 * fails.
 */
export async function buildGrownSite(): Promise<boolean> {
  await rm(folder, { recursive: true, force: true })
  await cp(siteContent.folder, folder, { recursive: true })
  await cp(furtherMonth, path.join(folder, 'campaigns', freeMonth()), { recursive: true })
  // The additional month has little text, because the wording is up to the business side.
  await writeFile(path.join(folder, 'requirements.yaml'), 'requirements: []\n')
  await reword(path.join(folder, 'screens', 'lending.yaml'))
  return buildSiteIfChanged(grownSite)
}
