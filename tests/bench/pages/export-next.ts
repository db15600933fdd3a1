import path from 'node:path'

import { copyProject } from '../support/copy-project.ts'
import { runMeasured } from '../support/run-measured.ts'

/** The same project as Next exports it, before anything of ours has touched the pages. The folder it is in. */
export async function exportNext(): Promise<string> {
  const project = await copyProject()
  await runMeasured(['site/commands/run.mjs', 'tests/bench/builds/prepare-pages.ts'], { cwd: project })
  await runMeasured(['node_modules/.bin/next', 'build', 'site'], { cwd: project })
  return path.join(project, 'site', 'out')
}
