export type Part = 'content' | 'builds' | 'dev' | 'editor' | 'pages' | 'screens' | 'review'
export type Unit = 'ms' | 'MB' | 'ms a page' | 'kB' | 'points' | 'requests' | 'shift' | 'ratio' | 'pages' | 'files'

/** How a figure compares with a goal that is met; the default is `<`. */
export type Comparison = '<' | '≤' | '≥'

/**
 * One row of the table: what was measured over how many generated campaigns (absent for the project's own content),
 * each run's figure, and the goal if there is one.
 */
export type Row = {
  part: Part
  who: string
  what: string
  campaigns?: number
  unit: Unit
  runs: number[]
  goal?: number
  goalIs?: Comparison
}

/** Returns whether the median meets the goal; undefined where there is none. */
export function isMet({ runs, goal, goalIs = '<' }: Pick<Row, 'runs' | 'goal' | 'goalIs'>): boolean | undefined {
  if (goal === undefined) return undefined
  const figure = median(runs)
  return { '<': figure < goal, '≤': figure <= goal, '≥': figure >= goal }[goalIs]
}

/** Returns the median; for an even number of runs the mean of the two in the middle. */
export function median(runs: readonly number[]): number {
  const sorted = [...runs].sort((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/** Mebibytes from bytes. */
export function toMegabytes(bytes: number): number {
  return bytes / 1024 / 1024
}

/** Repeats a measurement sequentially, so that no two runs share the machine. */
export async function repeat<T>(times: number, measure: (run: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < times; run += 1) results.push(await measure(run))
  return results
}
