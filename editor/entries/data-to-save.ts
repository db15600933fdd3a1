import { copyToMonth } from '#content-layer/scaffold/copy-month-file.ts'
import { isRecord } from '#domain/is-record.ts'

import { newEntries, startedFromKey, temporaryId } from '../form/entry-templates.ts'
import type { InitialValues } from '../form/initial-values.ts'
import { sourceKey, getSource } from '../formats/file-form.ts'
import { campaignFormat } from '../formats/file-formats.ts'
import { readForm } from '../formats/formats.ts'
import { equalValues, mapTexts } from '../formats/json-data.ts'
import { toPlainText } from '../formats/line-ends.ts'
import { listChanges, mergeForms } from '../formats/merge-forms.ts'
import { suppressionsKey } from '../formats/suppressions.ts'
import type { Session } from '../session/session.ts'
import { serializeFile } from './entry-file.ts'

type Data = Readonly<Record<string, unknown>>

/** Returns the month's folder in the path of a campaign or a month, such as 202309-1. */
function monthIn(path: string): string | undefined {
  return /(?:^|\/)(\d{6}-\d+)\//.exec(path)?.[1]
}

/** Returns the data of a new campaign with its id in place of the placeholder `temporaryId`. */
export function withId(data: unknown, id: string): unknown {
  return mapTexts(data, (text) => text.replaceAll(temporaryId, id))
}

/** Returns the data of a new campaign with the days of the month that was chosen since, unless they were edited. */
export function withDaysOfMonth(path: string, data: Data, initialValues: InitialValues): Data {
  const month = monthIn(path)
  if (month === undefined) return data
  const templateIn = (folder: string) => {
    const entry = newEntries({ ...initialValues, month: folder }).find(({ name }) => name === data[startedFromKey])
    return entry?.collection === 'campaigns' ? campaignFormat.fromFile(entry.text) : undefined
  }
  const [before, after] = [templateIn(initialValues.month), templateIn(month)]
  if (!before || !after) return data
  // Includes the text: its marks are of days that the author has not reviewed yet.
  const untouched = ['period', 'grantBy', sourceKey].filter((name) => equalValues(data[name], before[name]))
  return { ...data, ...Object.fromEntries(untouched.map((name) => [name, after[name]])) }
}

/** Returns a copy's data with the days of its month, and marks at what may still be of the original. */
function withCopied(session: Session, file: string, data: Data): Data {
  const source = getSource(data)
  const original = session.fileWithText(toPlainText(source))
  const [from, to] = [monthIn(original ?? ''), monthIn(file)]
  if (source === '' || from === undefined || to === undefined) return data
  const name = file.endsWith('/month.yaml') ? 'month.yaml' : file
  const copied = readForm(file, copyToMonth(name, toPlainText(source), from, to))
  const mine = readForm(file, serializeFile(file, data))
  const merged = mergeForms(mine, copied, listChanges({ before: readForm(file, source), mine, theirs: copied }))
  return { ...merged, [suppressionsKey]: data[suppressionsKey] }
}

/** The path of a new entry in its folder, and the id that it ends with: `202309-1/books` of campaigns/202309-1/books.mdx. */
const newEntryPath = /^(?:campaigns\/)?(.*?([^/]+))\.\w+$/

/** Returns the data of a new entry as they are saved: with its id, and with the days of its month. */
export function dataToSave(session: Session, file: string, data: Data): Data {
  const [, path, id = ''] = newEntryPath.exec(file) ?? []
  const isFromTemplate = typeof data[startedFromKey] === 'string'
  if (path === undefined || !isFromTemplate) return withCopied(session, file, data)
  const dated = session.initialValues ? withDaysOfMonth(path, data, session.initialValues) : data
  const named = withId(dated, id)
  return isRecord(named) ? named : data
}
