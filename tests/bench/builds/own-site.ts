import path from 'node:path'

import { glob } from 'tinyglobby'

import { editBody } from '../generate/edit-body.ts'
import { repeat, type Row } from '../support/row.ts'
import { forgetBuilds, runBuild } from './run-build.ts'
import { timeToFirstPage } from './time-to-first-page.ts'

const runs = 5

/** Maximum time from an edit to the built site, and from `npm start` to its first page, in milliseconds. */
const goals = { edit: 2000, start: 1000 }

/** Everyday work with the project's own content: edit and build, build again, start. */
export async function benchProjectSite(project: string): Promise<Row[]> {
  const [body] = (await glob('content/campaigns/**/*.mdx', { cwd: project })).sort()
  if (body === undefined) throw new RangeError('the content has no body to edit')
  console.log('› npm run build and npm start of the own content …')
  await forgetBuilds(project)
  const { pages } = await runBuild(project)
  const edits = await repeat(runs, async () => {
    await editBody(path.join(project, body))
    return (await runBuild(project)).wall
  })
  const unchanged = await repeat(runs, async () => (await runBuild(project)).wall)
  const starts = await repeat(runs, () => timeToFirstPage(project))
  const common = { part: 'builds', unit: 'ms' } as const
  return [
    {
      ...common,
      who: 'npm run build',
      what: `own content, ${pages} pages, after one edit`,
      runs: edits,
      goal: goals.edit,
      goalIs: '≤',
    },
    { ...common, who: 'npm run build', what: 'own content, with nothing changed', runs: unchanged },
    {
      ...common,
      who: 'npm start',
      what: 'own content, nothing changed, to the first page',
      runs: starts,
      goal: goals.start,
      goalIs: '≤',
    },
  ]
}
