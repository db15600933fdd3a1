import { spawnSync } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'

import { temporaryFolder } from '../../support/run/temporary-folder.ts'
import { smallContentFolder } from '../../support/sites/small-content.ts'

/** The settings that give a command content, approvals and an archive of its own. */
export type RecordFolders = {
  CONTENT_ROOT: string
  APPROVALS_ROOT: string
  ARCHIVE_ROOT: string
  CONTENT_CACHE: string
}

/** Creates a copy of the small content with the given requirements, and nothing approved or archived yet. */
export async function createRecordFolders(requirements: string): Promise<RecordFolders> {
  const folder = await temporaryFolder()
  const content = path.join(folder, 'content')
  await cp(smallContentFolder, content, { recursive: true })
  await writeFile(path.join(content, 'requirements.yaml'), requirements)
  return {
    CONTENT_ROOT: content,
    CONTENT_CACHE: path.join(folder, 'cache', 'content.json'),
    APPROVALS_ROOT: path.join(folder, 'approvals'),
    ARCHIVE_ROOT: path.join(folder, 'archive'),
  }
}

/** Runs a command of the project with these settings; returns its exit code and all that it printed. */
export function runWith(environment: Readonly<Record<string, string>>, command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'tools/commands/run.mjs'), `tools/commands/${command}.ts`, ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...environment } },
  )
  return { status, printed: stdout + stderr }
}
