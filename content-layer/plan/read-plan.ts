/*
 * Reads the sheet of a month's plan (`plan.csv`) into the planned values of its campaigns and screens.
 */

import { campaignId } from '#schemas/ids.ts'
import { screenNames } from '#schemas/screens.ts'

import { idHeading, decodeSheet, detectOtherKind } from '../common/plan-sheet.ts'
import { textLimits } from '../common/text-limits.ts'
import { diagnosticIn, noField, type Diagnostic, type Problem } from '../diagnostics/diagnostic.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { findIntendedForm } from '../source/fields/intended-form.ts'
import { findConflict } from '../source/files/content-files.ts'
import { columns, requiredColumns, noneValues, undecidedValues, freeColumns, type ColumnName } from './columns.ts'
import { parseCsv, type SheetRow } from './parse-csv.ts'
import type { PlannedRow, PlannedValues } from './planned.ts'
import { suggestCell } from './suggest-cell.ts'

/** A month's plan after parsing: the rows of campaigns and of screens in order, and the line on which each id starts. */
export type PlanEntry = {
  file: string
  rows: PlannedRow[]
  screens: PlannedRow[]
  lines: Map<string, number>
  diagnostics: Diagnostic[]
}

const columnNames = Object.keys(columns) as ColumnName[]

/** A column that the plan's reader knows: one of planned values, or that of the ids. */
type PlanColumn = ColumnName | typeof idHeading

/** Returns the known column with a heading. */
function findColumn(heading: string): PlanColumn | undefined {
  if (heading.toLowerCase() === idHeading) return idHeading
  return columnNames.find((name) => columns[name].heading === heading || columns[name].otherHeadings.includes(heading))
}

/** The index of each known column among the cells of a row. A misspelt heading counts as the one that was meant. */
type Header = ReadonlyMap<PlanColumn, number>

function readHeader({ row, cells }: SheetRow, report: (problem: Problem) => void): Header {
  const header = new Map<PlanColumn, number>()
  const headings = [idHeading, ...columnNames.map((name) => columns[name].heading), 'メモ']
  const misspelt = new Map<PlanColumn, number>()
  for (const [index, heading] of cells.entries()) {
    if (heading === '' || freeColumns.includes(heading)) continue
    const column = findColumn(heading)
    if (column === undefined) {
      const suggestion = suggest(heading, headings)
      report({ kind: 'plan-heading-unknown', details: { actual: heading, row, ...suggestion } })
      const meant = findColumn(suggestion.suggestion)
      if (meant !== undefined) misspelt.set(meant, index)
    } else if (header.has(column)) report({ kind: 'plan-heading-twice', details: { actual: heading, row } })
    else header.set(column, index)
  }
  return new Map([...misspelt, ...header])
}

/** Reports a problem of a row, in the column with the heading. */
type ReportInRow = (heading: string, problem: Problem) => void

/** Reads one cell into the values; an invalid or missing value is reported and stays undecided. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- It ties a value to its column.
function readCell<Name extends ColumnName>(
  values: Partial<PlannedValues>,
  name: Name,
  text: string,
  { row, isNeeded, report }: { row: number; isNeeded: boolean; report: ReportInRow },
): void {
  const { heading, example, read, emptyValue } = columns[name]
  if (undecidedValues.includes(text)) return
  const isNone = text === '' ? !isNeeded : noneValues.includes(text)
  const value = isNone && emptyValue !== undefined ? emptyValue : read(text)
  const count = Array.isArray(value) ? value.length : 0
  const maximum = textLimits.plannedItems
  if (count > maximum) report(heading, { kind: 'plan-too-many-items', details: { row, count, maximum } })
  else if (value !== undefined) values[name] = value
  else if (text === '') report(heading, { kind: 'plan-cell-empty', details: { heading, row, example } })
  else {
    const fix = suggestCell(text, (suggestion) => read(suggestion) !== undefined)
    report(heading, { kind: 'plan-cell-unread', details: { heading, row, actual: text, example, fix } })
  }
}

/** Reads the cells of a campaign's row. A missing column decides nothing. */
function readCampaignRow({ row, cells }: SheetRow, header: Header, report: ReportInRow): Partial<PlannedValues> {
  const values: Partial<PlannedValues> = {}
  for (const name of columnNames) {
    const index = header.get(name)
    if (index === undefined) continue
    // The column of the kind, which decides the required columns, is read first.
    const required = values.kind ? requiredColumns[values.kind] : []
    readCell(values, name, cells[index] ?? '', { row, isNeeded: required.includes(name), report })
  }
  return values
}

/** Reads the cells of a screen's row. A screen has no kind and few of the fields, so an empty cell decides nothing. */
function readScreenRow({ row, cells }: SheetRow, header: Header, report: ReportInRow): Partial<PlannedValues> {
  const values: Partial<PlannedValues> = {}
  for (const name of columnNames) {
    const text = cells[header.get(name) ?? -1] ?? ''
    if (name !== 'kind' && text !== '') readCell(values, name, text, { row, isNeeded: false, report })
  }
  return values
}

/** Returns the headings of the columns that the kinds of a sheet's campaigns require and that are missing. */
function listMissingHeadings(rows: readonly PlannedRow[], header: Header): string[] {
  const kinds = rows.flatMap(({ values }) => values.kind ?? [])
  const required = new Set<ColumnName>(kinds.flatMap((kind) => requiredColumns[kind]))
  if (rows.length > 0) required.add('kind')
  return columnNames.filter((name) => required.has(name) && !header.has(name)).map((name) => columns[name].heading)
}

