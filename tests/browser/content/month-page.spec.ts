import type { Page } from '@playwright/test'

import { expect, test } from '../../support/pages/page-test.ts'
import { month, openAt } from '../../support/pages/fixture-pages.ts'

test.use({ viewport: { width: 375, height: 740 } })

test.describe('a month', () => {
  const cards = (page: Page) =>
    page.locator('section > ul[data-by-state] > li, section > details:not([data-fold]) > ul > li')

  test('shows running, then upcoming offers; ended ones are collapsed', async ({ page }) => {
    await openAt(page, month, '2023-02-10T12:00:00+09:00')
    const details = page.locator('section > details:not([data-fold])')
    await expect(details.locator('li')).toHaveCount(1)
    await expect(details.locator('li')).toBeHidden()
    await details.locator('summary').press('Enter')
    await expect(details.getByRole('link')).toBeVisible()
    await openAtAgain(page, '2023-02-05T12:00:00+09:00')
    expect(
      await cards(page).evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['status'])),
    ).toEqual(['DURING_THE_PERIOD', 'DURING_THE_PERIOD', 'BEFORE_THE_PERIOD'])
  })

  async function openAtAgain(page: Page, time: string): Promise<void> {
    await page.clock.setSystemTime(new Date(time))
    await page.reload()
  }

  test('has one band in the accent on its last day, and on another day those of what ends', async ({ page }) => {
    const accented = () =>
      page
        .locator('main span:has(> span > [data-words]):visible')
        .evaluateAll((bands) =>
          bands
            .filter((band) => getComputedStyle(band).backgroundColor === 'rgb(212, 40, 55)')
            .map((band) => band.closest('li')?.querySelector('a')?.getAttribute('href') ?? 'poster'),
        )
    await openAt(page, month, '2023-02-28T12:00:00+09:00')
    expect(await accented()).toEqual(['poster'])
    await openAtAgain(page, '2023-02-08T12:00:00+09:00')
    expect(await accented()).toEqual(['poster', '/jp/card/202302-9/8th-day/'])
  })

  test('shows ended offers when it is printed', async ({ page }) => {
    await openAt(page, month, '2023-02-10T12:00:00+09:00')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('section > details:not([data-fold]) li')).toBeVisible()
  })

  test('shows no ticket twice, and fills each row of them, however many there are, with two at least', async ({
    page,
  }) => {
    await openAt(page, month, '2023-02-02T12:00:00+09:00')
    const list = page.locator('[data-campaigns] ul')
    const hrefs = await list.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(3)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      for (let count = 12; count >= 2; count -= 1) {
        const boxes = await list.evaluate((element, wanted) => {
          const [first] = element.children
          while (first && element.children.length < wanted) element.append(first.cloneNode(true))
          while (element.children.length > wanted) element.lastElementChild?.remove()
          return [element, ...element.children].map((box) => box.getBoundingClientRect().toJSON() as DOMRect)
        }, count)
        const [around, ...tickets] = boxes
        const title = `${count} tickets at ${width} px`
        expect(new Set(tickets.map((ticket) => Math.round(ticket.height))).size, title).toBe(1)
        for (const top of new Set(tickets.map((ticket) => ticket.top))) {
          const row = tickets.filter((ticket) => ticket.top === top)
          expect(row.length, title).toBeGreaterThanOrEqual(2)
          expect(row[0]?.left, title).toBeCloseTo(around?.left ?? 0, 0)
          expect(row.at(-1)?.right, title).toBeCloseTo(around?.right ?? 0, 0)
        }
      }
    }
  })

  test('has two cards in a row on a tablet, and the last one alone in the whole row', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await openAt(page, month, '2023-02-10T12:00:00+09:00')
    const list = page.locator('ul', { hasText: 'くわしく見る' }).first()
    for (const [count, rows] of [
      [1, [1]],
      [2, [2]],
      [3, [2, 1]],
      [4, [2, 2]],
    ] as const) {
      const boxes = await list.evaluate((element, wanted) => {
        const [first] = element.children
        while (first && element.children.length < wanted) element.append(first.cloneNode(true))
        while (element.children.length > wanted) element.lastElementChild?.remove()
        return [...element.children].map((card) => card.getBoundingClientRect().toJSON() as DOMRect)
      }, count)
      const isAlone = rows.at(-1) === 1
      const picture = await list.locator('> :last-child img').first().boundingBox()
      expect((picture?.width ?? 0) > 200, `the picture of the last of ${count} cards`).toBe(isAlone)
      const tops = [...new Set(boxes.map(({ top }) => top))]
      expect(tops.map((top) => boxes.filter((box) => box.top === top).length)).toEqual(rows)
      for (const top of tops) {
        const row = boxes.filter((box) => box.top === top)
        expect((row.at(-1)?.right ?? 0) - (row[0]?.left ?? 0), `${count} cards`).toBeCloseTo(600, 0)
      }
    }
  })

  test('marks today in its timeline', async ({ page }) => {
    await openAt(page, month, '2023-02-10T23:30:00+09:00')
    await expect(page.locator('[aria-current=date]')).toHaveText('10')
    await page.clock.setSystemTime(new Date('2023-02-11T00:30:00+09:00'))
    await page.evaluate(() => dispatchEvent(new Event('pageshow')))
    await expect(page.locator('[aria-current=date]')).toHaveText('11')
    await page.clock.setSystemTime(new Date('2023-03-10T12:00:00+09:00'))
    await page.reload()
    await expect(page.locator('[aria-current=date]')).toHaveCount(0)
  })

  test('shows its whole timeline at any width, with days that do not overlap', async ({ page }) => {
    const strip = page.getByRole('region', { name: '2月の開催日' })
    for (const width of [320, 375, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 })
      for (const today of ['01', '07', '08', '09', '28']) {
        const title = `on the ${today} at ${width} px`
        await openAt(page, month, `2023-02-${today}T12:00:00+09:00`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBe(width)
        const { days, texts } = await strip.evaluate((element) => {
          const box = (part: Element) => part.getBoundingClientRect().toJSON() as DOMRect
          const isVisible = (part: Element) => part.checkVisibility({ visibilityProperty: true })
          const names = [...element.querySelectorAll('li b, li b + *')]
          return { days: [...element.querySelectorAll('[data-day]')].filter(isVisible).map(box), texts: names.map(box) }
        })
        expect(days.length, title).toBeGreaterThanOrEqual(4)
        for (const { left, right } of [...days, ...texts]) {
          expect(left, title).toBeGreaterThanOrEqual(0)
          expect(right, title).toBeLessThanOrEqual(width)
        }
        for (const [index, day] of days.entries())
          for (const other of days.slice(index + 1))
            expect(day.right > other.left && day.bottom > other.top && other.bottom > day.top, title).toBe(false)
        await expect(strip.locator('[aria-current]'), title).toBeVisible()
      }
    }
  })

  test('says on the web how many more campaigns the app has', async ({ page }) => {
    await openAt(page, '/jp/card/202305-9/', '2023-05-10T12:00:00+09:00')
    const more = page
      .locator('section', { has: page.getByRole('heading', { name: 'アプリには、ほかに2つあります' }) })
      .last()
    await expect(more.getByRole('listitem')).toHaveCount(2)
    await page.goto('/jp/card/202305-9/in-app/')
    await expect(page.getByRole('heading', { name: /アプリには/ })).toHaveCount(0)
  })

  test('says that its only campaign has ended while those in the app run on', async ({ page }) => {
    const ended = page.getByText('このキャンペーンは終了しました')
    await openAt(page, '/jp/card/202305-9/', '2023-05-17T12:00:00+09:00')
    await expect(ended).toBeHidden()
    await openAtAgain(page, '2023-05-20T12:00:00+09:00')
    await expect(ended).toBeVisible()
    // Then the band of the month says it for all.
    await openAtAgain(page, '2023-06-05T12:00:00+09:00')
    await expect(ended).toBeHidden()
  })

  test.describe('with full campaign articles', () => {
    const august = '/jp/card/202308-9/'
    const fullMonths = (page: Page) =>
      page.locator('article article:visible').evaluateAll((articles) => articles.map(({ id }) => id))
    const terms = (page: Page, id: string) => page.locator(`#${id} details[data-terms] > div`)

    test('shows running campaigns first, ended ones collapsed, and the notes last', async ({ page }) => {
      await openAt(page, august, '2023-08-10T12:00:00+09:00')
      expect(await fullMonths(page)).toEqual(['seller-fee'])
      await page.locator('article > details > summary').click()
      expect(await fullMonths(page)).toEqual(['seller-fee', '8th-day'])
      const [notes, ended] = await Promise.all([
        page.getByRole('heading', { name: 'この月のキャンペーンのご注意' }).boundingBox(),
        page.locator('#\\38 th-day').boundingBox(),
      ])
      expect(notes?.y).toBeGreaterThan((ended?.y ?? 0) + (ended?.height ?? 0))
    })

    test('folds their terms, and unfolds them for its tickets, for addresses and for paper', async ({ page }) => {
      await openAt(page, august, '2023-08-10T12:00:00+09:00')
      await expect(terms(page, 'seller-fee')).toBeHidden()
      const card = page.locator('[data-campaigns] a[href="#seller-fee"]')
      await card.click()
      await expect(terms(page, 'seller-fee')).toBeVisible()
      await expect(page.locator('#seller-fee')).toBeInViewport()
      await page.locator('#seller-fee summary').first().click()
      await expect(terms(page, 'seller-fee')).toBeHidden()
      // The address is the ticket's already.
      await card.click()
      await expect(terms(page, 'seller-fee')).toBeVisible()
      await page.goto(`${august}?again#8th-day`)
      await expect(terms(page, '\\38 th-day')).toBeVisible()
      await expect(page.locator('#\\38 th-day')).toBeInViewport()
      await page.goto(`${august}?once-more`)
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await expect(terms(page, '\\38 th-day')).toBeVisible()
      await expect(terms(page, 'seller-fee')).toBeVisible()
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })
      test('has all terms open', async ({ page }) => {
        await page.goto(august)
        for (const id of ['seller-fee', '\\38 th-day']) await expect(terms(page, id)).toBeVisible()
      })
    })
  })

  test('keeps a shop and its rate in one row, in columns too', async ({ page }) => {
    await openAt(page, '/jp/card/202305-9/', '2023-05-10T12:00:00+09:00')
    const more = page.locator('section', { has: page.getByRole('heading', { name: /アプリには/ }) }).last()
    await more.locator('ul').evaluate((list) => {
      const [row] = list.children
      for (let count = list.children.length; row && count < 7; count++) list.append(row.cloneNode(true))
    })
    for (const width of [375, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // A row that a column's end breaks is two boxes.
      const boxes = await more
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => row.getClientRects().length))
      expect([width, ...boxes]).toEqual([width, 1, 1, 1, 1, 1, 1, 1])
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('shows every campaign', async ({ page }) => {
      await page.goto(month)
      await expect(cards(page)).toHaveCount(3)
      for (const card of await cards(page).all()) await expect(card).toBeVisible()
    })
  })

  test('never has a figure on a title', async ({ page }) => {
    await openAt(page, month, '2023-02-02T12:00:00+09:00')
    for (const width of [640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const overlaps = await cards(page).evaluateAll((items) =>
        items.map((item) => {
          const title = item.querySelector('.text-lead, a > span > span:last-child')?.getBoundingClientRect()
          const figure = item.querySelector('svg')?.getBoundingClientRect()
          return title !== undefined && figure !== undefined && figure.top < title.bottom
        }),
      )
      expect(overlaps, `at ${width} px`).toEqual(overlaps.map(() => false))
    }
  })
})
