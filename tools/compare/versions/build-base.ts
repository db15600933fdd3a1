import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { spawn } from 'node:child_process'

import { computeHash } from '../../shared/files/hash.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { unpack } from './base-commit.ts'

/** Hard-links the files of a folder: copies take a minute, and npm would empty what a symbolic link leads to. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) await linkFiles(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await link(source, target).catch(() => copyFile(source, target))
  }
}

function buildPreview(project: string): Promise<boolean> {
  const args = ['tools/commands/run.mjs', 'tools/commands/preview.ts']
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

/**
 * Returns the folder of a commit's preview, built by the commit's own code in a copy below `cacheFolder`. It is built
 * once for each commit and publication location.
 * @throws PlainError if that commit cannot be built
 */
export async function buildBase(root: string, commit: string, cacheFolder: string): Promise<string> {
  const folderName = computeHash(commit, process.env['SITE_URL'] ?? '', process.env['NEXT_PUBLIC_API_ORIGIN'] ?? '')
  const project = path.join(cacheFolder, 'built', folderName)
  const [folder, done] = [path.join(project, 'out-preview'), path.join(project, 'done')]
  if (existsSync(done)) return folder
  await rm(path.join(cacheFolder, 'built'), { recursive: true, force: true })
  await unpack(root, commit, project)
  await linkFiles(path.join(root, 'node_modules'), path.join(project, 'node_modules'))
  if (!(await buildPreview(project)))
    throw new PlainError(
      `The site of ${commit} could not be built, so nothing can be compared with it. Name another commit: npm run review -- --base <commit>`,
    )
  await writeFile(done, '')
  return folder
}