/** Headings with a separator other than a comma. */
const otherSeparator = /^\ufeff?[|｜]?[ 　]*(?:"?id"?)[ 　]*([\t;；|｜，、])[^,\n]*(?:\n|$)/iu

/** A problem of a sheet as a whole, at the line of the file. */
type SheetProblem = { line: number; problem: Problem }

/** Decodes a sheet, or returns why it cannot be read. */
function readSheetText(bytes: Uint8Array): { text: string } | SheetProblem {
  const text = decodeSheet(bytes)
  const other = detectOtherKind(bytes, text)
  if (text === undefined || other !== undefined)
    return { line: 1, problem: { kind: 'plan-encoding', details: { actual: other ?? 'unknown' } } }
  const conflict = findConflict(text)
  if (conflict >= 0) return { line: conflict + 1, problem: { kind: 'conflict-marks' } }
  const separator = otherSeparator.exec(text)?.[1]
  if (separator === undefined) return { text }
  return { line: 1, problem: { kind: 'plan-separator', details: { actual: separator === '\t' ? 'tab' : separator } } }
}

/** Reports a problem of the sheet at a line; `heading` is that of the column, if any. */
type ReportAt = (line: number, problem: Problem, heading?: string) => void

/** Id of a screen's row: its path, on the entry screen with the key of a promotion: `screens/entry/spring`. */
const screenId = new RegExp(`^screens/(?:entry/[a-z0-9-]+|(?!entry$)(?:${screenNames.join('|')}))$`, 'u')

/** Returns the id of a campaign that was probably meant by an invalid one; '' for another text, as in a row of totals. */
function findIntendedId(id: string): string {
  return findIntendedForm(id, (intended) => campaignId.safeParse(intended).success, { isCode: true })
}

/** Reads the cells of a campaign or a screen, with the problems of each. */
function readRow(sheetRow: SheetRow, header: Header, isScreen: boolean) {
  const problems: { heading: string; problem: Problem }[] = []
  const report: ReportInRow = (heading, problem) => problems.push({ heading, problem })
  const values = isScreen ? readScreenRow(sheetRow, header, report) : readCampaignRow(sheetRow, header, report)
  return { values, problems }
}

/** The headings of a sheet, and the number of cells in their row. */
type Headings = { header: Header; width: number }

/**
 * Reads the row of a campaign or a screen into the entry, unless its id is invalid or repeated. A row without an id, or
 * with more cells than headings, is reported once, whatever its other cells are.
 */
function addRow(entry: PlanEntry, sheetRow: SheetRow, { header, width }: Headings, reportAt: ReportAt): void {
  const { row, line, cells } = sheetRow
  const report: ReportInRow = (heading, problem) => reportAt(line, problem, heading)
  const written = cells[header.get(idHeading) ?? -1] ?? ''
  const isScreen = screenId.test(written)
  const isValid = isScreen || campaignId.safeParse(written).success
  const id = isValid ? written : findIntendedId(written)
  if (!isValid) {
    const details = { heading: idHeading, row, actual: written, example: 'books', fix: id }
    report(idHeading, { kind: 'plan-cell-unread', details })
    if (id === '') return
  }
  const { values, problems } = readRow(sheetRow, header, isScreen)
  const isShifted = cells.length > width && problems.length > 0
  if (isShifted) report(noField, { kind: 'plan-row-shifted', details: { row, count: cells.length - width } })
  else for (const { heading, problem } of problems) report(heading, problem)
  if (entry.lines.has(id)) {
    if (isValid) report(idHeading, { kind: 'plan-row-twice', details: { id, row } })
  } else {
    entry.lines.set(id, line)
    const planned = isScreen ? entry.screens : entry.rows
    if (!isShifted) planned.push({ id, row, values })
  }
}

/** Reads the rows of a decoded sheet into the entry. */
function addRows(entry: PlanEntry, text: string, reportAt: ReportAt): void {
  const sheet = parseCsv(text)
  if (sheet.broken) reportAt(sheet.broken.line, { kind: 'plan-broken' })
  const filledRows = sheet.rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  // Some programs write the name of the table above its headings.
  const headingIndex = filledRows.findIndex(({ cells }) => cells.some((cell) => cell.toLowerCase() === idHeading))
  const headingRow = filledRows[headingIndex]
  if (!headingRow) {
    const line = filledRows[0]?.line ?? 1
    if (!sheet.broken) reportAt(line, { kind: 'plan-heading-missing', details: { heading: idHeading } })
    return
  }
  const reportAtHeadings = (problem: Problem) => reportAt(headingRow.line, problem)
  const header = readHeader(headingRow, reportAtHeadings)
  const headings = { header, width: headingRow.cells.length }
  for (const row of filledRows.slice(headingIndex + 1)) addRow(entry, row, headings, reportAt)
  const hasRows = entry.rows.length + entry.screens.length > 0
  if (!hasRows && entry.diagnostics.length === 0) reportAtHeadings({ kind: 'plan-empty' })
  for (const heading of listMissingHeadings(entry.rows, header))
    reportAtHeadings({ kind: 'plan-heading-missing', details: { heading } })
}

/** Parses a month's plan. The valid values of a row with an error still apply. */
export function readPlan(file: string, bytes: Uint8Array): PlanEntry {
  const entry: PlanEntry = { file, rows: [], screens: [], lines: new Map(), diagnostics: [] }
  const reportAt: ReportAt = (line, problem, heading = noField) => {
    entry.diagnostics.push({ ...diagnosticIn(file, problem, { line, column: 1 }), field: heading })
  }
  const sheet = readSheetText(bytes)
  if ('problem' in sheet) reportAt(sheet.line, sheet.problem)
  else addRows(entry, sheet.text, reportAt)
  return entry
}
