import { toMegabytes, type Row } from './row.ts'
import type { Measured } from './run-measured.ts'

/** Returns the cost of a program's runs: wall time, its own processor time, and peak memory. */
export function processRows(
  common: Pick<Row, 'part' | 'who' | 'campaigns'>,
  what: string,
  results: readonly Measured[],
): Row[] {
  return [
    { ...common, what: `${what}, whole process`, unit: 'ms', runs: results.map(({ wall }) => wall) },
    { ...common, what: `${what}, processor time`, unit: 'ms', runs: results.map(({ processor }) => processor) },
    {
      ...common,
      what: `${what}, peak memory`,
      unit: 'MB',
      runs: results.map(({ peakMemory }) => toMegabytes(peakMemory)),
    },
  ]
}
