// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'

import { log } from '#site/api.ts'

import { changedScreens } from '../../tests/support/screens/changed-screens.ts'
import { readFixtureScreens } from '../../tests/support/screens/fixture-screens.ts'
import { advanceTime, until } from '../../tests/support/screens/fake-time.ts'
import { unmountScreens, openScreen } from '../../tests/support/screens/mount-screen.tsx'
import {
  findButton,
  missingTexts,
  elementsWithText,
  visibleText,
} from '../../tests/support/screens/visible-elements.ts'
import { tap, tapOn } from '../../tests/support/screens/visitor-events.ts'
import { screenVisits, type ScreenVisit } from '../../tests/support/screens/screen-visits.ts'

afterEach(unmountScreens)

function visitOf(path: string): ScreenVisit {
  const visit = screenVisits[path]
  if (!visit) throw new Error(`${path} is no screen`)
  return visit
}

/** Returns the buttons of that name. */
function buttons(name: string): Element[] {
  return elementsWithText(name).filter((element) => {
    const foundButton = element.closest('button')
    return foundButton !== null && visibleText(foundButton) === name
  })
}

const entry = visitOf('/jp/card/entry')
const invitation = visitOf('/jp/card/invitation')
const card = '#spring-noodles'

describe('the sign-in state of a visit (D22)', () => {
  test('is asked for once: whoever is not signed in is not asked again for a detail', async () => {
    const screen = await openScreen({ ...entry, url: '/jp/card/entry/?scenario=anonymous' })
    await tapOn(`${card} summary`)
    await advanceTime(5_000)
    expect(screen.requested).toEqual([
      allCalls.listEntryTypeCampaignPromotions.path,
      allCalls.listEntryTypeCampaignPromotionsAnonymous.path,
      allCalls.getEntryTypeCampaignPromotionAnonymous.path,
    ])
    expect(elementsWithText('スマートフォンの手帳アプリで、このページを開いてください。')).toHaveLength(1)
  })

  test('applies to all promotions once one entry was refused for it', async () => {
    const unauthenticated = () => Promise.resolve(new Response('{}', { status: 401 }))
    const failing = { path: allCalls.createEntryTypeCampaignEntry.path, respond: unauthenticated }
    await openScreen({ ...entry, url: '/jp/card/entry/', failing })
    await tap(findButton('参加する', card))
    await until(() => elementsWithText('参加には、サインインが必要です。').length === 3)
    expect(buttons('参加する')).toEqual([])
  })
})

describe('the current promotion (specification §4)', () => {
  const lists = (requested: readonly string[]) =>
    requested.filter((path) => path === allCalls.listEntryTypeCampaignPromotions.path).length

  test('is entered from its detail: the list is not loaded again', async () => {
    const screen = await openScreen({ ...entry, url: '/jp/card/entry/' })
    await tapOn(`${card} summary`)
    await advanceTime(1_000)
    await tap(findButton('参加する', card))
    await until(() => missingTexts(['参加済み'], card).length === 0)
    await advanceTime(1_000)
    expect(lists(screen.requested)).toBe(1)
    await tapOn(`${card} summary`)
    expect(missingTexts(['参加済み'], card)).toEqual([])
  })

  test('is none again after clearing: an entry then uses the summary, and the list is loaded again', async () => {
    const screen = await openScreen({ ...entry, url: '/jp/card/entry/' })
    await tapOn(`${card} summary`)
    await advanceTime(1_000)
    await tapOn(`${card} details button:not([data-yen])`)
    await tap(findButton('参加する', card))
    await until(() => missingTexts(['参加済み'], card).length === 0)
    await advanceTime(1_000)
    expect(lists(screen.requested)).toBe(2)
    expect(document.querySelector(`${card} details`)?.hasAttribute('open')).toBe(false)
  })
})

