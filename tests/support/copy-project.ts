import { cp, link, mkdir, readdir, symlink, readlink, copyFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { root } from '#site/commands/root.ts'

import { temporaryFolder } from './temporary-folder.ts'

/** What a build makes or a copy does not need, as paths below the project's folder. */
const leftOut: ReadonlySet<string> = new Set(
  [
    '.git',
    '.cache',
    'out',
    'out-report',
    'out-preview',
    'out-preview-report',
    'node_modules',
    'site/.next',
    'site/out',
    'site/.generated',
    'site/public/content',
    'site/public/media',
    'tests/bench/peers/node_modules',
    'tests/bench/page-peers/node_modules',
    'test-results',
  ].map((name) => path.normalize(name)),
)

/**
 * Links each file instead of copying it, in a second rather than a minute. A linked folder would lead Turbopack out of
 * its root.
 */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) await linkFiles(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await link(source, target).catch(() => copyFile(source, target))
  }
}

/**
 * A copy of the project with its packages, in which one may build without touching what is here; with the given content
 * in place of its own.
 */
export async function copyProject(content?: string): Promise<string> {
  const copy = path.join(await temporaryFolder(), 'project')
  await cp(root, copy, { recursive: true, filter: (file) => !leftOut.has(path.relative(root, file)) })
  await linkFiles(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  if (content === undefined) return copy
  await rm(path.join(copy, 'content'), { recursive: true })
  await cp(content, path.join(copy, 'content'), { recursive: true })
  return copy
}
