import { nameField } from '../../form/name-field.ts'
import { isFaulty, type FileForm } from '../../formats/file-formats.ts'
import { readForm } from '../../formats/format-of-file.ts'
import { changesOf, isMine, isTheirs, mergeForms, type FieldChange } from '../../formats/merge-forms.ts'
import { askAboutChanges, askToWriteAgain } from '../dialogs.ts'
import { writeFile } from '../entries/entry-file.ts'
import { inputRemains, refusal } from './explain-saving.ts'

const notSaved = refusal(`まだ保存していません。${inputRemains}`)

/** Maximum length of a quoted value, and of the part before its first difference, in characters. */
const maxLength = 40
const maxContext = 10

/** Formats a value for a question, in one line that starts shortly before it differs from another value. */
function brief(value: unknown, other: unknown = ''): string {
  if (typeof value === 'number' || typeof value === 'boolean') return `「${value}」`
  if (value === undefined || value === null || value === '') return '（なし）'
  if (typeof value !== 'string') return '（一覧）'
  const line = value.replaceAll(/\s+/g, ' ').trim()
  const compared = typeof other === 'string' ? other.replaceAll(/\s+/g, ' ').trim() : ''
  let start = 0
  while (start < line.length - maxLength && line.slice(0, start + maxContext) === compared.slice(0, start + maxContext))
    start += 1
  return `「${start > 0 ? '…' : ''}${line.slice(start, start + maxLength)}${start + maxLength < line.length ? '…' : ''}」`
}

function describeChange(file: string, change: FieldChange, data: FileForm): string {
  const { keyPath, before, mine, theirs } = change
  const name = nameField(file, keyPath, data) ?? keyPath
  const sides = [
    ...(isTheirs(change) ? [`ほかの人 ${brief(theirs, before)}`] : []),
    ...(isMine(change) ? [`自分 ${brief(mine, before)}`] : []),
  ]
  return `${name}：もと ${brief(before, isMine(change) ? mine : theirs)} → ${sides.join('、')}`
}

/**
 * Asks what to save if a file has changed since its form was opened, and returns the form with the answer.
 * @throws Error if nothing is to be saved
 */
export async function resolveConflict(
  file: string,
  mine: FileForm,
  before: string,
  now: string | undefined,
): Promise<FileForm> {
  if (now === undefined) {
    if (await askToWriteAgain(file)) return mine
    throw notSaved
  }
  const theirs = readForm(file, now)
  const [opened, written] = [readForm(file, before), readForm(file, writeFile(file, mine))]
  const isText = [opened, written, theirs].some(isFaulty)
  const changes = isText ? [] : changesOf(opened, written, theirs)
  const choice = await askAboutChanges(
    file,
    changes.map((change) => describeChange(file, change, written)),
  )
  if (choice === undefined) throw notSaved
  if (choice === 'theirs') return theirs
  return isText ? mine : mergeForms(written, theirs, changes)
}
