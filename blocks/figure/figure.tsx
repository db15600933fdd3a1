import { capHeight, figureLayout } from './lay-out-figure.ts'

type Props = {
  /** The figure as text, such as `5%`, `＋8%`, `3,000P` or `1.5%`: 0–9 , . ＋ % P and nothing else. */
  text: string
  /** Height of `%` and `P`, relative to that of the digits. */
  unitScale?: number
  className?: string
}

/**
 * A figure drawn with the project's own glyphs, with the height and the baseline of digits in its font size. Its box
 * ends at the outermost points drawn, without side bearings or line height. Curves, and the comma's tail, extend
 * slightly beyond it. Screen readers, search and copies use the text.
 */
export function Figure({ text, unitScale = 0.4, className = '' }: Props) {
  const { width, figure, units } = figureLayout(text, unitScale)
  return (
    <span className={`relative inline-flex ${className}`.trimEnd()}>
      <span className="sr-only">{text}</span>
      <svg
        width={`${Math.round(width * capHeight * 10) / 1000}em`}
        height={`${capHeight}em`}
        viewBox={`0 -100 ${width} 100`}
        className="overflow-visible"
        fill="currentColor"
        fillRule="evenodd"
        aria-hidden="true"
      >
        {figure !== '' && <path d={figure} />}
        {units.map(({ x, path }) => (
          <path key={x} d={path} transform={`translate(${x} 0)scale(${unitScale})`} />
        ))}
      </svg>
    </span>
  )
}
