/** Adds rates in percent without binary rounding errors: every rate has at most one decimal (D8). */
export function addRates(first: number, second: number): number {
  return Math.round((first + second) * 10) / 10
}
