import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ErrorScene } from './error-scenes.tsx'

function draw(code: string): string {
  return renderToStaticMarkup(<ErrorScene code={code} />)
}

test('a missing page, maintenance and a failing server have a drawing each', () => {
  expect(new Set(['404', '503', '500'].map(draw)).size).toBe(3)
})

test.each(['400', '403', '405', '502', '504'])('%s has the drawing of a failing server', (code) => {
  expect(draw(code)).toBe(draw('500'))
})
