import { withoutMarks } from '#domain/text/note-marks.ts'

import type { BlockProps } from '../block-props.ts'
import { joinLines } from '../format.ts'
import { RichText } from '../rich-text.tsx'

/**
 * Returns whether a text is a number with a unit of at most three characters, which must not wrap: `5%`, `1,500円`,
 * `2,000円以上`, `0.5%※1`. It is false for `最大5%`, `なし` and `300ポイント`.
 */
function isFigure(text: string): boolean {
  return /^[\d,.]+[^\d\s]{0,3}(?:※\d+)?$/.test(text)
}

/**
 * A table of rates or conditions; the first column contains the row headers, and columns of figures are aligned right. A
 * table that is wider than the window scrolls inside its section, which takes the focus (`tabIndex`) so that the arrow
 * keys can scroll it.
 */
export function RateTable({ caption, columns, rows, scope }: BlockProps<'RateTable'>) {
  const alignments = columns.map((_column, index) =>
    index > 0 && rows.every((row) => isFigure(row[index] ?? '')) ? 'text-right' : '',
  )
  return (
    <section aria-label={joinLines(withoutMarks(caption))} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse wrap-break-word text-note tabular">
        <caption className="mb-2 text-left font-bold">
          <RichText text={caption} scope={scope} />
        </caption>
        <thead>
          <tr className="border-y border-line bg-wash text-left">
            {columns.map((column, index) => (
              <th
                key={index}
                scope="col"
                className={`px-[min(0.5rem,1.3vw)] py-2 font-bold ${alignments[index]}`.trim()}
              >
                <RichText text={column} scope={scope} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], index) => (
            <tr key={index} className="border-b border-line align-top">
              <th scope="row" className="min-w-[min(6.5em,28vw)] px-[min(0.5rem,1.3vw)] py-3 text-left font-bold">
                <RichText text={name} scope={scope} />
              </th>
              {cells.map((cell, position) => (
                <td
                  key={position}
                  className={`px-[min(0.5rem,1.3vw)] py-3 ${isFigure(cell) ? 'whitespace-nowrap' : ''} ${alignments[position + 1]}`.trim()}
                >
                  <RichText text={cell} scope={scope} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
