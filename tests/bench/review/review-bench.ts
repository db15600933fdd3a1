import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { copyProject } from '../../support/sites/copy-project.ts'
import { editBody } from '../generate/edit-body.ts'
import { largestContents, middleCampaignFile } from '../generate/generate-content.ts'
import { toMegabytes, type Row } from '../support/row.ts'
import { runMeasured, type Measured } from '../support/run-measured.ts'

/** Maximum number of campaigns, because a review takes screenshots of each page twice. */
const maxCampaigns = 100

/** Maximum time of a review without the build, in milliseconds: of one changed page, and of a note on 100 pages. */
const goals = { page: 30_000, note: 120_000 }

/** A note that every generated campaign uses. */
const sharedNote = 'content/annotations/points-cancel.yaml'

function git(project: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.jp']
  execFileSync('git', [...identity, ...args], { cwd: project, stdio: 'ignore' })
}

async function runCommand(project: string, command: string): Promise<Measured> {
  return runMeasured(['tools/commands/run.mjs', `tools/commands/${command}.ts`], { cwd: project })
}

/** Measures the review of an edit. Builds the preview first, so that the time of the build is not included. */
async function reviewAfter(project: string, edit: () => Promise<unknown>): Promise<Measured> {
  await edit()
  await runCommand(project, 'preview')
  const measured = await runCommand(project, 'review')
  git(project, 'commit', '-aqm', 'edited')
  return measured
}

function formatRows(campaigns: number, what: string, { wall, peakMemory, output }: Measured, goal: number): Row[] {
  const common = { part: 'review', who: 'npm run review', campaigns } as const
  const pages = Number(/変わるページは(\d+)件/.exec(output)?.[1] ?? 0)
  return [
    { ...common, what: `${what}, pages that differ`, unit: 'pages', runs: [pages], goal: 1, goalIs: '≥' },
    { ...common, what: `${what}, beyond the build`, unit: 'ms', runs: [wall], goal, goalIs: '≤' },
    { ...common, what: `${what}, memory without the browser`, unit: 'MB', runs: [toMegabytes(peakMemory)] },
  ]
}

/** Returns the largest generated content that is not too large for this benchmark, with its number of campaigns. */
function chooseContent(folders: ReadonlyMap<number, string>): [campaigns: number, content: string] {
  const candidates = new Map([...folders].filter(([campaigns]) => campaigns <= maxCampaigns))
  const [chosen] = largestContents(candidates, 1)
  if (!chosen) throw new RangeError(`there is no generated content of at most ${maxCampaigns} campaigns`)
  return chosen
}

/** Copies this project with the generated content, and commits it as the state before the review. */
async function createRepository(content: string): Promise<string> {
  const project = await copyProject(content)
  git(project, 'init', '-q', '-b', 'main')
  git(project, 'add', '-A')
  git(project, 'commit', '-qm', 'generated')
  return project
}

/** Changes the shared note, which changes the page of every campaign. */
async function editSharedNote(project: string): Promise<void> {
  const file = path.join(project, sharedNote)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/。\s*$/, '。改めました。\n'))
}

/** Measures the review of two changes of generated content, one page and all pages. */
export async function benchReview(folders: ReadonlyMap<number, string>): Promise<Row[]> {
  const [campaigns, content] = chooseContent(folders)
  const project = await createRepository(content)
  console.log(`› npm run review of one changed page among ${campaigns} campaigns …`)
  const page = await reviewAfter(project, () => editBody(middleCampaignFile(path.join(project, 'content'), campaigns)))
  console.log(`› npm run review of a changed note on the pages of ${campaigns} campaigns …`)
  const note = await reviewAfter(project, () => editSharedNote(project))
  return [
    ...formatRows(campaigns, 'one changed page', page, goals.page),
    ...formatRows(campaigns, 'a changed shared note', note, goals.note),
  ]
}
