// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'

import type { Respond, Failing } from '../../tests/support/screens/respond-to-calls.ts'
import { callFailures } from '../../tests/support/screens/call-failures.ts'
import { advanceTime, until } from '../../tests/support/screens/fake-time.ts'
import { mountScreen, unmountScreens, untilLoaded } from '../../tests/support/screens/mount-screen.tsx'
import { findButton, missingTexts, elementsWithText } from '../../tests/support/screens/visible-elements.ts'
import { returnToPage, tap, tapOn } from '../../tests/support/screens/visitor-events.ts'
import { writes, type ScreenWrite } from '../../tests/support/screens/screen-actions.tsx'

afterEach(unmountScreens)

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Response of a replica that has not received the write yet. */
const promotion = { promotionKey: 'spring-noodles', isEntered: false, periodStatus: 'DURING_THE_PERIOD' }
const stale: Record<string, unknown> = {
  createEntryTypeCampaignEntry: { promotions: [promotion], entryEligibility: { isRealcardActive: true } },
  registerInviteCode: { registeredInviteCode: null, ownInviteCode: 'A1', hasMercard: true, finished: false },
}

const readOf = (write: ScreenWrite) =>
  write.call === 'registerInviteCode' ? allCalls.getInviteCode.path : allCalls.listEntryTypeCampaignPromotions.path

async function mountWrite(write: ScreenWrite, ...failing: Failing[]) {
  const screen = await mountScreen({ ...write.visit, url: write.url, failing })
  await write.prepare()
  return screen
}

const isDone = (write: ScreenWrite) => missingTexts([write.done], write.part).length === 0
const offers = (write: ScreenWrite) =>
  elementsWithText(write.button, write.part).filter((element) => element.closest('button'))

