import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

type Named = { owner: string; suffix: string }

/** Returns the facts that a cell names, each split at its の into campaign and fact. */
function namedIn(cell: unknown): Named[] {
  return [...String(cell).matchAll(/｛([^｛｝：:「」]+)(?:[：:][^｛｝]*)?｝/gu)].map(({ 1: name = '' }) => {
    const at = name.indexOf('の')
    return at < 0 ? { owner: name, suffix: '' } : { owner: name.slice(0, at), suffix: name.slice(at + 1) }
  })
}

function rowsOf(props: Readonly<Record<string, unknown>>): unknown[][] {
  const { rows } = props
  return Array.isArray(rows) ? rows.map((row: unknown) => (Array.isArray(row) ? (row as unknown[]) : [])) : []
}

/** Finds table rows that mix two examples or items, and columns that mix facts. */
export function tableDiagnostics(props: Readonly<Record<string, unknown>>): FieldDiagnostic[] {
  const rows = rowsOf(props)
  const named = rows.map((row) => row.map(namedIn))
  const isOwner = ({ owner, suffix }: Named) => suffix !== '' || /^例\d*$/u.test(owner)
  const owners = new Set(named.flat(2).flatMap((term) => (isOwner(term) ? [term.owner] : [])))
  const mixedRows = named.flatMap((cells, index): FieldDiagnostic[] => {
    const [first, second] = [...new Set(cells.flat().map(({ owner }) => owner))].filter((owner) => owners.has(owner))
    return first !== undefined && second !== undefined
      ? [{ path: ['rows', index], kind: 'table-mixed', details: { first, second } }]
      : []
  })
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const mixedColumns = Array.from({ length: columns }, (_, column) => column).flatMap((column): FieldDiagnostic[] => {
    const suffixes = named.map((cells) => cells[column]?.map(({ suffix }) => suffix).join() ?? '')
    const baseSuffixes = suffixes.filter((suffix) => suffix !== '')
    const counts = [...new Set(baseSuffixes)].map((suffix) => ({
      suffix,
      times: baseSuffixes.filter((other) => other === suffix).length,
    }))
    counts.sort((a, b) => b.times - a.times)
    const [max, min] = counts
    if (!max || !min || counts.length > 2) return []
    const row = suffixes.indexOf(min.suffix)
    const isRowMixed = mixedRows.some(({ path }) => path[1] === row)
    return isRowMixed
      ? []
      : [{ path: ['rows', row], kind: 'table-mixed', details: { first: max.suffix, second: min.suffix } }]
  })
  return [...mixedRows, ...mixedColumns].filter(
    ({ path }, index, issues) => issues.findIndex((other) => other.path[1] === path[1]) === index,
  )
}
