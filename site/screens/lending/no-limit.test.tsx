// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'

import { unmountScreens, openScreen } from '../../../tests/support/screens/mount-screen.tsx'
import { elementsWithText, readHeadings, visibleElements } from '../../../tests/support/screens/visible-elements.ts'

afterEach(unmountScreens)

const noLimit = 'いまは、お使いいただける額がありません'
const offersHeading = 'お届け出'
const denied = 'ご案内を停止しています'

/** Opens the page of a visitor who can borrow an amount in yen. */
async function open(loanableAmount: number, isSolicitingDenied = false) {
  const landing = {
    lendingUser: { isEkyc: true, isSolicitingDenied },
    loanableAmount: String(loanableAmount),
    serviceConfig: { maxLoanableAmountLimit: '500000' },
  }
  const respond = () => Promise.resolve(new Response(JSON.stringify(landing)))
  await openScreen({
    url: '/jp/lending/',
    at: '2023-05-10T12:00:00+09:00',
    failing: [{ path: allCalls.getLandingPage.path, respond }],
  })
}

test('without a limit its notice directly follows the heading of the simulation', async () => {
  await open(0)
  expect(elementsWithText(noLimit)).toHaveLength(1)
  expect(readHeadings()).not.toContain(offersHeading)
})

test('less than the least loan is no limit, the least loan is one', async () => {
  await open(999)
  expect(elementsWithText(noLimit)).toHaveLength(1)
  unmountScreens()
  await open(1_000)
  expect(elementsWithText(noLimit)).toEqual([])
  expect(visibleElements('[type=range]')).toHaveLength(1)
})

test('visitors who want no offers are not told about their limit', async () => {
  await open(0, true)
  expect(elementsWithText(denied)).toHaveLength(1)
  expect(elementsWithText(noLimit)).toEqual([])
})
