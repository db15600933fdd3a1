// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'

import { until } from '../../tests/support/screens/fake-time.ts'
import { unmountScreens, openScreen } from '../../tests/support/screens/mount-screen.tsx'
import { findButton, missingTexts } from '../../tests/support/screens/visible-elements.ts'
import { fillField, tap } from '../../tests/support/screens/visitor-events.ts'
import { writes } from '../../tests/support/screens/screen-actions.tsx'

afterEach(unmountScreens)

for (const [text, inField] of [
  ['友だちの招待コード：HARU2023\nhttps://card.example.jp/jp/card/invitation/?invite-code=HARU2023', 'HARU2023'],
  ['ＨＡＲＵ２０２３\u200b', 'ＨＡＲＵ２０２３\u200b'],
] as const) {
  test(`of ${JSON.stringify(text)} in the field the code is registered`, async () => {
    const write = writes.find(({ call }) => call === 'registerInviteCode')
    if (!write) throw new Error('no code is registered')
    await openScreen({ ...write.visit, url: '/jp/card/invitation/' })
    await fillField('#invite-code', text)
    expect(document.querySelector<HTMLInputElement>('#invite-code')?.value).toBe(inField)
    await tap(findButton(write.button, write.part))
    await until(() => missingTexts([write.done], write.part).length === 0)
    expect(missingTexts([write.done, 'HARU2023'], write.part)).toEqual([])
  })
}
