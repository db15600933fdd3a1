import { quoteDifference } from '#content-layer/common/quote-difference.ts'

import { nameField } from '../form/name-field.ts'
import { isFaulty, type FileForm } from '../formats/file-form.ts'
import { readForm } from '../formats/formats.ts'
import { listChanges, isMine, isTheirs, mergeForms, type FieldChange } from '../formats/merge-forms.ts'
import { askAboutChanges, askToWriteAgain } from '../dialogs/dialog-texts.ts'
import { serializeFile } from '../entries/entry-file.ts'
import { inputRemains, explainRefusal } from './explain-saving.ts'

const notSaved = explainRefusal(`まだ保存していません。${inputRemains}`)

function joinLines(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Quotes a value for a question; of a long text, the part in which it differs from another value. */
function quoteValue(value: unknown, other: unknown = ''): string {
  if (typeof value === 'number' || typeof value === 'boolean') return `「${value}」`
  if (value === undefined || value === null || value === '') return '（なし）'
  if (typeof value !== 'string') return '（一覧）'
  const [quoted] = quoteDifference(joinLines(value), typeof other === 'string' ? joinLines(other) : '')
  return `「${quoted}」`
}

/** Describes a change for a question: the field's name, its value when the form was opened, and the values of both. */
function describeChange(file: string, change: FieldChange, data: FileForm): string {
  const { keyPath, before, mine, theirs } = change
  const name = nameField(file, keyPath, data) ?? keyPath
  const sides = [
    ...(isTheirs(change) ? [`ほかの人 ${quoteValue(theirs, before)}`] : []),
    ...(isMine(change) ? [`自分 ${quoteValue(mine, before)}`] : []),
  ]
  return `${name}：もと ${quoteValue(before, isMine(change) ? mine : theirs)} → ${sides.join('、')}`
}

/** The form to save, and the text of its file when the form was opened and now; undefined if the file was removed. */
type Conflict = { mine: FileForm; before: string; now: string | undefined }

/**
 * Asks the user what to save if a file has changed since its form was opened, and returns the form to save.
 * @throws Error if the user cancels
 */
export async function resolveConflict(file: string, { mine, before, now }: Conflict): Promise<FileForm> {
  if (now === undefined) {
    if (await askToWriteAgain(file)) return mine
    throw notSaved
  }
  const theirs = readForm(file, now)
  const [opened, written] = [readForm(file, before), readForm(file, serializeFile(file, mine))]
  const isText = [opened, written, theirs].some(isFaulty)
  const changes = isText ? [] : listChanges({ before: opened, mine: written, theirs })
  const choice = await askAboutChanges(
    file,
    changes.map((change) => describeChange(file, change, written)),
  )
  if (choice === undefined) throw notSaved
  if (choice === 'theirs') return theirs
  return isText ? mine : mergeForms(written, theirs, changes)
}
