import { glyphs, kerning, type DrawnCharacter } from './glyphs.ts'

/** A figure as SVG paths. All lengths are in hundredths of the height of a digit, as in the glyphs. */
type Drawing = {
  width: number
  /** One path of all digits, separators and signs. */
  digits: string
  /** `%` and `P`, which are drawn smaller, each as a separate path. */
  units: { x: number; path: string }[]
}

/** Height of digits in the units of the glyphs. They stand on the baseline, so they extend from 0 up to -100. */
export const digitHeight = 100

/** Height of digits relative to the font size, as in Noto Sans CJK and Hiragino Sans. */
export const capHeight = 0.74

function isDrawn(character: string): character is DrawnCharacter {
  return character in glyphs
}

function isUnit(character: string): boolean {
  return character === '%' || character === 'P'
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}

/**
 * Arranges the glyphs of a figure on a line, without space before the first and after the last point drawn. `unitScale`
 * is the height of `%` and `P` relative to that of the digits.
 * @throws Error if there is no glyph for a character
 */
export function layOutFigure(text: string, unitScale: number): Drawing {
  const units: Drawing['units'] = []
  let digits = ''
  let pen = 0
  let previous: { character: string; space: number } | undefined
  for (const character of text) {
    if (!isDrawn(character))
      throw new Error(
        `“${text}” cannot be drawn: there is no glyph for “${character}”, only for ${Object.keys(glyphs).join(' ')}`,
      )
    const { left, right, width, start, path } = glyphs[character]
    const scale = isUnit(character) ? unitScale : 1
    if (previous) pen += previous.space + left * scale + (kerning[previous.character + character] ?? 0)
    if (scale === 1) digits += `M${roundToTenth(pen + start[0])} ${start[1]}${path}`
    else units.push({ x: roundToTenth(pen), path: `M${start[0]} ${start[1]}${path}` })
    pen += width * scale
    previous = { character, space: right * scale }
  }
  return { width: roundToTenth(pen), digits, units }
}
