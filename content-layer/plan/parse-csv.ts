import { CsvError, parse } from 'csv-parse/browser/esm/sync'

/** A row of a sheet: its cells, its number in the spreadsheet, and the line of the file on which it starts. */
export type SheetRow = { row: number; line: number; cells: readonly string[] }

function plain(cell: string): string {
  return cell.normalize('NFKC').trim()
}

/**
 * Parses the rows of a sheet, in which a quoted cell may have several lines. Returns the line of the error if it is
 * invalid.
 */
export function parseCsv(text: string): { rows: SheetRow[]; broken?: { line: number } } {
  const rows: SheetRow[] = []
  let before = 0
  const take = (cells: readonly string[], { lines }: { lines: number }) => {
    rows.push({ row: rows.length + 1, line: before + 1, cells: cells.map(plain) })
    before = lines
    return null
  }
  try {
    parse(text, { bom: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'], on_record: take })
    return { rows }
  } catch (error) {
    if (error instanceof CsvError) return { rows, broken: { line: before + 1 } }
    throw error
  }
}
