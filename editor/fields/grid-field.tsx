import type { ReactNode } from 'react'

import { getLabelId, type ControlProps } from './control-props.ts'

function readRows(value: unknown): string[][] {
  if (!Array.isArray(value)) return []
  return value.map((row: unknown) => (Array.isArray(row) ? row.map((cell: unknown) => String(cell)) : []))
}

/** The field for a table of texts: an input for each cell, and buttons that add and remove columns and rows. */
export function GridField({ value, forID, onChange }: ControlProps): ReactNode {
  const rows = readRows(value)
  const width = Math.max(2, ...rows.map((row) => row.length))
  return (
    <div id={forID} className="own-grid" role="group" aria-labelledby={getLabelId(forID)}>
      {rows.map((cells, row) => (
        <div className="own-row" key={row}>
          {cells.map((cell, column) => (
            <input
              className="own-input"
              key={column}
              aria-label={`${row + 1}行目 ${column + 1}列目`}
              value={cell}
              onChange={({ target }) => onChange(rows.with(row, cells.with(column, target.value)))}
            />
          ))}
          <button type="button" onClick={() => onChange(rows.with(row, [...cells, '']))}>
            列を足す
          </button>
          {cells.length > 2 && (
            <button type="button" onClick={() => onChange(rows.with(row, cells.slice(0, -1)))}>
              列を減らす
            </button>
          )}
          <button type="button" onClick={() => onChange(rows.toSpliced(row, 1))}>
            {`${row + 1}行目を消す`}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => onChange([...rows, new Array<string>(width).fill('')])}>
        行を足す
      </button>
    </div>
  )
}
