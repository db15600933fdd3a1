import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { schemasChunk } from '#tools/build/screen-chunks.ts'
import { retainOldFiles } from '#tools/hosting/deploy/retain-old-files.ts'
import { createSandboxApi } from '#tools/hosting/server/sandbox-api.ts'
import type { RunningServer } from '#tools/hosting/server/listen-at.ts'
import { startServer } from '#tools/hosting/server/server.ts'

import { fixtureSite } from '../../support/sites/fixture-site.ts'
import { nextDeploymentFolder } from '../../support/sites/next-deployment.ts'
import { expect, test } from '../../support/pages/page-test.ts'

// The next deployment, once with the files of the previous one retained and once without.
let nextWithOldFiles: RunningServer
let nextAlone: RunningServer
let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'next-deployment-'))
  const published = path.join(folder, 'out')
  for (const end of ['', '-report']) await cp(nextDeploymentFolder + end, published + end, { recursive: true })
  retainOldFiles({ previous: fixtureSite.folder, published, now: new Date(), days: 7 })
  nextWithOldFiles = await startServer(published, 0, { api: createSandboxApi() })
  nextAlone = await startServer(nextDeploymentFolder, 0, { api: createSandboxApi() })
})

test.afterAll(async () => {
  for (const next of [nextWithOldFiles, nextAlone]) await next.stop()
  await rm(folder, { recursive: true })
})

// Requests that are still pending at the end of a test.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

/** Lets the next deployment answer every further request of the page, under the same origin. */
async function deploy(page: Page, next: RunningServer): Promise<void> {
  await page.context().route('**/*', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: next.origin + pathname + search, maxRedirects: 0 }) })
  })
}

/** Counts the documents that the page loads, and the scripts that fail. */
function watch(page: Page) {
  const seen = { documents: 0, missing: 0 }
  page.on('request', (request) => void (seen.documents += request.isNavigationRequest() ? 1 : 0))
  page.on('response', (response) => void (seen.missing += response.status() === 404 ? 1 : 0))
  return seen
}

/** Opens the lending page and delays its first responses and the chunk with their schemas. */
async function openHalf(page: Page): Promise<() => void> {
  let go: () => void = () => undefined
  const delayed = new Promise<void>((resolve) => {
    go = resolve
  })
  for (const later of ['**/v1/**', `**/scripts/${schemasChunk}.*.js`])
    await page.route(later, async (route) => {
      await delayed
      await route.fallback()
    })
  await page.goto('/jp/lending/?scenario=signed-in')
  await expect(page.getByRole('heading', { name: 'お返し例' })).toBeVisible()
  return go
}

test('a page that was open before a deployment works on, where the old files are kept', async ({ page }) => {
  const goOn = await openHalf(page)
  const seen = watch(page)
  await deploy(page, nextWithOldFiles)
  goOn()
  await expect(page.getByText('通常の一年あたりの率').filter({ visible: true })).toBeVisible()
  await page.getByRole('radio', { name: '5,000円', exact: true }).check()
  await expect(page.getByText('10,191円').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'お返し例' })).toBeVisible()
  expect(seen).toEqual({ documents: 0, missing: 0 })
  await page.reload()
  await expect(page.getByRole('heading', { name: '返済のめやす' })).toBeVisible()
})

test('a promotion that can be entered needs no file any more, so a deployment without old files changes nothing', async ({
  page,
}) => {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/create_entry_type_campaign_entry')) writes.push(request.postData() ?? '')
  })
  await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
  await page.goto('/jp/card/entry/?scenario=signed-in')
  const promotion = page.locator('#spring-noodles')
  await expect(promotion.getByRole('button', { name: '参加する' })).toBeVisible()
  const seen = watch(page)
  await deploy(page, nextAlone)
  await promotion.getByRole('button', { name: '参加する' }).click()
  await expect(promotion.getByText('参加済み')).toBeVisible()
  expect(writes).toHaveLength(1)
  expect(seen).toEqual({ documents: 0, missing: 0 })
})

test('a visitor of campaign pages goes on, and back, across a deployment without old files', async ({ page }) => {
  await page.goto('/jp/card/202302-9/')
  const seen = watch(page)
  await deploy(page, nextAlone)
  await page
    .getByRole('link', { name: /めんの店.*くわしく見る/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/202302-9\/noodles\/$/)
  await page.getByRole('link', { name: 'この月のキャンペーン一覧' }).click()
  await expect(page).toHaveURL(/\/202302-9\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/202302-9\/noodles\/$/)
  expect(seen.missing).toBe(0)
})

test.describe('where the old files are removed', () => {
  test.use({ expectedNoise: /404|dynamically imported|: network/ })

  test('a page that was open before a deployment loads itself once and then works', async ({ page }) => {
    const goOn = await openHalf(page)
    const seen = watch(page)
    await deploy(page, nextAlone)
    goOn()
    await expect(page.getByText('通常の一年あたりの率').filter({ visible: true })).toBeVisible()
    await page.getByRole('radio', { name: '5,000円', exact: true }).check()
    await expect(page.getByText('10,191円').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: '返済のめやす' })).toBeVisible()
    expect(seen.documents).toBe(1)
    expect(seen.missing).toBeGreaterThan(0)
  })
})
