/** Returns what surrounds the first difference of two texts, in each of them; undefined for equal texts. */
export function findFirstDifference(
  actual: string,
  expected: string,
): { actual: string; expected: string } | undefined {
  if (actual === expected) return undefined
  let at = 0
  while (actual[at] === expected[at]) at += 1
  const around = (text: string) => text.slice(Math.max(at - 40, 0), at + 80)
  return { actual: around(actual), expected: around(expected) }
}
