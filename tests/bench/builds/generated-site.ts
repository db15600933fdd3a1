import { editBody } from '../generate/edit-body.ts'
import { middleCampaignFile } from '../generate/generate-content.ts'
import { repeat, toMegabytes, type Row } from '../support/row.ts'
import { forgetBuilds, runBuild } from './run-build.ts'

const runs = 5

/** Maximum duration of builds in milliseconds, and maximum memory of all processes in MB. */
const goals = { first: 60_000, edit: 4000, memory: 400 }

/**
 * `npm run build` of generated campaigns: from scratch, after one sentence of a body was edited, and without changes.
 */
export async function benchGeneratedSite(project: string, campaigns: number, contentRoot: string): Promise<Row[]> {
  const common = { part: 'builds', who: 'npm run build', campaigns } as const
  console.log(`› npm run build of ${campaigns} campaigns, from nothing …`)
  await forgetBuilds(project)
  const first = await runBuild(project, contentRoot)
  const edits = await repeat(runs, async (run) => {
    console.log(`› npm run build after one edit, ${run + 1} of ${runs} …`)
    await editBody(middleCampaignFile(contentRoot, campaigns))
    return runBuild(project, contentRoot)
  })
  console.log('› npm run build with nothing changed …')
  const unchanged = await repeat(runs, () => runBuild(project, contentRoot))
  const memory = edits.map((run) => toMegabytes(run.memory))
  return [
    {
      ...common,
      what: `from nothing, ${first.pages} pages`,
      unit: 'ms',
      runs: [first.wall],
      goal: goals.first,
      goalIs: '≤',
    },
    {
      ...common,
      what: 'from nothing, memory',
      unit: 'MB',
      runs: [toMegabytes(first.memory)],
      goal: goals.memory,
      goalIs: '≤',
    },
    {
      ...common,
      what: 'after one edit',
      unit: 'ms',
      runs: edits.map(({ wall }) => wall),
      goal: goals.edit,
      goalIs: '≤',
    },
    { ...common, what: 'after one edit, processor time', unit: 'ms', runs: edits.map(({ processor }) => processor) },
    { ...common, what: 'after one edit, memory', unit: 'MB', runs: memory, goal: goals.memory, goalIs: '≤' },
    {
      ...common,
      what: 'after one edit, pages and QR codes made',
      unit: 'files',
      runs: edits.map(({ work }) => work.rendered),
    },
    { ...common, what: 'with nothing changed', unit: 'ms', runs: unchanged.map(({ wall }) => wall) },
  ]
}
