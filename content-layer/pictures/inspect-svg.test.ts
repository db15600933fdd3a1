import fc from 'fast-check'
import { expect, test } from 'vitest'

import { inspectSvg } from './inspect-svg.ts'

test.each([
  ['width="32" height="24"', 32, 24],
  ['width="32px" height="24.5px"', 32, 24.5],
  ['viewBox="0 0 64 48"', 64, 48],
  ['viewBox="0,0,64,48" width="100%" height="100%"', 64, 48],
  ['width="10" viewBox="0 0 64 48"', 10, 48],
])('an SVG with %s is %d by %d', (attributes, width, height) => {
  expect(inspectSvg(`<svg ${attributes}/>`)).toEqual({ width, height })
})

test.each(['', 'width="0" height="0"', 'viewBox="0 0 a b"', 'viewBox="0 0 1e999 1"', 'width="1em" height="1em"'])(
  'an SVG with "%s" states no size',
  (attributes) => {
    expect(() => inspectSvg(`<svg ${attributes}/>`)).toThrow('no width and height')
  },
)

test('any text gives facts or an error with a reason', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      try {
        inspectSvg(`<svg width="1" height="1">${text}</svg>`)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
    }),
  )
})
