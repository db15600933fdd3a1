import { expect } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'

import type { CallFailure } from './call-failures.ts'
import { advanceTime, until } from './fake-time.ts'
import { mountScreen, untilLogged, untilLoaded, type Mounted } from './mount-screen.tsx'
import { findButton, missingTexts, elementsWithText, readHeadings } from './visible-elements.ts'
import { returnToPage, tap } from './visitor-events.ts'
import type { ScreenRead, ScreenVisit } from './screen-visits.ts'

const retry = 'もう一度読み込む'

/** Returns the message about a failed read (specification §8, D12). */
function getMessage({ message, needsSignIn = false }: CallFailure, { call, isShared, card }: ScreenRead): string {
  if (needsSignIn)
    return isShared === undefined && card === undefined ? 'ログインしていません' : '参加には、サインインが必要です。'
  return (
    message ??
    (call === 'getInviteCode'
      ? 'エラーが発生しました。時間をおいて再度アクセスしてください。'
      : '通信エラーが発生しました。')
  )
}

export type FailedRead = {
  visit: Pick<ScreenVisit, 'at' | 'userAgent' | 'reads'>
  url: string
  read: ScreenRead
  failure: CallFailure
  /** Action that triggers the read, if the page does not make it by itself. */
  prepare?: (() => Promise<void>) | undefined
}

/** Shows the page with one read failing. */
async function mountFailing({ visit, url, read, failure, prepare }: FailedRead): Promise<Mounted> {
  const screen = await mountScreen({
    ...visit,
    url,
    failing: { path: allCalls[read.call].path, respond: failure.respond },
  })
  await prepare?.()
  return screen
}

/**
 * Expects what is true for every failure of a read: the rest of the screen is shown, nothing is loading, and the log
 * has one entry or none.
 */
async function expectRest(
  { visit, read, failure }: FailedRead,
  { headings, requested, noise }: Mounted,
): Promise<void> {
  const { path } = allCalls[read.call]
  expect(document.querySelector('.skeleton')).toBeNull()
  expect(readHeadings()).toEqual(expect.arrayContaining(headings))
  // A visitor who is not signed in for one call is signed out for all (D22).
  const others = visit.reads.filter(
    ({ call, under, seen }) =>
      failure.needsSignIn !== true && call !== read.call && under !== read.call && seen !== read.seen,
  )
  expect(missingTexts(others.map(({ seen }) => seen))).toEqual([])
  expect(requested.filter((one) => one === path)).toHaveLength(failure.tries)
  await untilLogged()
  expect(noise).toEqual(failure.logs === undefined ? [] : [expect.stringMatching(`^${path}: ${failure.logs}`)])
}

function expectAlerts(message: string, { isShared, card }: ScreenRead): void {
  const elements = elementsWithText(message)
  // Next to other notices of its kind it is no alert of its own.
  const alerts = isShared === undefined && card === undefined ? 1 : 0
  expect(elements).toHaveLength(1)
  expect(elements.filter((element) => element.closest('[role=alert]'))).toHaveLength(alerts)
}

/** Expects one message in place of the read, with a retry that works once the call does; everything else stays. */
export async function expectFailureMessage(cell: FailedRead): Promise<void> {
  const { visit, read, failure } = cell
  const { card, seen } = read
  const message = getMessage(failure, read)
  const screen = await mountFailing(cell)
  await until(() => elementsWithText(message).length > 0)
  await advanceTime(60_000)
  await expectRest(cell, screen)
  expectAlerts(message, read)
  if (failure.needsSignIn === true) {
    expect(elementsWithText(retry)).toEqual([])
    screen.repair()
    await returnToPage()
    await until(() => missingTexts([seen], card).length === 0)
    expect(missingTexts([seen], card)).toEqual([])
    expect(missingTexts(visit.reads.map((one) => one.seen))).toEqual([])
    return
  }
  expect(missingTexts([seen], card)).toEqual(seen === undefined ? [] : [seen])
  expect(missingTexts(['読み込めませんでした'], card), 'the title').toEqual([])
  screen.repair()
  await tap(findButton(retry, card))
  await until(() => elementsWithText(message, card).length === 0)
  await untilLoaded()
  expect(elementsWithText(message, card)).toHaveLength(0)
  expect(missingTexts([seen], card)).toEqual([])
  expect(missingTexts(visit.reads.map((one) => one.seen))).toEqual([])
}

/** Expects no message about a read that the page can do without, and the rest of the screen. */
export async function expectUnnoticed(cell: FailedRead): Promise<void> {
  const screen = await mountFailing(cell)
  await advanceTime(60_000)
  await untilLoaded()
  await expectRest(cell, screen)
  expect(elementsWithText(getMessage(cell.failure, cell.read))).toEqual([])
  expect(elementsWithText(retry)).toEqual([])
}
