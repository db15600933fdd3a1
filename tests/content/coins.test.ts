import { readFileSync } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'

import { coin, rotatedCoin } from './standard-coin.ts'

const folder = path.join(import.meta.dirname, '../../content')
// Logos and the provider's marks are drawn by those to whom they belong.
const files = await glob('**/*.svg', { cwd: folder, ignore: ['**/logos/**', 'images/provider/**'] })

const readPicture = (file: string) => readFileSync(path.join(folder, file), 'utf8')

/** Minimum radius at which highlight and letter do not touch, in units of a drawing. */
const minRadius = 13
/** Radius of the largest coin, in units of a drawing. */
const maxRadius = 60

/** A coin is filled yellow, its edge orange, and both have an outline of ink. */
const colors = { yellow: '#ffc93c', orange: '#f08a24', ink: '#1c1b22', white: '#fff' }

/** Removes the standard coins from a picture; returns the rest and their number. */
function takeCoins(picture: string): { rest: string; coins: number } {
  let coins = 0
  let rest = picture
  for (let radius = minRadius; radius <= maxRadius; radius += 1)
    for (const drawing of [coin(radius), rotatedCoin(radius)]) {
      const pieces = rest.split(drawing)
      coins += pieces.length - 1
      rest = pieces.join('')
    }
  return { rest, coins }
}

const { yellow, orange, ink, white } = colors

/** What only a coin has. */
const traces = [
  // A face with an outline, before the parts that lie on it.
  new RegExp(
    `<(?:circle|ellipse)[^>]*fill="(?:${yellow}|${white})"[^>]*stroke="${ink}"[^>]*/>` +
      `(?=<(?:circle|ellipse|path)[^>]*(?:${yellow}|evenodd|stroke="${white}"))`,
  ),
  // A face that is drawn as a path.
  new RegExp(`<path[^>]*fill="${yellow}"[^>]*stroke="${ink}"`),
  // The edge of a coin that stands at an angle.
  new RegExp(`fill="${orange}"[^>]*stroke="${ink}"`),
]

/** The half coin of the selling fee, recognizable by its broken edge, does not count as a coin. */
const isHalfCoin = (file: string) => /^images\/selling-fee(-summary)?\.svg$/.test(file)

test('every coin of every picture is the one coin (docs/pictures.md)', () => {
  const actual = files.sort().map((file) => ({ file, ...takeCoins(readPicture(file)) }))
  const drawnOtherwise = actual.filter(
    ({ file, rest }) => !isHalfCoin(file) && traces.some((trace) => trace.test(rest)),
  )
  expect(drawnOtherwise.map(({ file }) => file)).toEqual([])
  // Far fewer would mean that the coins are no longer recognized.
  expect(actual.reduce((sum, { coins }) => sum + coins, 0)).toBeGreaterThan(100)
})

test('the picture of the lending page has no coin', () => {
  const { rest, coins } = takeCoins(readPicture('images/screens/lending.svg'))
  expect(coins).toBe(0)
  expect(traces.filter((trace) => trace.test(rest))).toEqual([])
  expect(rest).not.toMatch(/#ffc93c|#f08a24/)
})

/** A group that places a coin: its position, and the radius of its face or edge. */
const placedCoin = new RegExp(
  String.raw`<g transform="translate\(([-\d.]+) ([-\d.]+)\)[^"]*">` +
    String.raw`<(?:circle r="|path d="M0 -)([\d.]+)[^>]*(?:fill="${yellow}"|fill="${orange}")`,
  'g',
)

/** A group with groups inside, which place their coins within it. */
const nestedGroup = /<g transform="[^"]*">(?:(?!<\/?g\b).)*<g.*?<\/g>(?:(?!<\/?g\b).)*<\/g>/gs

/** Returns the coins of a picture that no further group places, in units of the drawing. */
function coinsIn(picture: string): { x: number; y: number; radius: number }[] {
  return [...picture.replace(nestedGroup, '').matchAll(placedCoin)].map(([, ...numbers]) => {
    const [x = 0, y = 0, radius = 0] = numbers.map(Number)
    return { x, y, radius }
  })
}

test('no coin is cut by the edge of its picture', () => {
  const cut = files.flatMap((file) => {
    const picture = readPicture(file)
    const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(picture)?.[1] ?? '')
      .split(' ')
      .map(Number)
    const isCut = ({ x, y, radius }: { x: number; y: number; radius: number }) =>
      x - radius < left || x + radius > left + width || y - radius < top || y + radius > top + height
    return coinsIn(picture)
      .filter(isCut)
      .map(({ x, y, radius }) => `${file}: ${x} ${y} ${radius}`)
  })
  expect(cut).toEqual([])
})
