import type { AppEventListener } from '@sveltia/cms'

import { nameFile } from '../form/name-file.ts'
import { getSource, type FileForm } from '../formats/file-form.ts'
import { readForm } from '../formats/formats.ts'
import { getEntryData, getEntryFile, serializeFile, type EntryMap } from '../entries/entry-file.ts'
import { dataToSave } from '../entries/data-to-save.ts'
import { mayWrite } from '../session/local-folder.ts'
import type { Session } from '../session/session.ts'
import { inputRemains, refusal } from './explain-saving.ts'
import { resolveConflict } from './resolve-conflict.ts'

type GivenEntry = Parameters<AppEventListener['handler']>[0]['entry']

/** Returns an entry of Sveltia's events as its fields and previews have it. */
export function createEntryMap(entry: GivenEntry): EntryMap {
  return { get: (name): unknown => entry.get(name as 'data', undefined) }
}

/**
 * Prepares an entry for being saved: a new one may not replace a file, and a file that has changed since its form was
 * opened is not overwritten without a question. The result has the text that is saved as its source.
 * @throws Error if it is not to be saved
 */
export async function prepareSave(session: Session, entry: GivenEntry): Promise<GivenEntry> {
  const file = getEntryFile(createEntryMap(entry))
  if (file === undefined) return entry
  if (globalThis.editorFolder && !(await mayWrite(globalThis.editorFolder)))
    throw refusal(
      `このフォルダーに書きこむ許可がなくなりました。ブラウザーがたずねたら、許可してください。${inputRemains}`,
    )
  const data = getEntryData(createEntryMap(entry))
  const now = await session.textOf(file)
  let form: FileForm = data
  if (entry.get('newRecord', false)) {
    if (now !== undefined)
      throw refusal(
        `同じ名前の「${nameFile(file)}」がもうあります。上書きはしません。ほかのスラッグにしてください。${inputRemains}`,
      )
    form = dataToSave(session, file, data)
  } else {
    const before = globalThis.editorFolder ? getSource(data) : session.textAtOpening(file)
    if (before?.includes('\uFFFD') === true)
      throw refusal(
        `${nameFile(file)} の文字コードが UTF-8 ではないので、ここでは保存できません。UTF-8 で保存し直してください。`,
      )
    if (before !== undefined && before !== now) form = await resolveConflict(file, { mine: data, before, now })
  }
  return entry.set('data', readForm(file, serializeFile(file, form)))
}
