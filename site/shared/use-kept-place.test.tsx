// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { useKeptPlace } from './use-kept-place.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Place() {
  const { place, isKept } = useKeptPlace()
  return <div ref={place}>{isKept ? 'kept' : 'free'}</div>
}

/** Where the place ends on a screen of 740 px, with its reserve and without it. */
function showPlace(withReserve: number, without: number): string | null {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(740)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, 375, this.textContent === 'kept' ? withReserve : without)
  })
  return render(<Place />).container.textContent
}

test.each([
  ['ends on the screen', 600, 400, 'kept'],
  ['would come onto the screen with what follows', 900, 700, 'kept'],
  ['ends below the screen in any case', 1400, 900, 'free'],
])('a place that %s: %i px with its reserve, %i px without, is %s', (_, withReserve, without, expected) => {
  expect(showPlace(withReserve, without)).toBe(expected)
})
