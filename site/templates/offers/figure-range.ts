import { formatNumber } from '#blocks/format.ts'

type Rewarded = { headline: { unit: '%' | 'P'; figure: number } }

/** Returns the lowest and the highest of some numbers, or one if they are equal. */
export function findRange(numbers: readonly number[]): number[] {
  return [...new Set([Math.min(...numbers), Math.max(...numbers)])]
}

/**
 * Returns the ranges of the figures of some promotions, rates before points: of each the lowest and the highest, or the
 * only one, with its unit.
 */
export function listFigureRanges(promotions: readonly Rewarded[]): string[][] {
  return (['%', 'P'] as const).flatMap((unit) => {
    const figures = promotions.flatMap(({ headline }) => (headline.unit === unit ? headline.figure : []))
    return figures.length === 0 ? [] : [findRange(figures).map((figure) => `${formatNumber(figure)}${unit}`)]
  })
}
