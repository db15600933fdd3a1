import type { Locator, Page } from '@playwright/test'

import { scenarios, scenarioGroups } from '#api-client/sandbox/scenarios.ts'

import { fixturePreview, previewLocation } from '../../support/sites/fixture-site.ts'
import { findViolations } from '../../support/pages/find-violations.ts'
import { expect, test } from '../../support/pages/page-test.ts'
import { serveBelowPath, type HostBelowPath } from '../../support/servers/serve-below-path.ts'
import { watchShifts } from '../../support/pages/watch-shifts.ts'

let host: HostBelowPath

test.beforeAll(async () => {
  host = await serveBelowPath(fixturePreview.folder, previewLocation.basePath)
})
test.afterAll(() => host.stop())
test.use({ viewport: { width: 375, height: 740 }, expectedNoise: /request to http:\/\/localhost/ })

const campaign = '/jp/card/202302-9/noodles/'

/** Returns the button that opens the preview bar. */
function barButton(page: Page): Locator {
  return page.getByRole('button', { name: /プレビュー/ })
}

/** Returns the text of a campaign's page that states whether it runs. */
function statusWords(page: Page): Locator {
  return page.locator('article[data-period] [data-words]').first()
}

test('a campaign is seen before, in and after its period, and the chosen moment applies to the next page', async ({
  page,
}) => {
  for (const [moment, text] of [
    ['2023-01-29T12:00', 'あと3日で始まります'],
    ['2023-02-01T00:00', '開催中・あと27日'],
    ['2023-03-01T00:00', '終了しました'],
  ] as const) {
    await page.goto(`${host.site}${campaign}?at=${moment}`)
    await expect(statusWords(page)).toHaveText(text)
  }
  await page.goto(`${host.site}${campaign}?at=2023-02-27T09:00`)
  await page.goto(`${host.site}${campaign}`)
  await expect(statusWords(page)).toHaveText('明日まで')
})

