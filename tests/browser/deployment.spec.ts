import type { Page } from '@playwright/test'

import { outFolder } from '#site/commands/root.ts'
import { keepOldFiles } from '#site/hosting/keep-old-files.ts'
import { sandboxApi } from '#site/hosting/sandbox-api.ts'
import { startServer, type RunningServer } from '#site/hosting/server.ts'

import { buildAgain } from '../support/build-again.ts'
import { expect, test } from '../support/page-test.ts'

// Both kinds of the next deployment: with the files of this one kept, and without.
type Next = Awaited<ReturnType<typeof buildAgain>> & { server: RunningServer }

let nextWithOldFiles: Next
let nextAlone: Next

async function deployable(keepsOldFiles: boolean): Promise<Next> {
  const next = await buildAgain(outFolder)
  if (keepsOldFiles) await keepOldFiles({ previous: outFolder, published: next.folder, now: new Date(), days: 7 })
  return { ...next, server: await startServer(next.folder, 0, sandboxApi()) }
}

test.beforeAll(async () => {
  ;[nextWithOldFiles, nextAlone] = [await deployable(true), await deployable(false)]
})

test.afterAll(async () => {
  for (const { server, remove } of [nextWithOldFiles, nextAlone]) {
    await server.stop()
    await remove()
  }
})

/** From now on every request of the page is answered by the next deployment, under the same origin. */
async function deploy(page: Page, { server }: Next): Promise<void> {
  await page.context().route('**/*', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: server.origin + pathname + search, maxRedirects: 0 }) })
  })
}

/** Counts the documents that the page loads, and the scripts that it does not get. */
function watch(page: Page) {
  const seen = { documents: 0, missing: 0 }
  page.on('request', (request) => void (seen.documents += request.isNavigationRequest() ? 1 : 0))
  page.on('response', (response) => void (seen.missing += response.status() === 404 ? 1 : 0))
  return seen
}

/** Opens the lending page and stops it where its first answers, and with them the scripts that check them, have not come yet. */
async function openHalf(page: Page): Promise<() => void> {
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/v1/**', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/jp/lending/?scenario=signed-in')
  await expect(page.getByRole('heading', { name: '返済例' })).toBeVisible()
  return go
}

test('a page that was open before a deployment works on, where the old files are kept', async ({ page }) => {
  const goOn = await openHalf(page)
  const seen = watch(page)
  await deploy(page, nextWithOldFiles)
  goOn()
  await expect(page.getByText('通常の実質年率')).toBeVisible()
  await page.getByRole('radio', { name: '5,000円', exact: true }).check()
  await expect(page.getByText('10,191円').first()).toBeVisible()
  expect(seen).toEqual({ documents: 0, missing: 0 })
})

test.describe('where the old files are gone', () => {
  test.use({ expectedNoise: /404|chunk/i })

  test('a page that was open before a deployment loads itself once and then works', async ({ page }) => {
    const goOn = await openHalf(page)
    const seen = watch(page)
    await deploy(page, nextAlone)
    goOn()
    await expect(page.getByText('通常の実質年率')).toBeVisible()
    await page.getByRole('radio', { name: '5,000円', exact: true }).check()
    await expect(page.getByText('10,191円').first()).toBeVisible()
    expect(seen.documents).toBe(1)
    expect(seen.missing).toBeGreaterThan(0)
  })
})
