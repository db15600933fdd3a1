import { copyProject } from '../../support/sites/copy-project.ts'
import { largestContents } from '../generate/generate-content.ts'
import type { Row } from '../support/row.ts'
import { compareWithAstro } from './compare-with-astro.ts'
import { benchGeneratedSite } from './generated-site.ts'
import { benchProjectSite } from './own-site.ts'

/** Builds of whole sites in a copy of the project: the largest generated one, next to Astro, and the project's own. */
export async function benchBuilds(folders: ReadonlyMap<number, string>): Promise<Row[]> {
  const project = await copyProject()
  const rows: Row[] = []
  for (const [campaigns, contentRoot] of largestContents(folders, 1)) {
    rows.push(...(await compareWithAstro(project, campaigns, contentRoot)))
    rows.push(...(await benchGeneratedSite(project, campaigns, contentRoot)))
  }
  return [...rows, ...(await benchProjectSite(project))]
}
