import { expect } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'

import type { CallFailure } from './call-failures.ts'
import {
  button,
  returnToPage,
  missing,
  mountScreen,
  pass,
  elementsWithText,
  readHeadings,
  tap,
  until,
  untilLogged,
  untilLoaded,
  type Mounted,
} from './mount-screen.tsx'
import type { ScreenRead, ScreenVisit } from './screen-visits.tsx'

const retry = 'もう一度読み込む'

/** What is said of a failed read (specification §8, D12). */
function messageOf({ says, needsSignIn = false }: CallFailure, { call, isShared, card }: ScreenRead): string {
  if (needsSignIn)
    return isShared === undefined && card === undefined ? 'ログインしていません' : '参加には、サインインが必要です。'
  return (
    says ??
    (call === 'getInviteCode'
      ? 'エラーが発生しました。時間をおいて再度アクセスしてください。'
      : '通信エラーが発生しました。')
  )
}

export type FailedRead = {
  visit: Pick<ScreenVisit, 'at' | 'userAgent' | 'reads'>
  address: string
  read: ScreenRead
  fault: CallFailure
  /** What leads to the read, where the page does not make it by itself. */
  come?: (() => Promise<void>) | undefined
}

/** Shows the page with one read failing. */
async function mountFailing({ visit, address, read, fault, come }: FailedRead): Promise<Mounted> {
  const screen = await mountScreen({
    ...visit,
    address,
    failing: { path: allCalls[read.call].path, answer: fault.answer },
  })
  await come?.()
  return screen
}

/**
 * What holds however a read fails: what does not need it is there, nothing waits, and the log says it once or not at
 * all.
 */
async function expectRest({ visit, read, fault }: FailedRead, { headings, made, noise }: Mounted): Promise<void> {
  const { path } = allCalls[read.call]
  expect(document.querySelector('.skeleton')).toBeNull()
  expect(readHeadings()).toEqual(expect.arrayContaining(headings))
  // Whoever is not signed in is so for all calls of the visit (D22).
  const others = visit.reads.filter(
    ({ call, under, seen }) =>
      fault.needsSignIn !== true && call !== read.call && under !== read.call && seen !== read.seen,
  )
  expect(missing(others.map(({ seen }) => seen))).toEqual([])
  expect(made.filter((one) => one === path)).toHaveLength(fault.tries)
  await untilLogged()
  expect(noise).toEqual(fault.logs === undefined ? [] : [expect.stringMatching(`^${path}: ${fault.logs}`)])
}

function expectAlerts(words: string, { isShared, card }: ScreenRead): void {
  const places = elementsWithText(words)
  // Beside others of its kind it is not read out by itself.
  const alerts = isShared === undefined && card === undefined ? 1 : 0
  expect(places).toHaveLength(1)
  expect(places.filter((place) => place.closest('[role=alert]'))).toHaveLength(alerts)
}

/** A failed read is said in its place, once, with a way on that works once the call does; everything else stays. */
export async function expectFailureMessage(cell: FailedRead): Promise<void> {
  const { visit, read, fault } = cell
  const { card, seen } = read
  const words = messageOf(fault, read)
  const screen = await mountFailing(cell)
  await until(() => elementsWithText(words).length > 0)
  await pass(60_000)
  await expectRest(cell, screen)
  expectAlerts(words, read)
  if (fault.needsSignIn === true) {
    expect(elementsWithText(retry)).toEqual([])
    screen.repair()
    await returnToPage()
    await until(() => missing([seen], card).length === 0)
    expect(missing([seen], card)).toEqual([])
    expect(missing(visit.reads.map((one) => one.seen))).toEqual([])
    return
  }
  expect(missing([seen], card)).toEqual([seen])
  expect(missing(['エラー'], card), 'the title').toEqual([])
  screen.repair()
  await tap(button(retry, card))
  await until(() => elementsWithText(words, card).length === 0)
  await untilLoaded()
  expect(elementsWithText(words, card)).toHaveLength(0)
  expect(missing([seen], card)).toEqual([])
  expect(missing(visit.reads.map((one) => one.seen))).toEqual([])
}

/** A failed read that the page does without: nobody is told, and what does not need it is there. */
export async function expectUnnoticed(cell: FailedRead): Promise<void> {
  const screen = await mountFailing(cell)
  await pass(60_000)
  await untilLoaded()
  await expectRest(cell, screen)
  expect(elementsWithText(messageOf(cell.fault, cell.read))).toEqual([])
  expect(elementsWithText(retry)).toEqual([])
}
