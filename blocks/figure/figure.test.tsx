import { renderToStaticMarkup } from 'react-dom/server'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, test } from 'vitest'

import { Figure } from './figure.tsx'
import { glyphs, kerning, type DrawnCharacter } from './glyphs.ts'
import { layOutFigure } from './lay-out-figure.ts'

const characters = Object.keys(glyphs) as DrawnCharacter[]
const headlines = ['5%', '＋8%', '50%', '888P', '3,000P', '1.5%', '7%', '1,500P']

/** How many numbers each command takes at a time. */
const counts: Readonly<Record<string, number>> = { M: 2, m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }

/** Returns the commands of path data, one by one. */
function parsePath(data: string): { name: string; numbers: number[] }[] {
  const parts = [...data.matchAll(/([a-z])([^a-z]*)/gi)]
  expect(parts.map(([part]) => part).join('')).toBe(data)
  return parts.map(([, name = '', rest = '']) => {
    const coordinates = rest.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []
    expect(rest.replaceAll(/-?(?:\d+(?:\.\d+)?|\.\d+)/g, '').trim(), data).toBe('')
    return { name, numbers: coordinates.map(Number) }
  })
}

function pathsIn(text: string): string[] {
  return [...renderToStaticMarkup(<Figure text={text} />).matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data)
}

function elementsIn(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))
}

describe('the glyphs', () => {
  test('every character of a headline is drawn', () => {
    expect([...characters].sort()).toEqual('0 1 2 3 4 5 6 7 8 9 % P ＋ , .'.split(' ').sort())
  })

  test.each(characters)('the outline of %s is closed and made of known commands', (character) => {
    const { start, path } = glyphs[character]
    const commands = parsePath(`M${start.join(' ')}${path}`)
    for (const { name, numbers } of commands) {
      const count = counts[name]
      expect(count, name).toBeDefined()
      if (count === 0) expect(numbers).toEqual([])
      else if (count !== undefined) expect([numbers.length > 0, numbers.length % count], name).toEqual([true, 0])
    }
    expect(commands.at(-1)?.name).toBe('z')
    const opened = commands.filter(({ name }) => name.toLowerCase() === 'm').length
    expect(commands.filter(({ name }) => name === 'z')).toHaveLength(opened)
  })

  test('an outline takes 120 bytes on average', () => {
    const bytes = characters.reduce((sum, character) => sum + glyphs[character].path.length, 0)
    expect(bytes / characters.length).toBeLessThan(120)
  })

  test('kerning is between two drawn characters', () => {
    for (const pair of Object.keys(kerning)) {
      expect(pair).toHaveLength(2)
      expect(characters).toEqual(expect.arrayContaining([pair[0], pair[1]]))
    }
  })
})

describe('the layout', () => {
  test('a figure starts and ends with its ink', () => {
    for (const character of characters) expect(layOutFigure(character, 1).width).toBe(glyphs[character].width)
  })

  test('a line is as wide as its glyphs, the spaces between them and their kerning', () => {
    const { '5': five, '0': zero, '7': seven, '4': four } = glyphs
    expect(layOutFigure('50', 1).width).toBe(five.width + five.right + zero.left + zero.width)
    expect(kerning['74']).toBeLessThan(0)
    expect(layOutFigure('74', 1).width).toBe(
      seven.width + seven.right + four.left + four.width + (kerning['74'] ?? Number.NaN),
    )
  })

  test('a unit is drawn at its share of the height', () => {
    const { '5': five, '%': percent } = glyphs
    const { width, units } = layOutFigure('5%', 0.5)
    expect(width).toBe(five.width + five.right + (percent.left + percent.width) / 2)
    expect(units.map(({ x }) => x)).toEqual([five.width + five.right + percent.left / 2])
  })

  test.each([
    ['5円', '円'],
    ['+8%', '+'],
    ['5 %', ' '],
    ['８%', '８'],
  ])('“%s” cannot be drawn, because “%s” is not', (text, missing) => {
    expect(() => layOutFigure(text, 0.4)).toThrow(`“${text}” cannot be drawn: there is no glyph for “${missing}”`)
  })
})

describe('the component', () => {
  test.each(headlines)('%s is read as text, and its drawing is passed over', (text) => {
    const elements = elementsIn(parseFragment(renderToStaticMarkup(<Figure text={text} />)))
    const spokenTexts = elements.filter(({ attrs }) =>
      attrs.some(({ name, value }) => name === 'class' && value === 'sr-only'),
    )
    expect(spokenTexts.map(({ childNodes }) => childNodes.map((node) => 'value' in node && node.value))).toEqual([
      [text],
    ])
    const drawing = elements.find(({ tagName }) => tagName === 'svg')
    expect(drawing?.attrs).toEqual(
      expect.arrayContaining([
        { name: 'aria-hidden', value: 'true' },
        { name: 'fill', value: 'currentColor' },
        { name: 'height', value: '0.74em' },
      ]),
    )
  })

  test.each(headlines)('%s is one path for the figure and one for the unit, without a style attribute', (text) => {
    const paths = pathsIn(text)
    expect(paths).toHaveLength(2)
    expect(parsePath(paths[0] ?? '').filter(({ name }) => name === 'M')).toHaveLength(text.length - 1)
    expect(renderToStaticMarkup(<Figure text={text} />)).not.toContain('style')
  })
})
