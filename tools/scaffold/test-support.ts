import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { formatDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'

import { temporaryFolder } from '../../tests/support/run/temporary-folder.ts'
import type { ContentSource } from '../content/content-source.ts'
import { readContentCached } from '../content/read-content-cached.ts'
import { createFiles } from './create-content.ts'
import { parseRequest } from './parse-request.ts'

/** Results for files that a test leaves as they are in the content that all tests copy. */
const cacheFile = path.join(await temporaryFolder(), 'content.json')

/** Copies content, so that a test can add to it. */
export async function copyContent(from: string): Promise<ContentSource> {
  const folder = path.join(await temporaryFolder(), 'content')
  await cp(from, folder, { recursive: true })
  return { folder, cacheFile }
}

/** Creates what the arguments of `npm run new` name. Returns a description of the result and the next steps. */
export async function create(content: ContentSource, ...args: readonly string[]): Promise<string> {
  return (await createFiles(content, parseRequest(args))).join('\n')
}

/** Checks the content. Returns its errors and unsuppressed warnings, one a line. */
export async function check(content: ContentSource): Promise<{ errors: string[]; warnings: string[] }> {
  const { diagnostics, warnings } = await readContentCached(content, Date.now())
  const open = warnings.filter(({ reason }) => reason === undefined)
  return { errors: diagnostics.map(formatDiagnostic), warnings: open.map(formatDiagnostic) }
}

/** Edits every text of a folder, without those below it. */
export async function editTexts(folder: string, edit: (text: string, id: string) => string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.(?:yaml|mdx)$/.test(name)) continue
    const file = path.join(folder, name)
    await writeFile(file, edit(await readFile(file, 'utf8'), path.parse(name).name))
  }
}

/** Removes the marks of what has to be reviewed, as an author does who has reviewed it. */
export function removeMarks(text: string): string {
  return text.replaceAll(' # 見直す', '').replaceAll('{/* 見直す */}\n\n', '')
}

/** Replaces every placeholder text and URL of a template. */
export function fillTemplate(text: string, id: string): string {
  return removeMarks(text).replaceAll('（仮）', id).replaceAll('https://shop.invalid', 'https://help.example.jp')
}