test('a boundary passes while the page is open', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${host.site}${campaign}?at=2023-02-28T23:58`)
  await expect(statusWords(page)).toContainText('今日まで')
  await page.clock.runFor('02:05')
  await expect(statusWords(page)).toHaveText('終了しました')
})

test('an in-app page is shown as in the app on any computer', async ({ page }) => {
  await page.goto(`${host.site}${campaign}in-app/?device=iphone-app`)
  expect(await page.evaluate(() => document.documentElement.dataset['environment'])).toBe('ios-app')
  await page.goto(`${host.site}${campaign}?device=android`)
  expect(await page.evaluate(() => document.documentElement.dataset['environment'])).toBe('android-browser')
})

test('moment and surface are chosen by keyboard alone, and the address shows the same to everybody', async ({
  page,
  browser,
}) => {
  await page.goto(`${host.site}${campaign}?at=2023-02-10T12:00`)
  await expect(barButton(page)).toHaveText('プレビュー 2月10日(金) 12:00')
  await barButton(page).focus()
  await page.keyboard.press('Enter')
  const ended = page.getByRole('button', { name: '終了後' })
  await ended.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/at=2023-03-01T00:00/)
  await expect(page.getByText('終了しました').first()).toBeVisible()
  await barButton(page).press('Enter')
  await page.getByRole('button', { name: 'アプリ内のページ' }).press('Enter')
  await page.waitForURL(/noodles\/in-app\//)
  const other = await browser.newPage()
  await other.goto(page.url())
  await expect(statusWords(other)).toHaveText('終了しました')
  await other.close()
})

test('the visitor is chosen among groups, by keyboard alone, on pages that ask the server and on no others', async ({
  page,
}) => {
  const visitor = page.getByRole('combobox', { name: 'お客さまの状態' })
  for (const url of [campaign, '/jp/card/', '/install-app/']) {
    await page.goto(`${host.site}${url}`)
    await barButton(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'どこで見るか' })).toBeVisible()
    await expect(visitor, url).toHaveCount(0)
  }
  await page.goto(`${host.site}/jp/card/entry/?at=2023-04-10T12:00`)
  await barButton(page).press('Enter')
  const groups = visitor.locator('optgroup')
  expect(await groups.evaluateAll((elements) => elements.map((group) => group.getAttribute('label')))).toEqual(
    Object.values(scenarioGroups),
  )
  await expect(visitor.locator('optgroup > option')).toHaveCount(Object.keys(scenarios).length)
  await visitor.focus()
  await page.keyboard.press('ArrowDown')
  await expect(visitor).toHaveValue('anonymous')
  await page.getByRole('button', { name: 'この内容で見る' }).press('Enter')
  await page.waitForURL(/scenario=anonymous/)
})

test('a screen whose content has a period offers its moments; otherwise the bar says that the server decides', async ({
  page,
}) => {
  const serverDecides = page.getByText('このページの期間は、サーバーの答えで決まります')
  for (const [url, last] of [
    ['/jp/card/entry/', '2023-05-31T23:59'],
    ['/jp/card/invitation/', '2023-08-31T23:59'],
  ] as const) {
    await page.goto(`${host.site}${url}`)
    await barButton(page).press('Enter')
    await expect(serverDecides).toHaveCount(0)
    await page.getByRole('button', { name: '最後の1分' }).press('Enter')
    await page.waitForURL(new RegExp(`at=${last}(?:&|$)`))
    await expect(page.locator('article').first()).toHaveAttribute('data-status', 'DURING_THE_PERIOD')
  }
  // As on a page without a period in its content: only the status from the server is shown.
  await page
    .locator('article')
    .first()
    .evaluate((article) => article.removeAttribute('data-period'))
  await barButton(page).press('Enter')
  await expect(serverDecides).toBeVisible()
})

test('a slider stops at both sides of every boundary', async ({ page }) => {
  await page.goto(`${host.site}${campaign}?at=2023-02-10T12:00`)
  await barButton(page).press('Enter')
  const slider = page.getByRole('slider', { name: '境目' })
  await slider.focus()
  await page.keyboard.press('End')
  await expect(page.getByText('3月1日(水) 0:00').last()).toBeVisible()
  await page.getByRole('button', { name: 'この内容で見る' }).press('Enter')
  await page.waitForURL(/at=2023-03-01T00:00(?:&|$)/)
})

test('a date is typed to its end before it is shown, and the reader stays where they are', async ({ page }) => {
  await page.goto(`${host.site}${campaign}?at=2023-02-10T12:00`)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await barButton(page).press('Enter')
  const field = page.getByLabel('日時を指定する（日本時間）')
  await field.fill('2023-03-05T09:30')
  expect(page.url()).toContain('at=2023-02-10T12:00')
  await page.getByRole('button', { name: 'この内容で見る' }).press('Enter')
  await page.waitForURL(/at=2023-03-05T09:30/)
  await expect(barButton(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

test('the button is moved out of the way by a finger, and still opens by a tap', async ({ page }) => {
  await page.goto(`${host.site}${campaign}`)
  const before = await barButton(page).boundingBox()
  if (!before) throw new Error('the button of the preview bar is not visible')
  await page.mouse.move(before.x + 10, before.y + 20)
  await page.mouse.down()
  await page.mouse.move(before.x + 10, before.y + 220, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await barButton(page).boundingBox())?.y).toBeCloseTo(before.y + 200, 0)
  await barButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an invalid moment is reported', async ({ page }) => {
  await page.goto(`${host.site}${campaign}?at=tomorrow`)
  await page.getByRole('button', { name: /日時が読めません/ }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('?at=tomorrow')
})

for (const [kind, url] of [
  ['content page', `${campaign}?at=2023-02-10T12:00`],
  ['screen', '/jp/card/entry/?scenario=anonymous'],
] as const) {
  test(`on a ${kind} the bar is accessible, fits 320 px, and moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const moved = await watchShifts(page)
    await page.goto(`${host.site}${url}`)
    await expect(barButton(page)).toBeVisible()
    expect(await moved()).toEqual([])
    expect(await findViolations(page, ['preview-bar'])).toEqual([])
    await barButton(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findViolations(page, ['preview-bar'])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(barButton(page)).toBeFocused()
  })
}

test('the bar is never printed', async ({ page }) => {
  await page.goto(`${host.site}${campaign}`)
  await expect(barButton(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(barButton(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
})

test('the bar can be hidden until a reload, or by the address for the whole visit', async ({ page }) => {
  await page.goto(`${host.site}${campaign}`)
  await barButton(page).click()
  await page.getByRole('button', { name: /操作盤を隠す/ }).click()
  await expect(barButton(page)).toBeHidden()
  await page.reload()
  await expect(barButton(page)).toBeVisible()
  for (const url of [`${campaign}?bar=off`, '/campaigns/']) {
    await page.goto(`${host.site}${url}`)
    await page.waitForLoadState('load')
    await expect(barButton(page)).toHaveCount(0)
  }
})
