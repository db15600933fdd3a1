import { openAt } from '../../support/pages/fixture-pages.ts'
import { selectShare } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'
import { watchShifts } from '../../support/pages/watch-shifts.ts'

test.describe('period', () => {
  const noodles = '/jp/card/202302-9/noodles/'
  test('a campaign that ends while its page is open keeps its terms and loses its button', async ({ page }) => {
    await openAt(page, noodles, '2023-02-28T23:58:00+09:00')
    const button = page.getByRole('link', { name: '該当の店先をさがす' })
    await expect(button).toBeVisible()
    await page.clock.runFor('02:05')
    await expect(page.getByRole('article').getByText('終了しました').first()).toBeVisible()
    await expect(button).toBeHidden()
    await expect(page.getByText('該当にならないもの')).toBeVisible()
    await expect(page.getByText('上限 300ポイント').first()).toBeVisible()
  })

  test.describe('on a device that lives in another time zone', () => {
    test.use({ timezoneId: 'America/Los_Angeles' })
    test('the status is in Japan time', async ({ page }) => {
      await openAt(page, noodles, '2023-03-01T00:00:00+09:00')
      await expect(page.getByRole('article').getByText('終了しました').first()).toBeVisible()
    })
  })
})

test('of the other campaigns of the month those that have ended are the last', async ({ page }) => {
  const others = page.locator('section', { hasText: 'この月のほかのキャンペーン' }).last().getByRole('listitem')
  const rows = () =>
    others.evaluateAll((items) =>
      items
        .map((item) => ({ top: item.getBoundingClientRect().top, text: item.textContent }))
        .sort((a, b) => a.top - b.top)
        .map(({ text }) => text.includes('終了しました')),
    )
  await page.setViewportSize({ width: 375, height: 740 })
  await openAt(page, '/jp/card/202302-9/noodles/', '2023-02-08T12:00:00+09:00')
  expect(await rows()).toEqual([false, false, false])
  await openAt(page, '/jp/card/202302-9/noodles/', '2023-02-09T12:00:00+09:00')
  expect(await rows()).toEqual([false, false, true])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page is complete, and only the status is missing', async ({ page }) => {
    await page.goto('/jp/card/202302-9/noodles/')
    for (const text of ['ポイントのもらいかた', 'ご注意', '上限 300ポイント'])
      await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByText(/開催中/).filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: '該当の店先をさがす' })).toBeVisible()
  })

  test('the window before a shop opens by its address', async ({ page }) => {
    await page.goto('/jp/card/202305-9/cloud-closet/in-app/')
    await page
      .getByRole('link', { name: /CLOUD CLOSET ?で ?買い物をする/u })
      .first()
      .click()
    await expect(page.getByRole('link', { name: /CLOUD CLOSET ?へ ?進む/u })).toBeVisible()
    await page.getByRole('link', { name: '閉じる' }).click()
    await expect(page.getByRole('link', { name: /CLOUD CLOSET ?へ ?進む/u })).toBeHidden()
  })
})

