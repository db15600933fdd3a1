import { readFileSync } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'

import { coin, rotatedCoin } from './standard-coin.ts'

const folder = path.join(import.meta.dirname, '../../content')
// Logos and the provider's marks are drawn by those to whom they belong.
const files = await glob('**/*.svg', { cwd: folder, ignore: ['**/logos/**', 'images/provider/**'] })

const readPicture = (file: string) => readFileSync(path.join(folder, file), 'utf8')

/** The minimum radius at which highlight and letter do not touch. */
const minRadius = 13

/** Removes the standard coins from a picture; returns the rest and their number. */
function takeCoins(picture: string): { rest: string; coins: number } {
  let coins = 0
  let rest = picture
  for (let radius = minRadius; radius <= 60; radius += 1)
    for (const drawing of [coin(radius), rotatedCoin(radius)]) {
      const pieces = rest.split(drawing)
      coins += pieces.length - 1
      rest = pieces.join('')
    }
  return { rest, coins }
}

/** A ringed yellow face, a coin's edge, or a white rim around yellow: what only a coin has. */
const traces = [
  /<(?:circle|ellipse)[^>]*fill="#(?:ffc93c|fff)"[^>]*stroke="#1c1b22"[^>]*\/>(?=<(?:circle|ellipse|path)[^>]*(?:#ffc93c|evenodd|stroke="#fff"))/,
  /<path[^>]*fill="#ffc93c"[^>]*stroke="#1c1b22"/,
  /fill="#f08a24"[^>]*stroke="#1c1b22"/,
]

/** The half coin of the selling fee, recognizable by its broken edge, does not count as a coin. */
const isHalf = (file: string) => /^images\/selling-fee(-summary)?\.svg$/.test(file)

test('every coin of every picture is the one coin (docs/pictures.md)', () => {
  const actual = files.sort().map((file) => ({ file, ...takeCoins(readPicture(file)) }))
  const drawnOtherwise = actual.filter(({ file, rest }) => !isHalf(file) && traces.some((trace) => trace.test(rest)))
  expect(drawnOtherwise.map(({ file }) => file)).toEqual([])
  expect(actual.reduce((sum, { coins }) => sum + coins, 0)).toBeGreaterThan(100)
})

test('lending is sober: its picture has no coin', () => {
  const { rest, coins } = takeCoins(readPicture('images/screens/lending.svg'))
  expect(coins).toBe(0)
  expect(traces.filter((trace) => trace.test(rest))).toEqual([])
  expect(rest).not.toMatch(/#ffc93c|#f08a24/)
})

test('no coin is cut by the edge of its picture', () => {
  const cut = files.flatMap((file) => {
    const picture = readPicture(file)
    const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(picture)?.[1] ?? '').split(' ').map(Number)
    const coinPattern = /<g transform="translate\(([-\d.]+) ([-\d.]+)\)[^"]*"><(?:circle r="|path d="M0 -)([\d.]+)[^>]*(?:fill="#ffc93c"|fill="#f08a24")/g
    // Coins within a group of their own are placed by that group.
    const topLevel = picture.replace(/<g transform="[^"]*">(?:(?!<\/?g\b).)*<g.*?<\/g>(?:(?!<\/?g\b).)*<\/g>/gs, '')
    return [...topLevel.matchAll(coinPattern)]
      .map(([, ...numbers]) => numbers.map(Number) as [number, number, number])
      .filter(([x, y, r]) => x - r < left || x + r > left + width || y - r < top || y + r > top + height)
      .map((coinAt) => `${file}: ${coinAt.join(' ')}`)
  })
  expect(cut).toEqual([])
})
