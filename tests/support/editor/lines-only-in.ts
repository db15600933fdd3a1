/** Returns the lines of one text that the other lacks, counted as often as they occur. */
export function linesOnlyIn(one: string, other: string): string[] {
  const left = other.split('\n')
  return one.split('\n').filter((line) => {
    const index = left.indexOf(line)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}
