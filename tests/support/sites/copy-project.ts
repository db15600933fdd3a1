import { cp, rm } from 'node:fs/promises'
import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'
import { linkFiles } from '#tools/compare/versions/build-base.ts'

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

/** Copies the project with its packages, so that builds do not touch the original; optionally with other content. */
export async function copyProject(content?: string): Promise<string> {
  const copy = path.join(await temporaryFolder(), 'project')
  await cp(root, copy, { recursive: true, filter: (file) => !leftOut.has(path.relative(root, file)) })
  await linkFiles(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  if (content === undefined) return copy
  await rm(path.join(copy, 'content'), { recursive: true })
  await cp(content, path.join(copy, 'content'), { recursive: true })
  return copy
}
