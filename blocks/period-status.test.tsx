import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { StatusBand } from './period-status.tsx'

test('a band whose state the server tells later keeps its line and shows nothing yet', () => {
  expect(renderToStaticMarkup(<StatusBand isAnnounced />)).toMatch(/<span class="[^"]* invisible [^"]*">.*開催中/)
  const period = { start: '2023-02-01 00:00', end: '2023-02-28 23:59' }
  expect(renderToStaticMarkup(<StatusBand period={period} />)).not.toMatch(/invisible|開催中/)
})

test('a band is filled with the accent on the last day, unless another one of the page is', () => {
  expect(renderToStaticMarkup(<StatusBand />)).toContain('last-day:bg-accent last-day:text-paper')
  expect(renderToStaticMarkup(<StatusBand isCalm />)).not.toContain('last-day:text-paper')
})