test('the window before a shop states what is not eligible, traps the focus, and closes by Escape', async ({
  page,
}) => {
  await openAt(page, '/jp/card/202305-9/cloud-closet/in-app/', '2023-05-10T12:00:00+09:00')
  const opener = page.getByRole('link', { name: /CLOUD CLOSET ?で ?買い物をする/u }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: /CLOUD CLOSET ?に ?進む前に/u })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await expect(dialog.getByRole('link', { name: /CLOUD CLOSET ?へ ?進む/u })).toHaveAttribute(
    'href',
    'https://cloud-closet.example.jp/',
  )
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

const shop = '/jp/card/202305-9/cloud-closet/in-app/'

test('the window before a shop, opened by its address, closes by its button, Escape and a tap outside', async ({
  page,
}) => {
  const ways = {
    button: () => page.getByRole('link', { name: '閉じる' }).click(),
    escape: () => page.keyboard.press('Escape'),
    outside: () => page.mouse.click(4, 4),
  }
  await page.clock.setFixedTime('2023-05-10T12:00:00+09:00')
  for (const [way, close] of Object.entries(ways)) {
    await page.goto(`${shop}?${way}#shop`)
    const dialog = page.getByRole('dialog', { name: /CLOUD CLOSET ?に ?進む前に/u })
    await expect(dialog, way).toBeVisible()
    await close()
    await expect(dialog, way).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${shop}\\?${way}$`))
    await page
      .getByRole('link', { name: /CLOUD CLOSET ?で ?買い物をする/u })
      .first()
      .click()
    await expect(dialog, way).toBeVisible()
  }
})

test('a page that was opened at a note leads to the mark of the note, and stays', async ({ page }) => {
  const path = '/jp/card/202302-9/noodles/'
  await page.goto('/jp/card/')
  await page.goto(`${path}#note-noodles-1`)
  await page.locator(':target').getByRole('link', { name: '読んでいたところへ戻る' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('link', { name: '注記1' }).first()).toBeFocused()
  await expect(page.getByRole('link', { name: '注記1' }).first()).toBeInViewport()
})

test('a printed page has the collapsed terms, and what earns no points at a shop', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await openAt(page, shop, '2023-05-10T12:00:00+09:00')
  await expect(page.locator('dialog').getByRole('listitem').first()).toBeVisible()
  await page.goto('/jp/card/entry/?scenario=signed-in')
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  const terms = page.locator('details dl')
  await expect(terms.first()).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  for (const one of await terms.all()) await expect(one).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(terms.first()).toBeHidden()
})

const banner = { ios: 'sorapay://', android: 'intent://' }

test.describe('install banner and footer', () => {
  const cases = [
    { name: 'an iOS browser', userAgent: userAgents.iosBrowser, opens: banner.ios, hasFooter: true },
    { name: 'an Android browser', userAgent: userAgents.androidBrowser, opens: banner.android, hasFooter: true },
    { name: 'the app on iOS', userAgent: userAgents.iosApp, opens: undefined, hasFooter: false },
    { name: 'the app on Android', userAgent: userAgents.androidApp, opens: undefined, hasFooter: false },
    { name: 'a desktop browser', userAgent: userAgents.desktop, opens: undefined, hasFooter: true },
  ]
  for (const { name, userAgent, opens, hasFooter } of selectShare(cases, 0, 2)) {
    test.describe(`in ${name}`, () => {
      test.use({ userAgent })
      test(`the banner is ${opens ? 'shown with its app link' : 'not there'}, the footer is ${hasFooter ? 'shown' : 'hidden'}, and neither is on the in-app variant`, async ({
        page,
      }) => {
        await page.goto('/jp/card/202302-9/')
        const open = page.getByRole('link', { name: 'アプリで開く' })
        await expect(open).toHaveCount(opens ? 1 : 0)
        if (opens) {
          expect(await open.getAttribute('href')).toContain(opens)
          await expect(page.getByRole('img', { name: /^評価4\.\d、5点満点$/ })).toBeVisible()
        }
        await expect(page.getByRole('contentinfo')).toBeVisible({ visible: hasFooter })
        await page.goto('/jp/card/202302-9/in-app/')
        await expect(open).toHaveCount(0)
        await expect(page.getByRole('contentinfo')).toHaveCount(0)
      })
    })
  }

  test.describe('on a slow phone', () => {
    test.use({ userAgent: userAgents.iosBrowser, viewport: { width: 375, height: 740 } })
    test('nothing moves while the page arrives', async ({ page }) => {
      const shifts = await watchShifts(page)
      await page.goto('/jp/card/202302-9/noodles/')
      await page.waitForLoadState('networkidle')
      expect(await shifts()).toEqual([])
    })
  })
})

test.describe('in the app', () => {
  test.use({ userAgent: userAgents.iosApp })
  test('links that leave the site are handed to the app', async ({ page }) => {
    await openAt(page, '/jp/card/202302-9/noodles/in-app/', '2023-02-10T12:00:00+09:00')
    const href = await page.getByRole('link', { name: '該当の店先をさがす' }).getAttribute('href')
    expect(href).toBe(`sorapay://openURL?url=${encodeURIComponent('https://help.example.jp/shops/noodles')}`)
  })
})

test('a mark links to its note', async ({ page }) => {
  await page.goto('/jp/card/202302-9/noodles/')
  await page.getByRole('link', { name: '注記1' }).first().click()
  await expect(page.locator('#note-noodles-1')).toBeInViewport()
})
