import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { getStampFile } from '#tools/commands/build-site.ts'
import { cacheFolder } from '#tools/commands/project-paths.ts'
import { runProcess } from '../run/run-process.ts'

import { copyProject } from './copy-project.ts'
import { fixtureContent, fixtureSite } from './fixture-site.ts'

/** The next deployment's changes: a text, a part that screens share, and a schema. */
const changes = [
  { file: 'content/screens/lending.yaml', from: 'heading: お返し例', to: 'heading: 返済のめやす' },
  { file: 'site/shared/queries/use-read-failure.ts', from: "'読み込んでいます'", to: "'読み込み中です'" },
  { file: 'schemas/api/values.ts', from: "message: 'not what is sent'", to: "message: 'is not what is sent'" },
] as const

const targetFolder = path.join(cacheFolder, 'next-deployment')

/** The folder that the next deployment publishes. */
export const nextDeploymentFolder = path.join(targetFolder, 'out')

async function change(project: string): Promise<void> {
  for (const { file, from, to } of changes) {
    const source = await readFile(path.join(project, file), 'utf8')
    if (!source.includes(from))
      throw new Error(`${file} no longer holds ${from}: let the next deployment change something else`)
    await writeFile(path.join(project, file), source.replace(from, to))
  }
}

/**
 * Builds a copy of the project with the changes, unless one exists for exactly what is published now. False if the
 * build fails.
 */
export async function buildNextDeployment(): Promise<boolean> {
  const from = `${await readFile(getStampFile(fixtureSite), 'utf8')} ${JSON.stringify(changes)}`
  const stamp = path.join(targetFolder, 'built-from')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === from) return true
  const project = await copyProject(fixtureContent.folder)
  await change(project)
  const isBuilt = await runProcess(
    process.execPath,
    [path.join(project, 'tools/commands/run.mjs'), 'tools/commands/build.ts'],
    { SITE_URL: '' },
  )
  if (!isBuilt) return false
  await rm(targetFolder, { recursive: true, force: true })
  await mkdir(targetFolder, { recursive: true })
  for (const folder of ['out', 'out-report'])
    await cp(path.join(project, folder), path.join(targetFolder, folder), { recursive: true })
  await writeFile(stamp, from)
  return true
}
