import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { StatusBand } from './period-status.tsx'

test('a band whose state the server tells later is never empty, and one with a period says nothing more', () => {
  const where = '開催状況は下でご案内します'
  expect(renderToStaticMarkup(<StatusBand isAnnounced />)).toContain(where)
  const period = { start: '2023-02-01 00:00', end: '2023-02-28 23:59' }
  expect(renderToStaticMarkup(<StatusBand period={period} />)).not.toContain(where)
})
