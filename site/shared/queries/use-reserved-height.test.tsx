// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
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

/** Mocks where the place ends on a screen of 740 px, with its reserve and without it. */
function mockEnds(withReserve: number, without: number): void {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(740)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 300, 375, (this.textContent === 'kept' ? withReserve : without) - 300)
  })
}

const places: readonly [string, number, number, string][] = [
  ['ends on the screen', 600, 400, 'kept'],
  ['would come onto the screen with what follows', 900, 700, '440'],
  ['would leave most of the screen to what follows', 2000, 320, '440'],
  ['ends below the screen in any case', 1400, 900, 'free'],
]

test.each(places)(
  'a place that %s: to %i px with its reserve, to %i px without, is %s',
  (_, withReserve, without, expected) => {
    mockEnds(withReserve, without)
    expect(render(<ReservedBox />).container.textContent).toBe(expected)
  },
)

test.each(places)(
  'a place of the server that %s: to %i px with its reserve, to %i px without, becomes %s',
  (_, withReserve, without, expected) => {
    mockEnds(withReserve, without)
    const container = document.createElement('div')
    container.innerHTML = renderToString(<ReservedBox />)
    expect(container.textContent).toBe('kept')
    render(<ReservedBox />, { container, hydrate: true })
    expect(container.textContent).toBe(expected)
  },
)
