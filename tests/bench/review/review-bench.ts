import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { copyProject } from '../../support/sites/copy-project.ts'
import { editBody } from '../generate/edit-body.ts'
import { largest, middleCampaign } from '../generate/generate-content.ts'
import { toMegabytes, type Row } from '../support/row.ts'
import { runMeasured, type Measured } from '../support/run-measured.ts'
import { measureSteadiness } from './steady-pictures.ts'

/** At most this many campaigns: pictures of each page are taken twice. */
const maxCampaigns = 100

/** Maximum time beyond the build, in milliseconds: for one changed page, and for a note on a hundred pages. */
const goals = { page: 30_000, note: 120_000 }

/** A note that every generated campaign uses. */
const sharedNote = 'content/annotations/points-cancel.yaml'

function git(project: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.jp']
  execFileSync('git', [...identity, ...args], { cwd: project, stdio: 'ignore' })
}

async function run(project: string, command: string): Promise<Measured> {
  return runMeasured(['tools/commands/run.mjs', `tools/commands/${command}.ts`], { cwd: project })
}

/** Builds the preview, so that what follows takes no build, and measures the review of what is not committed. */
async function reviewAfter(project: string, edit: () => Promise<unknown>): Promise<Measured> {
  await edit()
  await run(project, 'preview')
  const measured = await run(project, 'review')
  git(project, 'commit', '-aqm', 'edited')
  return measured
}

function rowsOf(campaigns: number, what: string, { wall, peakMemory, output }: Measured, goal: number): Row[] {
  const common = { part: 'review', who: 'npm run review', campaigns } as const
  const pages = Number(/変わるページは(\d+)件/.exec(output)?.[1] ?? 0)
  return [
    { ...common, what: `${what}, pages that differ`, unit: 'pages', runs: [pages], goal: 1, goalIs: '≥' },
    { ...common, what: `${what}, beyond the build`, unit: 'ms', runs: [wall], goal, goalIs: '≤' },
    { ...common, what: `${what}, memory without the browser`, unit: 'MB', runs: [toMegabytes(peakMemory)] },
  ]
}

/** Reviews of 100 generated campaigns: one changed page, and a changed note on all of them; then steady pictures. */
export async function benchReview(folders: ReadonlyMap<number, string>, options: ReadonlySet<string>): Promise<Row[]> {
  const [[campaigns, content] = []] = largest(new Map([...folders].filter(([count]) => count <= maxCampaigns)), 1)
  if (campaigns === undefined || content === undefined) throw new RangeError('there is no generated content')
  const project = await copyProject(content)
  git(project, 'init', '-q', '-b', 'main')
  git(project, 'add', '-A')
  git(project, 'commit', '-qm', 'generated')
  console.log(`› npm run review of one changed page among ${campaigns} campaigns …`)
  const page = await reviewAfter(project, () => editBody(middleCampaign(path.join(project, 'content'), campaigns)))
  console.log(`› npm run review of a changed note on the pages of ${campaigns} campaigns …`)
  const file = path.join(project, sharedNote)
  const note = await reviewAfter(project, async () => {
    await writeFile(file, (await readFile(file, 'utf8')).replace(/。\s*$/, '。改めました。\n'))
  })
  return [
    ...rowsOf(campaigns, 'one changed page', page, goals.page),
    ...rowsOf(campaigns, 'a changed shared note', note, goals.note),
    ...(await measureSteadiness(options.has('--once'))),
  ]
}
