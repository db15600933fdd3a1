import { existsSync } from 'node:fs'

import { parseEntryFile } from '#content-layer/common/entry-files.ts'
import { campaignFile } from '#content-layer/documents/document-files.ts'
import type { Revisions } from '#site/documents/content-reader.ts'

import { GitError, runGit } from '../shared/processes/run-git.ts'

const log = ['log', '--first-parent', '-m', '--format=%ct', '--name-only', '--relative', '--', 'campaigns']

/** Reads the log of git. If git fails, such as for a folder that another user owns, the build continues without it. */
function readLog(folder: string): string {
  if (!existsSync(folder)) return ''
  try {
    return runGit(folder, log)
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    if (error.failure === 'other') console.warn(`Calendar files will not say when they were changed. ${error.message}`)
    return ''
  }
}

/**
 * Reads the time of the last commit of each campaign of a content folder, with a single call of git. Merges count as
 * changes of the branch that they are committed to. A file with uncommitted changes has its last commit's time; a file
 * that was never committed has none, and no file has one if git fails. So the same commit always results in the same
 * bytes. In a shallow clone the oldest commit counts for all files that it contains.
 */
export function readRevisions(folder: string): Revisions {
  const lines = readLog(folder).split('\n')
  const revisions = new Map<string, number>()
  let time = 0
  for (const line of lines) {
    const { month, id } = parseEntryFile(line) ?? {}
    if (month === undefined || id === undefined) time = /^\d+$/.test(line) ? Number(line) * 1000 : time
    else if (!revisions.has(campaignFile(month, id))) revisions.set(campaignFile(month, id), time)
  }
  return revisions
}
