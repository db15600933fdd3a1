import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { fullBrowser } from '../../../playwright.config.ts'
import type { Outcome, TestCall } from '../../api/bad-responses/make-call.ts'
import { testCalls } from '../../api/bad-responses/all-bad-responses.ts'
import { getExpected } from '../../api/bad-responses/bad-response.ts'
import { startServers, type Servers } from '../../api/bad-responses/servers.ts'
import { bundleForBrowser } from '../../support/bundle-for-browser.ts'
import { selectCells } from '../../support/run/grid.ts'

// One of the servers asks for a password, which needs the whole browser.
test.use({ launchOptions: fullBrowser })

let servers: Servers

test.beforeAll(async () => {
  const scripts = await bundleForBrowser(path.join(import.meta.dirname, '../../api/bad-responses/make-call.ts'))
  servers = await startServers(
    new Map([...scripts, ['/', '<!doctype html><title>Faults</title><link rel="icon" href="data:,">']]),
  )
})

test.afterAll(() => servers.stop())

function makeCallIn(page: Page, testCall: TestCall): Promise<Outcome> {
  return page.evaluate<Outcome>(`import('/make-call.js').then(({ makeCall }) => makeCall(${JSON.stringify(testCall)}))`)
}

// The console check is off: Chromium itself logs every call that fails.
test('every bad answer ends in Chromium as it does in Node, save for the stated differences', async ({
  page,
  context,
}) => {
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  await context.addCookies([{ name: 'session', value: 'kept', url: servers.server.origin, httpOnly: true }])
  await page.goto(servers.server.origin)

  for (const { response, kind } of selectCells(testCalls, ({ response }) => response.name)) {
    const { outcome, requests } = getExpected(response, kind, 'Chromium')
    const name = `a server that ${response.name}, asked for a ${kind}`
    expect.soft(await makeCallIn(page, servers.callFor(response, kind)), name).toEqual(outcome)
    const seen = servers.seenOf(response, kind)
    expect.soft(seen, name).toHaveLength(requests)
    const sent = { method: 'POST', type: 'application/json', cookie: 'session=kept', body: `{"asked":"${kind}"}` }
    const saw = seen.map(({ method, headers, body }) => ({
      method,
      type: headers['content-type'],
      cookie: headers.cookie,
      body,
    }))
    expect.soft(saw, name).toEqual(saw.map(() => sent))
  }

  const stillOpen = () =>
    testCalls.filter(({ response, kind }) => servers.openOf(response, kind) > 0).map(({ response }) => response.name)
  await expect.poll(stillOpen).toEqual([])
  expect(servers.seenAtRedirectTarget()).toEqual([])
  expect(uncaught).toEqual([])
})
