/** Divides the parts of a text into sections; a part that starts none belongs to the one before it. */
export function groupBySection<Part extends { isStart: boolean }>(parts: readonly Part[]): Part[][] {
  const sections: Part[][] = []
  for (const part of parts) {
    const section = part.isStart ? undefined : sections.at(-1)
    if (section) section.push(part)
    else sections.push([part])
  }
  return sections
}

/**
 * Returns, for each section, whether it takes half the width on a desktop: pairs of consecutive sections without a wide
 * block are placed side by side.
 */
export function pairSections(areWide: readonly boolean[]): boolean[] {
  const areHalf = areWide.map(() => false)
  for (const [index, isWide] of areWide.entries()) {
    if (!isWide && areWide[index + 1] === false && areHalf[index] !== true) areHalf.fill(true, index, index + 2)
  }
  return areHalf
}
