// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'

import { advanceTime } from '../../tests/support/screens/fake-time.ts'
import { unmountScreens, openScreen } from '../../tests/support/screens/mount-screen.tsx'
import { findButton, elementsWithText } from '../../tests/support/screens/visible-elements.ts'
import { tap } from '../../tests/support/screens/visitor-events.ts'
import { screenVisits } from '../../tests/support/screens/screen-visits.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  unmountScreens()
})

test('a share sheet that never responds is reported after three seconds, once however often it is tapped', async () => {
  const shared: unknown[] = []
  const share = (data: unknown) => {
    shared.push(data)
    return new Promise(() => undefined)
  }
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const visit = screenVisits['/jp/card/invitation'] ?? expect.fail('no invitation')
  await openScreen({ ...visit, url: '/jp/card/invitation/' })
  const hint = '共有の画面が開かないときは'
  await tap(findButton('紹介メッセージを送る'))
  await tap(findButton('紹介メッセージを送る'))
  await advanceTime(2_900)
  expect(elementsWithText(hint)).toEqual([])
  await advanceTime(200)
  expect(elementsWithText(hint).length).toBeGreaterThan(0)
  expect(shared).toHaveLength(1)
})
