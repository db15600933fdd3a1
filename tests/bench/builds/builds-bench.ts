import { copyProject } from '../../support/copy-project.ts'
import type { Row } from '../support/row.ts'
import { compareWithAstro } from './compare-with-astro.ts'
import { benchGeneratedSite } from './generated-site.ts'
import { benchOwnSite } from './own-site.ts'

/** Builds of whole sites in a copy of the project: the largest generated one, next to Astro, and the project's own. */
export async function benchBuilds(folders: ReadonlyMap<number, string>): Promise<Row[]> {
  const [largest] = [...folders].sort(([a], [b]) => b - a)
  if (!largest) throw new RangeError('there is no generated content')
  const project = await copyProject()
  return [
    ...(await compareWithAstro(project, ...largest)),
    ...(await benchGeneratedSite(project, ...largest)),
    ...(await benchOwnSite(project)),
  ]
}
