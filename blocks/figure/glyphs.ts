/**
 * A drawn character, in hundredths of the height of a figure. The baseline is at 0 and y increases downwards, so that a
 * flat figure reaches from -100 to 0; a curved one exceeds that by one at both ends.
 */
export type Glyph = {
  /** Distance from the leftmost to the rightmost point drawn. */
  width: number
  /** Space to the neighbour on either side, in addition to the neighbour's own. */
  left: number
  right: number
  /** Start of the outline, relative to the leftmost point on the baseline. */
  start: readonly [x: number, y: number]
  /**
   * Relative commands, so that glyphs can be joined in one path, each after an absolute move to its start. Counters
   * need the even-odd rule.
   */
  path: string
}

/** The project's own digits: vertical stems of 24 and horizontal strokes of 18 to 20 look equally thick. */
export const glyphs = {
  '0': {
    width: 72,
    left: 3,
    right: 3,
    start: [36, -101],
    path: 'c23 0 36 11 36 51s-13 51-36 51-36-11-36-51 13-51 36-51zm0 19c8 0 12 5 12 32s-4 32-12 32-12-5-12-32 4-32 12-32z',
  },
  '1': { width: 42, left: 2, right: 5, start: [18, 0], path: 'v-74l-18 9v-22l25-13h17v100z' },
  '2': {
    width: 70,
    left: 3,
    right: 3,
    start: [2, -66],
    path: 'c0-23 12-35 33-35 22 0 34 11 34 29 0 13-6 21-14 29l-23 23h38v20h-70v-20l35-34c7-7 10-11 10-17 0-7-4-11-10-11s-9 4-9 16z',
  },
  '3': {
    width: 70,
    left: 3,
    right: 3,
    start: [3, -70],
    path: 'c0-20 11-31 32-31s32 10 32 27c0 11-5 19-14 23 11 4 17 12 17 23 0 19-14 29-35 29-22 0-35-11-35-31h24c0 9 4 12 11 12s11-4 11-12-4-12-13-12h-11v-18h11c7 0 10-4 10-11 0-8-3-11-8-11-6 0-8 3-8 12z',
  },
  '4': {
    width: 77,
    left: 2,
    right: 3,
    start: [43, 0],
    path: 'v-18h-43v-19l35-63h32v64h10v18h-10v18zm0-36v-35l-20 35z',
  },
  '5': {
    width: 70,
    left: 4,
    right: 3,
    start: [6, -100],
    path: 'h58v20h-35v16c3-2 8-3 13-3 17 0 28 12 28 33 0 23-14 35-35 35-22 0-35-10-35-31h24c0 9 4 12 11 12s11-5 11-15-4-15-10-15c-5 0-8 2-8 6h-22z',
  },
  '6': {
    width: 71,
    left: 3,
    right: 3,
    start: [69, -73],
    path: 'c0-18-12-28-33-28-23 0-36 12-36 51s13 51 36 51c22 0 35-12 35-33 0-19-12-31-28-31-8 0-15 3-19 8 0-21 4-27 12-27 6 0 9 3 9 9zm-33 28c7 0 11 5 11 14s-4 14-11 14c-8 0-12-5-12-14s4-14 12-14z',
  },
  '7': { width: 66, left: 3, right: 2, start: [0, -100], path: 'h66v18l-29 82h-26l28-80h-39z' },
  '8': {
    width: 72,
    left: 3,
    right: 3,
    start: [36, -101],
    path: 'c21 0 33 10 33 27 0 10-5 18-14 22 11 4 17 13 17 24 0 18-14 29-36 29s-36-11-36-29c0-11 6-20 17-24-9-4-14-12-14-22 0-17 12-27 33-27zm0 18c7 0 10 4 10 11s-3 11-10 11-10-4-10-11 3-11 10-11zm0 40c8 0 12 5 12 13s-4 13-12 13-12-5-12-13 4-13 12-13z',
  },
  '9': {
    width: 71,
    left: 3,
    right: 3,
    start: [2, -27],
    path: 'c0 18 12 28 33 28 23 0 36-12 36-51s-13-51-36-51c-22 0-35 12-35 33 0 19 12 31 28 31 8 0 15-3 19-8 0 21-4 27-12 27-6 0-9-3-9-9zm33-28c-7 0-11-5-11-14s4-14 11-14c8 0 12 5 12 14s-4 14-12 14z',
  },
  '%': {
    width: 118,
    left: 11,
    right: 8,
    start: [24, -101],
    path: 'c15 0 24 9 24 26s-9 26-24 26-24-9-24-26 9-26 24-26zm0 14c5 0 7 4 7 12s-2 12-7 12-7-4-7-12 2-12 7-12zm70 36c15 0 24 9 24 26s-9 26-24 26-24-9-24-26 9-26 24-26zm0 14c5 0 7 4 7 12s-2 12-7 12-7-4-7-12 2-12 7-12zm-63 37l35-100h21l-35 100z',
  },
  P: {
    width: 70,
    left: 12,
    right: 3,
    start: [0, 0],
    path: 'v-100h36c23 0 34 12 34 33s-12 33-34 33h-8v34zm28-80v26h5c6 0 9-4 9-13s-3-13-9-13z',
  },
  '＋': { width: 54, left: 3, right: 4, start: [0, -41], path: 'v-18h18v-18h18v18h18v18h-18v18h-18v-18z' },
  ',': { width: 24, left: 4, right: 3, start: [0, -22], path: 'h24v18l-10 21h-14l7-17h-7z' },
  '.': { width: 24, left: 4, right: 3, start: [0, 0], path: 'v-22h24v22z' },
} satisfies Readonly<Record<string, Glyph>>

export type DrawnCharacter = keyof typeof glyphs

/** Kerning between two characters, in the same hundredths; mostly for pairs that would look too far apart. */
export const kerning: Readonly<Record<string, number>> = {
  '7.': -22,
  '7,': -22,
  '74': -9,
  '7%': -9,
  '7P': -10,
}
