import { CsvError, parse } from 'csv-parse/browser/esm/sync'

/** A row of a sheet: its cells, its number in the spreadsheet, and the line of the file on which it starts. */
export type SheetRow = { row: number; line: number; cells: readonly string[] }

/** Normalizes a cell to half-width digits and signs, without surrounding spaces. */
function normalizeCell(cell: string): string {
  return cell.normalize('NFKC').trim()
}

/**
 * Parses the rows of a sheet, in which a quoted cell may have several lines. For an invalid sheet, returns the rows above
 * the error and the error's line.
 */
export function parseCsv(text: string): { rows: SheetRow[]; broken?: { line: number } } {
  const rows: SheetRow[] = []
  let lastLine = 0
  const addRow = (cells: readonly string[], { lines }: { lines: number }) => {
    rows.push({ row: rows.length + 1, line: lastLine + 1, cells: cells.map(normalizeCell) })
    lastLine = lines
    // The parser keeps no records of its own.
    return null
  }
  try {
    parse(text, { bom: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'], on_record: addRow })
    return { rows }
  } catch (error) {
    if (error instanceof CsvError) return { rows, broken: { line: lastLine + 1 } }
    throw error
  }
}
