// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { periodsWritten, watchPeriods } from './periods.ts'

test('what is written in answer to the periods while the page loads does not write them again', async () => {
  document.body.innerHTML = '<p data-period="0,1"><span data-words></span></p>'
  const follower = document.createElement('p')
  document.body.append(follower)
  let calls = 0
  addEventListener(periodsWritten, () => {
    calls += 1
    // Ends by itself, so that the test fails instead of hanging.
    if (calls < 20) follower.append('.')
  })
  watchPeriods()
  document.body.append(document.createElement('p'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls).toBe(1)
  expect(document.querySelector('[data-words]')?.textContent).toBe('終了しました')
})
