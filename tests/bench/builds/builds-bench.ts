import { rm } from 'node:fs/promises'
import path from 'node:path'

import { copyProject } from '../../support/copy-project.ts'
import { median, repeat, type Row } from '../support/row.ts'
import { runMeasured } from '../support/run-measured.ts'
import { readStaticPages, type Build } from './read-static-pages.ts'
import { benchWholeBuild } from './whole-bench.ts'

/** The most that a further page may cost `next build`, in milliseconds. */
const goal = 20

/** A build of the largest size takes minutes, and its pages are many enough to even out a single run. */
const runsOf = (campaigns: number) => (campaigns >= 1000 ? 1 : 2)

async function buildOnce(project: string): Promise<Build> {
  await rm(path.join(project, 'site', '.next'), { recursive: true, force: true })
  const { wall, output } = await runMeasured(['node_modules/.bin/next', 'build', 'site'], { cwd: project })
  return { wall, ...readStaticPages(output) }
}

/** Builds the pages of a content folder; what else is built, such as the shared code, is the same for every folder. */
async function build(project: string, campaigns: number, contentRoot: string): Promise<Build[]> {
  console.log(`› Page build, ${campaigns} campaigns …`)
  const environment = { CONTENT_ROOT: contentRoot, CONTENT_CACHE: path.join(project, '.cache', `content-${campaigns}.json`) }
  await runMeasured(['site/commands/run.mjs', 'tests/bench/builds/prepare-pages.ts'], { cwd: project, environment })
  return repeat(runsOf(campaigns), () => buildOnce(project))
}

/** Milliseconds a page between two sizes, for each figure that a build has; the fixed start falls out. */
function slope(small: readonly Build[], large: readonly Build[], figure: 'wall' | 'generating'): number {
  const of = (builds: readonly Build[]) => median(builds.map((result) => result[figure]))
  return (of(large) - of(small)) / ((large[0]?.pages ?? 0) - (small[0]?.pages ?? 0))
}

/** `next build` with more and more campaigns: what a further page costs, and whether that grows with their number. */
export async function benchBuilds(folders: ReadonlyMap<number, string>): Promise<Row[]> {
  const project = await copyProject()
  const rows: Row[] = []
  let before: Build[] | undefined
  for (const [campaigns, contentRoot] of [...folders].sort(([a], [b]) => a - b)) {
    const builds = await build(project, campaigns, contentRoot)
    const common = { part: 'builds', who: 'ours', campaigns } as const
    const pages = builds[0]?.pages ?? 0
    rows.push({ ...common, what: `next build, ${pages} pages`, unit: 'ms', runs: builds.map(({ wall }) => wall) })
    rows.push({ ...common, what: `of this, Next's "Generating static pages"`, unit: 'ms', runs: builds.map(({ generating }) => generating) })
    if (before) {
      rows.push({ ...common, what: `each page more than ${before[0]?.pages ?? 0}`, unit: 'ms a page', runs: [slope(before, builds, 'wall')], goal })
      rows.push({ ...common, what: 'of this, generating', unit: 'ms a page', runs: [slope(before, builds, 'generating')] })
    }
    before = builds
  }
  const [largest] = [...folders].sort(([a], [b]) => b - a)
  return largest ? [...rows, ...(await benchWholeBuild(project, ...largest))] : rows
}
