/*
 * Finds tables that mix the facts of two examples, items or campaigns in a row, or two kinds of facts in a column.
 */

import { groupBy } from '#domain/group-by.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** A fact in a placeholder, split at its の: ｛例1の合計｝ is the fact 合計 of 例1. The fact is '' if there is no の. */
type CellFact = { owner: string; fact: string }

/** The facts that each cell names, row by row. */
type FactTable = readonly (readonly (readonly CellFact[])[])[]

/** A placeholder with its name, and perhaps a form after a colon: ｛例1の合計：四捨五入｝. */
const namedPlaceholder = /｛([^｛｝：:「」]+)(?:[：:][^｛｝]*)?｝/gu

function listCellFacts(cell: unknown): CellFact[] {
  return [...String(cell).matchAll(namedPlaceholder)].map(({ 1: name = '' }) => {
    const index = name.indexOf('の')
    return index < 0 ? { owner: name, fact: '' } : { owner: name.slice(0, index), fact: name.slice(index + 1) }
  })
}

function readFactTable({ rows }: Readonly<Record<string, unknown>>): FactTable {
  if (!Array.isArray(rows)) return []
  return rows.map((row: unknown) => (Array.isArray(row) ? row.map(listCellFacts) : []))
}

function reportMixedRow(row: number, first: string, second: string): FieldDiagnostic {
  return { path: ['rows', row], kind: 'table-mixed', details: { first, second } }
}

/** Finds rows with facts of two campaigns, items or examples: ｛例1の合計｝ next to ｛例2の常時｝. */
function findMixedRows(table: FactTable): FieldDiagnostic[] {
  const isOwned = ({ owner, fact }: CellFact) => fact !== '' || /^例\d*$/u.test(owner)
  const owners = new Set(
    table
      .flat(2)
      .filter(isOwned)
      .map(({ owner }) => owner),
  )
  return table.flatMap((cells, row) => {
    const namesInRow = new Set(cells.flat().map(({ owner }) => owner))
    const [first, second] = [...namesInRow].filter((name) => owners.has(name))
    return first !== undefined && second !== undefined ? [reportMixedRow(row, first, second)] : []
  })
}

/** Finds the one cell of a column with another fact than the others: ｛例2の上限｝ below ｛例1の合計｝. */
function findOddCells(table: FactTable, column: number): FieldDiagnostic[] {
  const factsByRow = table.map((cells) => cells[column]?.map(({ fact }) => fact).join() ?? '')
  const rowsByFact = groupBy(
    factsByRow.filter((fact) => fact !== ''),
    (fact) => fact,
  )
  const byFrequency = [...rowsByFact].sort(([, one], [, other]) => other.length - one.length)
  const [common, odd, ...others] = byFrequency.map(([fact]) => fact)
  // A column with three facts has a pattern of its own.
  if (common === undefined || odd === undefined || others.length > 0) return []
  return [reportMixedRow(factsByRow.indexOf(odd), common, odd)]
}

/** Finds table rows that mix two examples or items, and columns that mix facts. Each row is reported once. */
export function checkTableFacts(props: Readonly<Record<string, unknown>>): FieldDiagnostic[] {
  const table = readFactTable(props)
  const columnCount = Math.max(0, ...table.map((cells) => cells.length))
  const columns = Array.from({ length: columnCount }, (_, column) => column)
  const diagnosticsByRow = groupBy(
    [...findMixedRows(table), ...columns.flatMap((column) => findOddCells(table, column))],
    ({ path }) => String(path[1]),
  )
  return [...diagnosticsByRow.values()].flatMap((diagnostics) => diagnostics.slice(0, 1))
}