describe('a campaign that is in the app only', () => {
  const visit = visitOf('/jp/card/campaign/in-app')
  const path = '/jp/card/campaign/in-app/'
  const why = '手帳アプリだけのもよおしです。手帳アプリでこのページを開くと、参加できます。'

  test('offers no entry in a browser, but the way into the app', async () => {
    await openScreen({ ...visit, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) Safari/604.1', url: path })
    expect(buttons('参加する')).toEqual([])
    expect(elementsWithText(why)).toHaveLength(1)
    expect(buttons('手帳アプリで開く')).toHaveLength(1)
  })

  test('says so on a desktop too, where there is nothing to open', async () => {
    await openScreen({ ...visit, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', url: path })
    expect(elementsWithText(why)).toHaveLength(1)
    expect(elementsWithText('手帳アプリで開く')).toEqual([])
  })
})

test('an app that is too old for a loan gets no message about another feature', async () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) SoraApp/33999'
  await openScreen({ ...visitOf('/jp/lending'), userAgent, url: '/jp/lending/' })
  expect(elementsWithText('最新版アプリをダウンロードしてご利用いただけます。')).toHaveLength(1)
  expect(elementsWithText('スマート払い')).toEqual([])
})

describe('a campaign without a period (D21)', () => {
  /** Long before and long after the periods of the fixture site. */
  const anyDay = ['2020-01-01T12:00:00+09:00', '2031-01-01T12:00:00+09:00']

  async function withoutPeriod(name: 'entry' | 'invitation'): Promise<void> {
    const { screen } = readFixtureScreens()
    const { period: _, ...labels } = await screen('invitation')
    const { campaigns, ...rest } = await screen('entry')
    const { period: __, ...campaign } = campaigns.entry
    changedScreens.set(name, name === 'entry' ? { ...rest, campaigns: { ...campaigns, entry: campaign } } : labels)
  }

  test.each(
    anyDay.flatMap((at) =>
      (
        [
          ['signed-in', '参加する', 'DURING_THE_PERIOD'],
          ['upcoming', '開始までお待ちください', 'BEFORE_THE_PERIOD'],
          ['ended', '参加の受付は終了しました', 'AFTER_THE_PERIOD'],
          ['newer-server', '参加する', undefined],
        ] satisfies [string, string, string | undefined][]
      ).map((row) => [at, ...row] as const),
    ),
  )('on %s the server alone says that entries are %s: %s', async (at, scenario, message, status) => {
    await withoutPeriod('entry')
    await openScreen({ ...entry, at, url: `/jp/card/entry/?scenario=${scenario}` })
    // What closes all of them is stated once, above them.
    const isOpen = message === '参加する'
    expect(elementsWithText(message, 'li').filter(({ textContent }) => textContent === message)).toHaveLength(
      isOpen ? 3 : 0,
    )
    expect(elementsWithText(message).filter(({ textContent }) => textContent === message)).toHaveLength(isOpen ? 3 : 1)
    expect(document.querySelector('article')?.dataset['status']).toBe(status)
  })

  test.each(
    anyDay.flatMap((at) =>
      [
        ['signed-in', '記入する', 'DURING_THE_PERIOD'],
        ['ended', 'もよおしは終了しました', 'AFTER_THE_PERIOD'],
      ].map((row) => [at, ...row] as const),
    ),
  )('on %s the finished flag alone says that the invitation is %s: %s', async (at, scenario, message, status) => {
    await withoutPeriod('invitation')
    await openScreen({ ...invitation, at, url: `/jp/card/invitation/?scenario=${scenario}` })
    expect(elementsWithText(message).length).toBeGreaterThan(0)
    expect(document.querySelector('article')?.dataset['status']).toBe(status)
    expect(buttons('記入する').length > 0).toBe(scenario === 'signed-in')
  })

  test.each([
    [{}, false],
    [{ finished: null }, false],
    [{ finished: true }, false],
    [{ finished: false }, true],
  ])('an answer with %j: the form to register a code is there: %s (D33)', async (flag, isOpen) => {
    await withoutPeriod('invitation')
    const respond = () =>
      Promise.resolve(
        new Response(JSON.stringify({ registeredInviteCode: null, ownInviteCode: 'A1', hasMercard: true, ...flag })),
      )
    const failing = { path: allCalls.getInviteCode.path, respond }
    await openScreen({ ...invitation, url: '/jp/card/invitation/', failing })
    expect(buttons('記入する').length > 0).toBe(isOpen)
    expect(elementsWithText('もよおしは終了しました').length > 0).toBe(!isOpen)
  })
})

test('an entry is logged with that there is a tracking id, and never with the id, which is personal (D18)', async () => {
  const info = vi.spyOn(log, 'info')
  const headers = { 'Content-Type': 'application/json' }
  const respond = () => Promise.resolve(new Response(JSON.stringify({ trackingId: 'T-4711' }), { headers }))
  const failing = { path: allCalls.getTrackingId.path, respond }
  await openScreen({ ...entry, url: '/jp/card/entry/', failing })
  await advanceTime(1_000)
  await tap(findButton('参加する', card))
  await until(() => info.mock.calls.length > 0)
  expect(info.mock.calls.flat()).toEqual(['entered spring-noodles from the summary, with a tracking id'])
})

test('a registered code is mentioned on the stage as well', async () => {
  await openScreen({ ...invitation, url: '/jp/card/invitation/?scenario=code-registered' })
  await act(() => Promise.resolve())
  const stamps = [...document.querySelectorAll<HTMLElement>('.stamp-words')].map(({ dataset }) => dataset['text'])
  expect(stamps).toEqual(['記入済み'])
})

test('what is announced twice in equal words is read out twice', async () => {
  await openScreen({ ...invitation, url: '/jp/card/invitation/' })
  const announced = () => document.querySelector('[role=status].sr-only > *')
  const copy = document.querySelectorAll('main button')[1] ?? expect.fail('no button')
  await tap(copy)
  await until(() => announced()?.textContent === 'コピーしました')
  const first = announced()
  expect(first?.textContent).toBe('コピーしました')
  await tap(copy)
  await advanceTime(4_000)
  expect(announced()?.textContent).toBe('コピーしました')
  expect(announced()).not.toBe(first)
})

test('before a choice no total of a loan is stated; after a reset all are zero, and there is no month (specification §4)', async () => {
  await openScreen({ ...visitOf('/jp/lending'), url: '/jp/lending/' })
  const figures = () =>
    [...document.querySelectorAll('main section[aria-busy] :is(.figure-number, dd)')].map(visibleText)
  expect(figures()).toEqual(['—', '—', '15.0%', '—'])
  await tapOn('[name=monthly][value="5000"]')
  await until(() => figures().length > 4)
  expect(figures()[0]).toBe('10,191円')
  await tap(
    [...document.querySelectorAll('main button')].find((one) => visibleText(one) === '最初からやり直す') ??
      expect.fail('no reset'),
  )
  await advanceTime(1_000)
  expect(figures()).toEqual(['0円', '0円', '0回', '15.0%', '—'])
})
