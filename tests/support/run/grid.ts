/**
 * True in `npm run test:extended -- grid`: every page in every environment, every failure of every call, every edit of
 * the corpus. `npm test` looks at one cell of each kind.
 */
export const isWholeGrid = process.env['TEST_GRID'] === 'whole'

/** Returns all cells of a grid in `npm run test:extended -- grid`, otherwise the first of each kind. */
export function selectCells<Cell>(cells: readonly Cell[], kindOf: (cell: Cell) => string): Cell[] {
  if (isWholeGrid) return [...cells]
  const first = new Map<string, Cell>()
  for (const cell of cells) if (!first.has(kindOf(cell))) first.set(kindOf(cell), cell)
  return [...first.values()]
}

/**
 * Returns all cells in `npm run test:extended -- grid`, otherwise every so many of them, beginning at another one for
 * each row: in rows of the same cells, each cell is then looked at in some row.
 */
export function selectShare<Cell>(cells: readonly Cell[], row: number, parts: number): Cell[] {
  return cells.filter((_, index) => isWholeGrid || index % parts === row % parts)
}
