/** A sum of rates in percent without the errors of binary fractions: one decimal, as every rate has (D8). */
export function addRates(first: number, second: number): number {
  return Math.round((first + second) * 10) / 10
}
