// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { useReservedHeight } from './use-reserved-height.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function ReservedBox() {
  const { ref, isReserved, minHeight } = useReservedHeight()
  return <div ref={ref}>{isReserved ? 'kept' : (minHeight ?? 'free')}</div>
}

/** Returns where the place ends on a screen of 740 px, with its reserve and without it. */
function renderBox(withReserve: number, without: number): string | null {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(740)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 300, 375, (this.textContent === 'kept' ? withReserve : without) - 300)
  })
  return render(<ReservedBox />).container.textContent
}

test.each([
  ['ends on the screen', 600, 400, 'kept'],
  ['would come onto the screen with what follows', 900, 700, '440'],
  ['would leave most of the screen to what follows', 2000, 320, '440'],
  ['ends below the screen in any case', 1400, 900, 'free'],
])('a place that %s: to %i px with its reserve, to %i px without, is %s', (_, withReserve, without, expected) => {
  expect(renderBox(withReserve, without)).toBe(expected)
})
