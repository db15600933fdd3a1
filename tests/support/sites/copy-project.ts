import { execFile } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { root } from '#tools/commands/project-paths.ts'

import { temporaryFolder } from '../run/temporary-folder.ts'

/** Build results and whatever a copy does not need, as paths from the project's root. */
const leftOut: ReadonlySet<string> = new Set(
  [
    '.git',
    '.cache',
    'out',
    'out-report',
    'out-preview',
    'out-preview-report',
    'out-archive',
    'out-review',
    'node_modules',
    'site/.next',
    'site/out',
    'site/.generated',
    'site/public/content',
    'site/public/media',
    'tests/bench/page-peers/node_modules',
    'tests/mutations/node_modules',
    'test-results',
  ].map((name) => path.normalize(name)),
)

/** Copies the packages by `cp`; with `-al`, as hard links, which only work on the same file system. */
async function copyPackages(options: '-al' | '-a', copy: string): Promise<void> {
  await promisify(execFile)('cp', [options, `${path.join(root, 'node_modules')}/.`, path.join(copy, 'node_modules')])
}

/**
 * Copies the project, so that builds do not touch the original; optionally with other content. Packages are hard links:
 * npm would empty a folder that a symbolic link leads to.
 */
export async function copyProject(content?: string): Promise<string> {
  const copy = path.join(await temporaryFolder(), 'project')
  await cp(root, copy, { recursive: true, filter: (file) => !leftOut.has(path.relative(root, file)) })
  await copyPackages('-al', copy).catch(() => copyPackages('-a', copy))
  if (content === undefined) return copy
  await rm(path.join(copy, 'content'), { recursive: true })
  await cp(content, path.join(copy, 'content'), { recursive: true })
  return copy
}
