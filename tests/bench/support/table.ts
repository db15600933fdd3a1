import { median, type Row } from './row.ts'

const headings = ['', 'what', 'campaigns', 'min', 'median', 'max', 'unit', 'goal', 'met'] as const

function show(value: number): string {
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US')
}

function cellsOf({ who, what, campaigns, unit, runs, goal }: Row): string[] {
  const met = goal === undefined ? '' : median(runs) < goal ? 'yes' : 'NO'
  const figures = [Math.min(...runs), median(runs), Math.max(...runs)].map(show)
  return [who, what, campaigns.toLocaleString('en-US'), ...figures, unit, goal === undefined ? '' : `< ${show(goal)}`, met]
}

const isNumber = (column: number) => column >= 2 && column <= 5

/** The rows as a table for a terminal. The goal is held against the median. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [[...headings], ...rows.map(cellsOf)]
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  const format = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  const [first = [], ...rest] = lines
  return [format(first), widths.map((width) => '─'.repeat(width)).join('──'), ...rest.map(format)].join('\n')
}
