import type { AppEventListener } from '@sveltia/cms'

import { nameFile } from '../form/form-words.ts'
import { nameField } from '../form/name-field.ts'
import { isRecord } from '#domain/is-record.ts'
import { isFaulty, sourceOf, type FileForm } from '../formats/file-formats.ts'
import { changesOf, isMine, isTheirs, mergeForms, type FieldChange } from '../formats/merge-forms.ts'
import { askAboutChanges, askToWriteAgain } from './dialogs.ts'
import { readForm } from '../formats/format-of-file.ts'
import { dataOfEntry, fileOfEntry, writeFile, type EntryMap } from './entries/entry-file.ts'
import { mayWrite } from './session/local-folder.ts'
import type { Session } from './session/session.ts'
import { dataToSave } from './entries/use-entry-file.ts'

export type GivenEntry = Parameters<AppEventListener['handler']>[0]['entry']

export function mapOf(entry: GivenEntry): EntryMap {
  return { get: (name): unknown => entry.get(name as 'data', undefined) }
}

/** An error of which Sveltia shows the words, and after which the form stays as it is. */
function refusal(words: string): Error {
  return new Error('saving_failed', { cause: new Error(words) })
}

const notSaved = refusal('まだ保存していません。書いたものは、欄に残っています。')

const isKept = '書いたものは、欄に残っています。'

/** Advice after an error of the browser, by the error's name. */
const remedies: Readonly<Record<string, string>> = {
  NotAllowedError: 'このフォルダーに書きこむ許可がありません。ブラウザーがたずねたら、許可してください。',
  NoModificationAllowedError: 'ファイルに書きこめません。ほかのソフトで開いていたら閉じて、もう一度保存してください。',
  NotFoundError: 'フォルダーかファイルが見つかりません。移したり名前を変えたりしていないか、確かめてください。',
  QuotaExceededError: '空きが足りません。空けてから、もう一度保存してください。',
  TypeError: 'つながりません。ネットワークを確かめて、もう一度保存してください。',
}

/** Matches a host's refusal because the user is signed out, or not permitted to write. */
const isSignedOut = /credentials|unauthorized|forbidden|\b40[13]\b/i
const signInAgain = 'ログインが切れたか、書きこむ権限がありません。読みこみなおして、入りなおしてください。'

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Converts an error of saving to one with a message in Japanese. Nothing was saved. */
export function explainSaving(error: unknown): Error {
  if (error instanceof Error && /[ぁ-ん]/.test(error.message)) return error
  // A host's refusal is a plain object: { status: 401, message: 'Bad credentials' }.
  const given = isRecord(error) ? error : {}
  const name = textOf(given['name'] ?? given['status'])
  const message = textOf(given['message'])
  const remedy = isSignedOut.test(`${name} ${message}`)
    ? signInAgain
    : (remedies[name] ?? 'もう一度保存してください。続くときは、開発の担当者に知らせてください。')
  return new Error(`まだ保存していません。${remedy}${isKept}（${name}: ${message}）`)
}

/** A value as a line of a question shows it, from shortly before where it differs from another. */
function brief(value: unknown, other: unknown = ''): string {
  if (typeof value === 'number' || typeof value === 'boolean') return `「${value}」`
  if (value === undefined || value === null || value === '') return '（なし）'
  if (typeof value !== 'string') return '（一覧）'
  const line = value.replaceAll(/\s+/g, ' ').trim()
  const compared = typeof other === 'string' ? other.replaceAll(/\s+/g, ' ').trim() : ''
  let start = 0
  while (start < line.length - 40 && line.slice(0, start + 10) === compared.slice(0, start + 10)) start += 1
  return `「${start > 0 ? '…' : ''}${line.slice(start, start + 40)}${start + 40 < line.length ? '…' : ''}」`
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
 * Asks what to save where a file is no longer what its form was opened on, and returns that.
 * @throws Error if nothing is to be saved
 */
async function settle(file: string, mine: FileForm, before: string, now: string | undefined): Promise<FileForm> {
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

/**
 * Prepares an entry for being saved: a new one may not replace a file, and a file that has changed since its form was
 * opened is not overwritten without a question. The result has the text that is saved as its source.
 * @throws Error if it is not to be saved
 */
export async function prepareSave(session: Session, entry: GivenEntry): Promise<GivenEntry> {
  const file = fileOfEntry(mapOf(entry))
  if (file === undefined) return entry
  if (globalThis.editorFolder && !(await mayWrite(globalThis.editorFolder)))
    throw refusal(`このフォルダーに書きこむ許可がなくなりました。ブラウザーがたずねたら、許可してください。${isKept}`)
  const data = dataOfEntry(mapOf(entry))
  const now = await session.textOf(file)
  let form: FileForm = data
  if (entry.get('newRecord', false)) {
    if (now !== undefined)
      throw refusal(
        `同じ名前の「${nameFile(file)}」がもうあります。上書きはしません。ほかのスラッグにしてください。${isKept}`,
      )
    form = dataToSave(session, file, data)
  } else {
    const before = globalThis.editorFolder ? sourceOf(data) : session.textAtOpening(file)
    if (before?.includes('\uFFFD') === true)
      throw refusal(
        `${nameFile(file)} の文字コードが UTF-8 ではないので、ここでは保存できません。UTF-8 で保存し直してください。`,
      )
    if (before !== undefined && before !== now) form = await settle(file, data, before, now)
  }
  return entry.set('data', readForm(file, writeFile(file, form)))
}
