import path from 'node:path'

import { sharedFilePath } from '#content-layer/common/shared-kinds.ts'
import { newNote, newFragment } from '#content-layer/scaffold/file-templates.ts'

import type { ContentSource } from '../content/content-source.ts'
import { refuse, type NewRequest } from './parse-request.ts'
import { exists, writeAllOrNone } from './write-files.ts'

/**
 * Creates a shared text from its template. Returns a description of the result and the next step.
 * @throws PlainError with the usage if it exists
 */
export async function createSharedText(
  content: ContentSource,
  { what, name }: Extract<NewRequest, { name: string }>,
): Promise<string[]> {
  const file = sharedFilePath(what, name)
  if (await exists(path.join(content.folder, file))) refuse(`${file} はもうあります。上書きはしません。`)
  const { dir, base } = path.parse(file)
  const isNote = what === 'note'
  await writeAllOrNone(path.join(content.folder, dir), new Map([[base, isNote ? newNote : newFragment]]))
  const use = isNote
    ? `使うページの annotationLists に「- use: ${name}」と書きます。`
    : `使うキャンペーンの本文に <Shared use="${name}" /> と書きます。`
  return [`${file} を作りました。`, use]
}