for (const write of writes) {
  const path = allCalls[write.call].path
  const sent = (requested: readonly string[]) => requested.filter((one) => one === path).length

  describe(`${write.name} (D35)`, () => {
    test('stays done when a later answer does not know of it', async () => {
      const respond: Respond = () => Promise.resolve(json(stale[write.call]))
      await mountWrite(write, { path: readOf(write), respond })
      await tap(findButton(write.button, write.part))
      await until(() => isDone(write))
      await advanceTime(1_000)
      await returnToPage()
      await act(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await advanceTime(5_000)
      expect(isDone(write)).toBe(true)
      expect(offers(write)).toEqual([])
    })

    for (const failure of ['a server error', "a proxy's page", 'no answer in time', 'no connection'] as const) {
      test(`is done, without a message, where ${failure} only hid that it was`, async () => {
        const screen = await mountWrite(write, { path, respond: callFailures[failure].respond, isDone: true })
        await tap(findButton(write.button, write.part))
        await until(() => isDone(write))
        expect(isDone(write)).toBe(true)
        expect(missingTexts([write.announced])).toEqual([])
        expect(screen.alerts).toEqual([])
        expect(sent(screen.requested)).toBe(1)
      })
    }

    test('is read again, not sent again, until it is known what became of it', async () => {
      const { respond } = callFailures["a proxy's page"]
      const screen = await mountWrite(write, { path, respond, isDone: true })
      screen.fail({ path: readOf(write), respond })
      await tap(findButton(write.button, write.part))
      expect(offers(write)).toEqual([])
      await until(() => screen.alerts.length > 0)
      const unknown = '受け付けが済んでいるかもしれません。'
      expect(screen.alerts).toEqual([`結果を確認できていません\n${unknown}`])
      expect(elementsWithText(unknown, write.part)).toHaveLength(1)
      expect(offers(write)).toEqual([])
      screen.repair()
      await tap(findButton('結果をもう一度確認する', write.part))
      await until(() => isDone(write))
      expect(isDone(write)).toBe(true)
      expect(sent(screen.requested)).toBe(1)
    })

    const refused =
      (message: string, status = 400): Respond =>
      () =>
        Promise.resolve(json({ details: { localizedMessage: { message } } }, status))

    for (const [message, status] of [
      ['すでにエントリー済みです。', 400],
      ['登録できませんでした。', 409],
    ] as const) {
      test(`is never offered after ${status} 「${message}」, and done as soon as an answer knows of it`, async () => {
        const screen = await mountWrite(write, { path, respond: refused(message, status), isDone: true })
        screen.fail({ path: readOf(write), respond: () => Promise.resolve(json(stale[write.call])) })
        await tap(findButton(write.button, write.part))
        expect(screen.alerts).toEqual([`エラー\n${message}`])
        for (const _ of ['of itself', 'after another tap']) {
          expect(offers(write)).toEqual([])
          await until(() => elementsWithText('結果をもう一度確認する', write.part).length > 0)
          await advanceTime(60_000)
          expect(elementsWithText(message, write.part)).toHaveLength(1)
          expect(offers(write)).toEqual([])
          await tap(findButton('結果をもう一度確認する', write.part))
        }
        screen.repair()
        await until(() => isDone(write))
        expect(isDone(write)).toBe(true)
        expect(sent(screen.requested)).toBe(1)
      })
    }

    test('is done after any refusal, where an answer knows of it', async () => {
      const message = 'ただいま混み合っています。'
      const screen = await mountWrite(write, { path, respond: refused(message), isDone: true })
      await tap(findButton(write.button, write.part))
      await until(() => isDone(write))
      expect(screen.alerts).toEqual([`エラー\n${message}`])
      expect(offers(write)).toEqual([])
      expect(sent(screen.requested)).toBe(1)
    })
  })
}

test('what one visitor has entered is nothing to whoever signs in next', async () => {
  const [write] = writes
  if (!write) throw new Error('nothing is written')
  const screen = await mountWrite(write)
  await tap(findButton(write.button, write.part))
  await until(() => isDone(write))
  screen.fail({ path: readOf(write), respond: callFailures['not signed in'].respond })
  await returnToPage()
  await act(() => dispatchEvent(new Event('visibilitychange')))
  await until(() => elementsWithText(write.signIn, write.part).length > 0)
  screen.repair()
  screen.fail({ path: readOf(write), respond: () => Promise.resolve(json(stale[write.call])) })
  await returnToPage()
  await untilLoaded()
  await until(() => offers(write).length > 0)
  expect(offers(write)).toHaveLength(1)
})

test('an entry stays where the list leaves out its promotion', async () => {
  const [write] = writes
  if (!write) throw new Error('nothing is written')
  const screen = await mountWrite(write)
  screen.fail({ path: readOf(write), respond: () => Promise.resolve(json({ promotions: [] })) })
  await tap(findButton(write.button, write.part))
  await until(() => isDone(write))
  await advanceTime(2_000)
  expect(isDone(write)).toBe(true)
  await tapOn('#spring-noodles summary')
  await advanceTime(2_000)
  expect(isDone(write)).toBe(true)
})

test('a used code does not prevent another registration', async () => {
  const write = writes.find(({ call }) => call === 'registerInviteCode')
  if (!write) throw new Error('no code is registered')
  const message = 'このコードはすでに使われています。'
  const respond: Respond = () => Promise.resolve(json({ details: { localizedMessage: { message } } }, 400))
  const screen = await mountWrite(write, { path: allCalls[write.call].path, respond })
  await tap(findButton(write.button, write.part))
  await until(() => elementsWithText('結果をもう一度確認する', write.part).length > 0)
  screen.repair()
  const field = document.querySelector('#invite-code')
  if (!field) throw new Error('there is no field')
  await act(() => fireEvent.change(field, { target: { value: 'NATSU2023' } }))
  await tap(findButton(write.button, write.part))
  await until(() => isDone(write))
  expect(missingTexts([write.done, 'NATSU2023'], write.part)).toEqual([])
})
