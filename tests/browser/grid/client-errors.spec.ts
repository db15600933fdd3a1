import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { fullBrowser } from '../../../playwright.config.ts'
import type { Outcome, Question } from '../../support/bad-responses/ask.ts'
import { questions } from '../../support/bad-responses/all.ts'
import { expectedOf } from '../../support/bad-responses/row.ts'
import { startServers, type Servers } from '../../support/bad-responses/servers.ts'
import { bundleForBrowser } from '../../support/bundle-for-browser.ts'
import { cellsOf } from '../../support/run/grid.ts'

// One of the servers asks for a password, which needs the whole browser.
test.use({ launchOptions: fullBrowser })

let servers: Servers

test.beforeAll(async () => {
  const scripts = await bundleForBrowser(path.join(import.meta.dirname, '../../support/bad-responses/ask.ts'))
  servers = await startServers(
    new Map([...scripts, ['/', '<!doctype html><title>Faults</title><link rel="icon" href="data:,">']]),
  )
})

test.afterAll(() => servers.stop())

function askIn(page: Page, question: Question): Promise<Outcome> {
  return page.evaluate<Outcome>(`import('/ask.js').then(({ ask }) => ask(${JSON.stringify(question)}))`)
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

  for (const { row, kind } of cellsOf(questions, ({ row }) => row.name)) {
    const { outcome, requests } = expectedOf(row, kind, 'Chromium')
    const name = `a server that ${row.name}, asked for a ${kind}`
    expect.soft(await askIn(page, servers.questionFor(row, kind)), name).toEqual(outcome)
    const seen = servers.seenOf(row, kind)
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

  const stillOpen = () => questions.filter(({ row, kind }) => servers.openOf(row, kind) > 0).map(({ row }) => row.name)
  await expect.poll(stillOpen).toEqual([])
  expect(servers.seenAtRedirectTarget()).toEqual([])
  expect(uncaught).toEqual([])
})
