/*
 * Finds tables that mix the facts of two examples, items or campaigns in a row, or two kinds of facts in a column.
 */

import { groupBy } from '#domain/group-by.ts'

import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** A fact in a placeholder: ｛例1の合計｝ is the fact 合計 of 例1. */
type Named = { owner: string; suffix: string }

/** Returns the facts that a cell names, each split at its の into campaign and fact. */
function namedIn(cell: unknown): Named[] {
  return [...String(cell).matchAll(/｛([^｛｝：:「」]+)(?:[：:][^｛｝]*)?｝/gu)].map(({ 1: name = '' }) => {
    const at = name.indexOf('の')
    return at < 0 ? { owner: name, suffix: '' } : { owner: name.slice(0, at), suffix: name.slice(at + 1) }
  })
}

function readRows(props: Readonly<Record<string, unknown>>): unknown[][] {
  const { rows } = props
  return Array.isArray(rows) ? rows.map((row: unknown) => (Array.isArray(row) ? (row as unknown[]) : [])) : []
}

/** The facts that each cell names, row by row. */
type NamedTable = readonly Named[][][]

function tableMixed(row: number, first: string, second: string): FieldDiagnostic {
  return { path: ['rows', row], kind: 'table-mixed', details: { first, second } }
}

/** Finds rows that name facts of two campaigns, items or examples. */
function mixedRows(table: NamedTable): FieldDiagnostic[] {
  const isOwner = ({ owner, suffix }: Named) => suffix !== '' || /^例\d*$/u.test(owner)
  const owners = new Set(table.flat(2).flatMap((named) => (isOwner(named) ? [named.owner] : [])))
  return table.flatMap((cells, row) => {
    const inRow = new Set(cells.flat().map(({ owner }) => owner))
    const [first, second] = [...inRow].filter((owner) => owners.has(owner))
    return first !== undefined && second !== undefined ? [tableMixed(row, first, second)] : []
  })
}

/** Finds the cell of a column that names another fact than the others; undefined if the column has three kinds. */
function oddCell(table: NamedTable, column: number): FieldDiagnostic | undefined {
  const suffixes = table.map((cells) => cells[column]?.map(({ suffix }) => suffix).join() ?? '')
  const bySuffix = groupBy(
    suffixes.filter((suffix) => suffix !== ''),
    (suffix) => suffix,
  )
  const [most, least, ...others] = [...bySuffix].sort(([, a], [, b]) => b.length - a.length).map(([suffix]) => suffix)
  if (most === undefined || least === undefined || others.length > 0) return undefined
  return tableMixed(suffixes.indexOf(least), most, least)
}

/**
 * Finds table rows that mix two examples or items, and columns that mix facts: ｛例1の合計｝ next to ｛例2の常時｝, or below it
 * ｛例2の上限｝. Each row is reported once.
 */
export function checkTableFacts(props: Readonly<Record<string, unknown>>): FieldDiagnostic[] {
  const rows = readRows(props)
  const table = rows.map((row) => row.map(namedIn))
  const columnCount = Math.max(0, ...rows.map((row) => row.length))
  const oddCells = Array.from({ length: columnCount }, (_, column) => oddCell(table, column) ?? []).flat()
  const byRow = new Map<PropertyKey | undefined, FieldDiagnostic>()
  for (const diagnostic of [...mixedRows(table), ...oddCells]) {
    const row = diagnostic.path[1]
    if (!byRow.has(row)) byRow.set(row, diagnostic)
  }
  return [...byRow.values()]
}
