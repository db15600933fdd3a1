function Star({ fill }: { fill: number }) {
  const shape = 'M6 .8l1.6 3.5 3.8.4-2.8 2.6.8 3.8L6 9.2l-3.4 1.9.8-3.8L.6 4.7l3.8-.4z'
  return (
    <svg viewBox="0 0 12 12" width="13" height="13" aria-hidden="true">
      <path d={shape} className="fill-line" />
      {fill > 0 && (
        <svg viewBox={`0 0 ${12 * fill} 12`} width={12 * fill} height="12">
          <path d={shape} className="fill-star" />
        </svg>
      )}
    </svg>
  )
}

/** A number of ratings as people say it: 12万件. */
export function describeCount(count: number): string {
  return count >= 10_000 ? `${Math.floor(count / 1000) / 10}万件` : `${count.toLocaleString('ja-JP')}件`
}

/** A store's rating as stars, in figures, and by how many people. */
export function Stars({ rating, ratingCount }: { rating: number; ratingCount: number }) {
  return (
    <span className="flex items-center gap-1.5 text-tiny whitespace-nowrap text-sub tabular-nums">
      <span role="img" aria-label={`評価${rating}、5点満点`} className="flex">
        {[0, 1, 2, 3, 4].map((index) => (
          <Star key={index} fill={Math.min(1, Math.max(0, Math.round((rating - index) * 10) / 10))} />
        ))}
      </span>
      <span aria-hidden="true">{rating}</span>
      <span className="hidden min-[23rem]:inline">（{describeCount(ratingCount)}）</span>
    </span>
  )
}
