import { copyToMonth } from '#content-layer/scaffold/copy-month-file.ts'
import { isRecord } from '#domain/is-record.ts'

import { listNewEntries, startedFromKey, temporaryId } from '../form/entry-templates.ts'
import type { InitialValues } from '../form/initial-values.ts'
import { sourceKey, getSource } from '../formats/file-form.ts'
import { campaignFormat } from '../formats/file-formats.ts'
import { readForm } from '../formats/formats.ts'
import { areEqual, mapTexts } from '../formats/json-data.ts'
import { toPlainText } from '../formats/line-ends.ts'
import { listChanges, mergeForms } from '../formats/merge-forms.ts'
import { suppressionsKey } from '../formats/suppressions.ts'
import type { Session } from '../session/session.ts'
import { serializeFile } from './entry-file.ts'

type Data = Readonly<Record<string, unknown>>

/** Returns the month's folder in the path of a campaign or a month, such as 202309-1. */
function getMonth(path: string): string | undefined {
  return /(?:^|\/)(\d{6}-\d+)\//.exec(path)?.[1]
}

/** Returns the data of a new campaign with its id in place of the placeholder `temporaryId`. */
export function withId(data: unknown, id: string): unknown {
  return mapTexts(data, (text) => text.replaceAll(temporaryId, id))
}

/**
 * Returns the data of a new campaign with the period and grant day of its month. The form started with those of the
 * newest month; another month may have been chosen since. Days that the author has edited stay.
 */
export function withDaysOfMonth(path: string, data: Data, initialValues: InitialValues): Data {
  const month = getMonth(path)
  if (month === undefined) return data
  const readTemplate = (folder: string) => {
    const entry = listNewEntries({ ...initialValues, month: folder }).find(({ name }) => name === data[startedFromKey])
    return entry?.collection === 'campaigns' ? campaignFormat.fromFile(entry.text) : undefined
  }
  const [before, after] = [readTemplate(initialValues.month), readTemplate(month)]
  if (!before || !after) return data
  // Includes the source: its review marks refer to these days.
  const untouched = ['period', 'grantBy', sourceKey].filter((name) => areEqual(data[name], before[name]))
  return { ...data, ...Object.fromEntries(untouched.map((name) => [name, after[name]])) }
}

/** Returns the data of a copied entry with the days of its month, and with review marks where it may need changes. */
function withCopied(session: Session, file: string, data: Data): Data {
  const source = getSource(data)
  const original = session.saved.findFile(toPlainText(source))
  const [from, to] = [getMonth(original ?? ''), getMonth(file)]
  if (source === '' || from === undefined || to === undefined) return data
  const name = file.endsWith('/month.yaml') ? 'month.yaml' : file
  const copied = readForm(file, copyToMonth(name, toPlainText(source), from, to))
  const mine = readForm(file, serializeFile(file, data))
  const merged = mergeForms(mine, copied, listChanges({ before: readForm(file, source), mine, theirs: copied }))
  return { ...merged, [suppressionsKey]: data[suppressionsKey] }
}

/** Matches the file of a new entry: its path in the collection, `202309-1/books`, and the id at the end of the path. */
const newEntryPath = /^(?:campaigns\/)?(.*?([^/]+))\.\w+$/

/** Returns the data to save for a new entry: with its id, and with the days of its month. */
export function getDataToSave(session: Session, file: string, data: Data): Data {
  const [, path, id = ''] = newEntryPath.exec(file) ?? []
  const isFromTemplate = typeof data[startedFromKey] === 'string'
  if (path === undefined || !isFromTemplate) return withCopied(session, file, data)
  const dated = session.initialValues ? withDaysOfMonth(path, data, session.initialValues) : data
  const named = withId(dated, id)
  return isRecord(named) ? named : data
}
