/**
 * Classes of a grid without empty places: two items in a row on a phone, where an odd last one is as wide as both, and
 * three from a tablet on, with rows of two at the end if three would leave a place empty.
 */
export function layOutFullRows(count: number): { list: string; item: (index: number) => string | undefined } {
  const hasFullThirds = count === 1 || count % 3 === 0
  const firstOfPairs = count - (count % 3 === 1 ? 4 : 2)
  return {
    list: `grid grid-cols-2 ${hasFullThirds ? 'tablet:grid-cols-3' : 'tablet:grid-cols-6'}`,
    item: (index) => {
      const onPhone = count > 1 && count % 2 === 1 && index === count - 1 ? 'max-tablet:col-span-2' : ''
      const onTablet = hasFullThirds ? '' : index < firstOfPairs ? 'tablet:col-span-2' : 'tablet:col-span-3'
      return `${onPhone} ${onTablet}`.trim() || undefined
    },
  }
}
