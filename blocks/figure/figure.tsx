import { capHeight, digitHeight, layOutFigure } from './lay-out-figure.ts'

type Props = {
  /** The figure as text, such as `5%`, `＋8%`, `3,000P` or `1.5%`: 0–9 , . ＋ % P and nothing else. */
  text: string
  /** Height of `%` and `P`, relative to that of the digits. */
  unitScale?: number
  className?: string
}

/**
 * A number with its unit, such as `5%`, drawn as an SVG with the project's own glyphs at the height and baseline of text
 * digits. Its box ends at the outermost points drawn, without side bearings or line height; curves and the comma's tail
 * extend slightly beyond it. Screen readers, search and copying use the hidden text.
 */
export function Figure({ text, unitScale = 0.4, className = '' }: Props) {
  const { width, digits, units } = layOutFigure(text, unitScale)
  // One of the 100 units of a digit's height is ten thousandths of it. Rounded, so that the markup stays short.
  const widthInThousandthsOfEm = Math.round(width * capHeight * 10)
  return (
    <span className={`relative inline-flex ${className}`.trimEnd()}>
      <span className="sr-only">{text}</span>
      <svg
        width={`${widthInThousandthsOfEm / 1000}em`}
        height={`${capHeight}em`}
        viewBox={`0 -${digitHeight} ${width} ${digitHeight}`}
        className="overflow-visible"
        fill="currentColor"
        fillRule="evenodd"
        aria-hidden="true"
      >
        {digits !== '' && <path d={digits} />}
        {units.map(({ x, path }) => (
          <path key={x} d={path} transform={`translate(${x} 0)scale(${unitScale})`} />
        ))}
      </svg>
    </span>
  )
}
