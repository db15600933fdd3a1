import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, test, userAgents } from '../../support/pages/page-test.ts'
import { openAt } from '../../support/pages/fixture-pages.ts'
import { removeBreaks } from '#site/phrases/phrase-markup.ts'

test.use({ viewport: { width: 375, height: 740 } })

test.describe('the page of the current campaigns', () => {
  /** The visible groups by their headings, each with the days of its entries. */
  const readGroups = async (page: Page) => {
    const groups = await page.locator('[data-group]:visible').evaluateAll((elements) =>
      elements.map((group) => {
        const links = [...group.querySelectorAll('li')].map((item) => item.querySelector('a[href^="/jp/"]'))
        return {
          heading: group.querySelector('h2, summary')?.textContent ?? '',
          addresses: links.map((link) => link?.getAttribute('href')),
        }
      }),
    )
    return groups.map(({ heading, addresses }) => [removeBreaks(heading), ...addresses])
  }
  const inApp = ['/jp/card/202305-9/cloud-closet/in-app/', '/jp/card/202305-9/field-radio/in-app/']
  const tablets = '/jp/card/202305-9/tablets/'
  const eighthDay = '/jp/card/202308-9/#8th-day'
  const sellerFee = '/jp/card/202308-9/#seller-fee'
  const endedFirst = '/jp/card/202304-9/8th-day/'

  const offers = [
    [
      '2023-05-17T12:00:00+09:00',
      [
        ['今日まで', tablets],
        ['開催中', ...inApp],
        ['1か月より先のキャンペーン2件', sellerFee, eighthDay],
      ],
    ],
    [
      '2023-05-16T12:00:00+09:00',
      [
        ['開催中', tablets, ...inApp],
        ['1か月より先のキャンペーン2件', sellerFee, eighthDay],
      ],
    ],
    [
      '2023-07-05T12:00:00+09:00',
      [
        ['これから', sellerFee],
        ['1か月より先のキャンペーン1件', eighthDay],
      ],
    ],
    [
      '2023-08-08T12:00:00+09:00',
      [
        ['今日まで', eighthDay],
        ['開催中', sellerFee],
      ],
    ],
  ] as const
  test('offers that end today are first, then running, then upcoming ones, each once', async ({ page }) => {
    for (const [time, groups] of offers) {
      await page.clock.setFixedTime(new Date(time))
      await page.goto('/jp/card/')
      const visibleGroups = await readGroups(page)
      const ended = visibleGroups.pop() ?? []
      expect(visibleGroups, `at ${time}`).toEqual(groups)
      expect(ended[0]).toMatch(/^終了したキャンペーン\d+件$/)
      expect(ended[1]).toBe(groups.flat(2).includes(tablets) ? endedFirst : inApp[0])
      const listed = [...visibleGroups.flat(), ...ended]
      expect(listed).toEqual([...new Set(listed)])
    }
  })

  test('the app also lists campaigns that the web does not show, and links to no calendar file', async ({ page }) => {
    await openAt(page, '/jp/card/in-app/', '2023-05-17T12:00:00+09:00')
    expect((await readGroups(page)).slice(0, 2)).toEqual([
      ['今日まで', '/jp/card/202305-9/tablets/in-app/'],
      ['開催中', ...inApp],
    ])
    await expect(page.getByRole('link', { name: 'カレンダーに追加' })).toHaveCount(0)
  })

  for (const [name, userAgent, link] of [
    ['iOS', userAgents.iosBrowser, /^sorapay:\/\/openURL\?url=.*cloud-closet%2Fin-app%2F$/],
    ['Android', userAgents.androidBrowser, /^intent:\/\/openURL\?url=.*cloud-closet%2Fin-app%2F#Intent/],
  ] as const)
    test.describe(`in a browser on ${name}`, () => {
      test.use({ userAgent, viewport: { width: 375, height: 740 } })
      test('campaigns in the app only are listed, with a link into the app', async ({ page }) => {
        await openAt(page, '/jp/card/', '2023-05-20T12:00:00+09:00')
        await expect(page.getByText('いつでも使えるおトクをご案内します')).toBeHidden()
        expect((await readGroups(page))[0]).toEqual(['開催中', ...inApp])
        const ways = page.getByRole('link', { name: 'アプリで見る' })
        await expect(ways).toHaveCount(2)
        await expect(ways.first()).toHaveAttribute('href', link)
      })
    })

  test('offers of any month follow the running campaigns, and upcoming ones are collapsed, except on paper', async ({
    page,
  }) => {
    await openAt(page, '/jp/card/', '2023-07-05T12:00:00+09:00')
    const order = page.locator('[data-grouped]').locator('h2, summary').filter({ visible: true })
    await expect(order).toContainText(['いつでもおトク', 'これから', '1か月より先のキャンペーン', '終了した'])
    const later = page.locator('[data-group=later] li')
    await expect(later.first()).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(later.first()).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.getByText('1か月より先のキャンペーン').click()
    await expect(later.first()).toBeVisible()
  })

  test('an upcoming offer can be added to a calendar without leaving the page', async ({ page }) => {
    await openAt(page, '/jp/card/', '2023-07-20T12:00:00+09:00')
    const link = page.getByRole('link', { name: 'カレンダーに追加' })
    await expect(link).toHaveCount(2)
    const box = await link.first().boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    const [download] = await Promise.all([page.waitForEvent('download'), link.first().click()])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('DTSTART;VALUE=DATE:20230801\r\nDTEND;VALUE=DATE:20230901\r\n')
    expect(text.replaceAll('\r\n ', '')).toContain(`${sellerFee}\r\n`)
    await expect(page.locator('html')).not.toHaveAttribute('data-loading')
  })

  test('moves below the right heading at midnight, while the page is open', async ({ page }) => {
    await openAt(page, '/jp/card/', '2023-08-07T23:58:00+09:00')
    expect((await readGroups(page)).slice(0, 2)).toEqual([
      ['開催中', sellerFee],
      ['これから', eighthDay],
    ])
    await page.clock.runFor('02:05')
    expect((await readGroups(page)).slice(0, 2)).toEqual([
      ['今日まで', eighthDay],
      ['開催中', sellerFee],
    ])
  })

  const alwaysLinks = (page: Page) =>
    page
      .locator('section', { has: page.getByRole('heading', { name: 'いつでもおトク' }) })
      .last()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  for (const [variant, inApp] of [
    ['', ''],
    ['in-app/', 'in-app/'],
  ] as const)
    test(`of /jp/card/${variant} leads with what is available in any month where no campaign runs`, async ({
      page,
    }) => {
      await openAt(page, `/jp/card/${variant}`, '2023-10-01T12:00:00+09:00')
      await expect(page.getByText('いつでも使えるおトクをご案内します')).toBeVisible()
      // Invitation and entry of the fixture have periods, which are over.
      expect(await alwaysLinks(page)).toEqual([`/jp/loyalty/${inApp}`])
      const ended = page.locator('details[data-group]').last()
      await expect(ended).toBeVisible()
      await expect(ended.locator('li').first()).toBeHidden()
      await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
      await page.reload()
      const links = [`/jp/card/invitation/${inApp}`, `/jp/loyalty/${inApp}`, '/jp/card/entry/']
      expect(await alwaysLinks(page)).toEqual(links)
      for (const href of links) expect((await page.request.get(href)).status(), href).toBe(200)
    })

  test('on its last day a campaign shows its rate and its cap in the first view', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 553 })
    await openAt(page, '/jp/card/', '2023-02-08T20:00:00+09:00')
    const row = page.locator('[data-group=last] li')
    await expect(row).toHaveCount(1)
    await expect(row.locator('svg')).toBeInViewport({ ratio: 1 })
    await expect(row.getByText('上限 300ポイント')).toBeInViewport({ ratio: 1 })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('lists all campaigns by their start', async ({ page }) => {
      await page.goto('/jp/card/')
      const starts = await page
        .locator('main li[data-period]:visible')
        .evaluateAll((items) => items.map((item) => Number.parseInt((item as HTMLElement).dataset['period'] ?? '')))
      expect(starts.length).toBe(10)
      expect(starts).toEqual([...starts].sort((a, b) => a - b))
      await expect(page.locator('[data-group]:visible')).toHaveCount(0)
    })
  })
})
