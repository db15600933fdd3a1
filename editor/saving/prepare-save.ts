import type { AppEventListener } from '@sveltia/cms'

import { nameFile } from '../form/name-file.ts'
import { getSource, type FileForm } from '../formats/file-form.ts'
import { readForm } from '../formats/formats.ts'
import { getEntryData, getEntryFile, serializeFile, type EntryMap } from '../entries/entry-file.ts'
import { getDataToSave } from '../entries/data-to-save.ts'
import { mayWrite } from '../session/local-folder.ts'
import type { Session } from '../session/session.ts'
import { inputRemains, explainRefusal } from './explain-saving.ts'
import { resolveConflict } from './resolve-conflict.ts'

type GivenEntry = Parameters<AppEventListener['handler']>[0]['entry']

/** Converts an entry of Sveltia's events to the type that fields and previews get. */
export function createEntryMap(entry: GivenEntry): EntryMap {
  return { get: (name): unknown => entry.get(name as 'data', undefined) }
}

/**
 * Prepares an entry for saving. A new entry never replaces a file. If a file has changed since its form was opened, the
 * user is asked before it is overwritten. The source in the result is the text that is saved.
 * @throws Error if the entry must not be saved
 */
export async function prepareSave(session: Session, entry: GivenEntry): Promise<GivenEntry> {
  const file = getEntryFile(createEntryMap(entry))
  if (file === undefined) return entry
  if (globalThis.editorFolder && !(await mayWrite(globalThis.editorFolder)))
    throw explainRefusal(
      `このフォルダーに書きこむ許可がなくなりました。ブラウザーがたずねたら、許可してください。${inputRemains}`,
    )
  const data = getEntryData(createEntryMap(entry))
  const now = await session.readText(file)
  let form: FileForm = data
  if (entry.get('newRecord', false)) {
    if (now !== undefined)
      throw explainRefusal(
        `同じ名前の「${nameFile(file)}」がもうあります。上書きはしません。ほかのスラッグにしてください。${inputRemains}`,
      )
    form = getDataToSave(session, file, data)
  } else {
    const before = globalThis.editorFolder ? getSource(data) : session.getTextAtOpening(file)
    if (before?.includes('\uFFFD') === true)
      throw explainRefusal(
        `${nameFile(file)} の文字コードが UTF-8 ではないので、ここでは保存できません。UTF-8 で保存し直してください。`,
      )
    if (before !== undefined && before !== now) form = await resolveConflict(file, { mine: data, before, now })
  }
  return entry.set('data', readForm(file, serializeFile(file, form)))
}
