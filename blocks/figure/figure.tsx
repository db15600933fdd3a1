import { glyphs, kerning, type DrawnCharacter } from './glyphs.ts'

type Props = {
  /** A figure as it is read, such as `5%`, `＋8%`, `3,000P` or `1.5%`: 0–9 , . ＋ % P and nothing else. */
  text: string
  /** The height of `%` and `P` as a share of the figure's. */
  unitScale?: number
  className?: string
}

type Drawing = {
  width: number
  figure: string
  /** What is drawn smaller, each character a path of its own. */
  units: { x: number; path: string }[]
}

/** The height of a figure in the font size, as in Noto Sans CJK and Hiragino Sans. */
const capHeight = 0.74

function isDrawn(character: string): character is DrawnCharacter {
  return character in glyphs
}

function isUnit(character: string): boolean {
  return character === '%' || character === 'P'
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/**
 * Sets a line of glyphs, from the first point drawn to the last: no space at either end.
 * @throws Error if a character is not drawn
 */
export function layOutFigure(text: string, unitScale: number): Drawing {
  const units: Drawing['units'] = []
  let figure = ''
  let pen = 0
  let before: { character: string; space: number } | undefined
  for (const character of text) {
    if (!isDrawn(character))
      throw new Error(
        `“${text}” cannot be drawn: there is no glyph for “${character}”, only for ${Object.keys(glyphs).join(' ')}`,
      )
    const { left, right, width, start, path } = glyphs[character]
    const scale = isUnit(character) ? unitScale : 1
    if (before) pen += before.space + left * scale + (kerning[before.character + character] ?? 0)
    if (scale === 1) figure += `M${round(pen + start[0])} ${start[1]}${path}`
    else units.push({ x: round(pen), path: `M${start[0]} ${start[1]}${path}` })
    pen += width * scale
    before = { character, space: right * scale }
  }
  return { width: round(pen), figure, units }
}

/**
 * A figure in the project's own drawing, as tall as the figures of text in its font size and on the same baseline. Its
 * box is its ink: there is no space at either end, nor any line height. What is round, and the comma's tail, reach out
 * of it by a hair. Screen readers, search and copies get the text.
 */
export function Figure({ text, unitScale = 0.4, className = '' }: Props) {
  const { width, figure, units } = layOutFigure(text, unitScale)
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
