/** Bars as one SVG path, from left to right over the whole width, the greatest as high as there is room; a third of their room is air. */
export function barsPath(values: readonly number[], { width, height }: { width: number; height: number }): string {
  const greatest = Math.max(1, ...values)
  const room = width / values.length
  const round = (value: number) => Math.round(value * 100) / 100
  return values
    .map((value, index) => ({ x: round(index * room), tall: round((value / greatest) * height) }))
    .filter(({ tall }) => tall > 0)
    .map(({ x, tall }) => `M${x} ${height}v${-tall}h${round((room * 2) / 3)}v${tall}z`)
    .join('')
}
