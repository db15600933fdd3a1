import { isMet, median, type Row, type Unit } from './row.ts'

const headings = ['', 'what', 'campaigns', 'min', 'median', 'max', 'unit', 'goal', 'met'] as const

/** Decimals of a figure below 10, where the default would be too coarse or too fine. */
const decimals: Partial<Record<Unit, number>> = {
  kB: 2,
  ratio: 2,
  shift: 3,
  points: 0,
  requests: 0,
  pages: 0,
  files: 0,
}

/** Formats a figure by its unit. */
function show(value: number, unit: Unit): string {
  if (value < 10) return value.toFixed(decimals[unit] ?? 1)
  return unit === 'kB' && value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US')
}

function cellsOf(row: Row): string[] {
  const { who, what, campaigns, unit, runs, goal, goalIs = '<' } = row
  const met = { true: 'yes', false: 'NO', undefined: '' }[`${isMet(row)}`]
  const figures = [Math.min(...runs), median(runs), Math.max(...runs)].map((figure) => show(figure, unit))
  return [
    who,
    what,
    campaigns?.toLocaleString('en-US') ?? '',
    ...figures,
    unit,
    goal === undefined ? '' : `${goalIs} ${show(goal, unit)}`,
    met,
  ]
}

const isNumber = (column: number) => column >= 2 && column <= 5

/** Formats rows of cells as a terminal table; the first row is the header. */
function alignColumns(lines: readonly (readonly string[])[], isRight: (column: number) => boolean): string {
  const [first = [], ...rest] = lines
  const widths = first.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  const format = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isRight(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return [format(first), widths.map((width) => '─'.repeat(width)).join('──'), ...rest.map(format)].join('\n')
}

/** Formats rows as a terminal table. The goal is compared with the median. */
export function formatTable(rows: readonly Row[]): string {
  return alignColumns([[...headings], ...rows.map(cellsOf)], isNumber)
}

/** Formats medians as a matrix with a row for each maker and a column for each measurement. */
export function formatMatrix(rows: readonly Row[]): string {
  const columns = [...new Map(rows.map(({ what, unit }) => [what, unit]))]
  const lines = [...new Set(rows.map(({ who }) => who))].map((name) => {
    const findRow = (column: string) => rows.find(({ who, what }) => who === name && what === column)
    return [name, ...columns.map(([what, unit]) => ((row) => (row ? show(median(row.runs), unit) : ''))(findRow(what)))]
  })
  return alignColumns([['', ...columns.map(([what]) => what)], ...lines], (column) => column > 0)
}
