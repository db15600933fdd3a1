import { formatNumber } from '#blocks/format.ts'

const star = 'l1.6 3.5 3.8.4-2.8 2.6.8 3.8-3.4-1.9-3.4 1.9.8-3.8-2.8-2.6 3.8-.4z'

/** Five stars in a row, each 12 units wide. */
const row = `M6 .8${Array.from({ length: 5 }, () => star).join('m12 0')}`

/** A rating as five stars: the filled ones are the same row, clipped at the rating. */
function StarRow({ rating }: { rating: number }) {
  const width = 12 * Math.min(5, Math.max(0, rating))
  return (
    <svg viewBox="0 0 60 12" width="65" height="13" role="img" aria-label={`評価${rating}、5点満点`}>
      <path d={row} className="fill-line" />
      {width > 0 && (
        <svg viewBox={`0 0 ${width.toFixed(1)} 12`} width={width.toFixed(1)} height="12">
          <path d={row} className="fill-star" />
        </svg>
      )}
    </svg>
  )
}

/** Formats a number of ratings in Japanese notation: 12万件. */
export function describeCount(count: number): string {
  return count >= 10_000 ? `${Math.floor(count / 1000) / 10}万件` : `${formatNumber(count)}件`
}

/** A store's rating as stars and in figures, with the number of ratings. */
export function Stars({ rating, ratingCount }: { rating: number; ratingCount: number }) {
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-tiny text-sub tabular">
      <StarRow rating={rating} />
      <span aria-hidden="true">{rating}</span>
      <span className="hidden min-[23rem]:inline">（{describeCount(ratingCount)}）</span>
    </span>
  )
}
