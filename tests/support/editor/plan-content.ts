import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'

import { corpusContent } from './corpus-files.ts'

/** The plan of 202309-1, as a file. */
export const septemberPlan = path.join(root, 'tests', 'fixtures', 'plans', 'september.csv')

/** Copies content whose newest month is 202308-1. Returns its folder. */
export function copyContentUntilAugust(): string {
  const content = path.join(mkdtempSync(path.join(tmpdir(), 'plan-')), 'content')
  cpSync(corpusContent, content, { recursive: true })
  rmSync(path.join(content, 'campaigns', '202309-1'), { recursive: true })
  return content
}

/**
 * Creates 202309-1 from a plan as `npm run new` does.
 * @throws Error with the output of the command if it fails
 */
export function createSeptember(content: string, plan: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'tools/commands/run.mjs'), 'tools/commands/new.ts', '202309-1', '--plan', plan],
    { cwd: root, encoding: 'utf8', env: { ...process.env, CONTENT_ROOT: content, INIT_CWD: root } },
  )
  if (status !== 0 || stderr !== '') throw new Error(`npm run new ended with ${status}: ${stderr}`)
}
