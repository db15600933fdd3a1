import { capHeight, figureLayout } from './lay-out-figure.ts'

type Props = {
  /** A figure as it is read, such as `5%`, `＋8%`, `3,000P` or `1.5%`: 0–9 , . ＋ % P and nothing else. */
  text: string
  /** The height of `%` and `P` as a share of the figure's. */
  unitScale?: number
  className?: string
}

/**
 * A figure in the project's own drawing, as tall as the figures of text in its font size and on the same baseline. Its
 * box is its ink: there is no space at either end, nor any line height. Curves, and the comma's tail, reach out
 * of it by a hair. Screen readers, search and copies get the text.
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
