import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { test as plainTest, type Page } from '@playwright/test'

import { doubleText } from '../support/double-text.ts'
import { fixtureSite } from '../support/fixture-site.ts'
import { expect, test, userAgents } from '../support/page-test.ts'
import { watchShifts } from '../support/watch-shifts.ts'

const month = '/jp/card/202302-9/'
const monthWithEighthDay = '/jp/card/202304-9/'
const campaign = '/jp/card/202302-9/noodles/'

async function openAt(page: Page, address: string, time: string): Promise<void> {
  await page.clock.install({ time: new Date(time) })
  await page.goto(address)
}

const stageBand = (page: Page) => page.locator('article[data-period] [data-words]').first()

test.use({ viewport: { width: 375, height: 740 } })

test.describe('the state on a stage', () => {
  for (const [time, words] of [
    ['2023-01-29T12:00:00+09:00', 'あと3日で始まります'],
    ['2023-01-31T23:59:00+09:00', '明日から'],
    ['2023-02-01T00:00:00+09:00', '開催中・あと27日'],
    ['2023-02-27T09:00:00+09:00', '明日まで'],
    ['2023-02-28T23:59:59+09:00', '今日まで'],
    ['2023-03-01T00:00:00+09:00', '終了しました'],
  ] as const) {
    test(`at ${time} is ${words}`, async ({ page }) => {
      await openAt(page, campaign, time)
      await expect(stageBand(page)).toHaveText(words)
    })
  }

  test('changes at each boundary while the page is open, and nothing moves', async ({ page }) => {
    await page.clock.install({ time: new Date('2023-01-31T23:59:58+09:00') })
    const shifts = await watchShifts(page)
    await page.goto(campaign)
    await expect(stageBand(page)).toHaveText('明日から')
    await page.clock.runFor(3000)
    await expect(stageBand(page)).toHaveText('開催中・あと27日')
    await page.clock.setSystemTime(new Date('2023-02-28T23:59:58+09:00'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(stageBand(page)).toHaveText('今日まで')
    const top = await page.getByRole('heading', { level: 1 }).boundingBox()
    await page.clock.runFor(3000)
    await expect(stageBand(page)).toHaveText('終了しました')
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(top)
    expect(await shifts()).toEqual([])
  })

  test('has a way to what runs now once the campaign has ended, and no word of entry', async ({ page }) => {
    await openAt(page, campaign, '2023-04-20T12:00:00+09:00')
    await expect(page.getByText('エントリー不要')).toBeHidden()
    await page.getByRole('link', { name: 'いまのキャンペーンを見る' }).click()
    await expect(page).toHaveURL(/\/jp\/card\/$/)
    await expect(page.locator('main li[data-period]:visible').first()).toHaveAttribute(
      'data-status',
      'DURING_THE_PERIOD',
    )
  })
})

plainTest('the state is right in the first frame, also where the page arrives in parts', async ({ page }) => {
  const html = await readFile(path.join(fixtureSite.folder, `${campaign.slice(1)}index.html`), 'utf8')
  const cut = html.indexOf('</h1>')
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.write(html.slice(0, cut))
    // The rest never comes.
  }).listen(0)
  try {
    await page.clock.install({ time: new Date('2023-02-10T12:00:00+09:00') })
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
    await expect(stageBand(page)).toHaveText('開催中・あと18日')
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test.describe('a month', () => {
  const cards = (page: Page) => page.locator('section > ul[data-by-state] > li, section details li')

  test('shows what runs, then what comes; what has ended is folded', async ({ page }) => {
    await openAt(page, month, '2023-02-10T12:00:00+09:00')
    const folded = page.locator('details')
    await expect(folded.locator('li')).toHaveCount(1)
    await expect(folded.locator('li')).toBeHidden()
    await page.getByText('終了したキャンペーン').press('Enter')
    await expect(folded.getByRole('link')).toBeVisible()
    await openAtAgain(page, '2023-02-05T12:00:00+09:00')
    expect(
      await cards(page).evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['status'])),
    ).toEqual(['DURING_THE_PERIOD', 'DURING_THE_PERIOD', 'DURING_THE_PERIOD', 'BEFORE_THE_PERIOD'])
  })

  async function openAtAgain(page: Page, time: string): Promise<void> {
    await page.clock.setSystemTime(new Date(time))
    await page.reload()
  }

  test('unfolds for paper, and for a chip that leads there', async ({ page }) => {
    await openAt(page, month, '2023-02-10T12:00:00+09:00')
    await page.getByRole('navigation').getByRole('link').last().click()
    await expect(page.locator('details li')).toBeInViewport()
    await page.reload()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('details li')).toBeVisible()
  })

  test('brings each card into view by its chip, which stays in reach', async ({ page }) => {
    await openAt(page, month, '2023-02-02T12:00:00+09:00')
    const chips = page.getByRole('navigation').getByRole('link')
    for (let index = 0; index < (await chips.count()); index++) {
      const chip = chips.nth(index)
      await chip.click()
      const target = (await chip.getAttribute('href')) ?? ''
      await expect(page.locator(target)).toBeInViewport({ ratio: 0.5 })
      await expect(chip).toBeInViewport()
    }
  })

  test('rings today in its calendar', async ({ page }) => {
    await openAt(page, month, '2023-02-10T23:30:00+09:00')
    await expect(page.locator('[aria-current=date]')).toHaveText('10')
    await page.clock.setSystemTime(new Date('2023-02-11T00:30:00+09:00'))
    await page.evaluate(() => dispatchEvent(new Event('pageshow')))
    await expect(page.locator('[aria-current=date]')).toHaveText('11')
    await page.clock.setSystemTime(new Date('2023-03-10T12:00:00+09:00'))
    await page.reload()
    await expect(page.locator('[aria-current=date]')).toHaveCount(0)
  })

  test('says on the web what the app has more', async ({ page }) => {
    await openAt(page, '/jp/card/202305-9/', '2023-05-10T12:00:00+09:00')
    const more = page
      .locator('section', { has: page.getByRole('heading', { name: 'アプリには、ほかに2つあります' }) })
      .last()
    await expect(more.getByRole('listitem')).toHaveCount(2)
    await page.goto('/jp/card/202305-9/in-app/')
    await expect(page.getByRole('heading', { name: /アプリには/ })).toHaveCount(0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('shows all of it', async ({ page }) => {
      await page.goto(month)
      await expect(cards(page)).toHaveCount(4)
      for (const card of await cards(page).all()) await expect(card).toBeVisible()
    })
  })

  for (const width of [640, 768, 1024, 1280]) {
    test(`at ${width} px no figure lies on a title`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openAt(page, month, '2023-02-02T12:00:00+09:00')
      const overlaps = await cards(page).evaluateAll((items) =>
        items.map((item) => {
          const title = item.querySelector('.text-lead, a > span > span:last-child')?.getBoundingClientRect()
          const figure = item.querySelector('svg')?.getBoundingClientRect()
          return title !== undefined && figure !== undefined && figure.top < title.bottom
        }),
      )
      expect(overlaps).toEqual(overlaps.map(() => false))
    })
  }
})

test('a window before a shop has no way there once the campaign has ended', async ({ page }) => {
  await openAt(page, '/jp/card/202305-9/cloud-closet/in-app/#shop', '2023-06-10T12:00:00+09:00')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('link', { name: 'CLOUD CLOSETへ進む' })).toBeHidden()
})

test.describe('the one action of a page', () => {
  test('is in reach from the start, and stands behind the notes', async ({ page }) => {
    await openAt(page, campaign, '2023-02-10T12:00:00+09:00')
    const action = page.getByRole('link', { name: '該当の店先をさがす' })
    await expect(action).toBeInViewport()
    const isBehind = await action.evaluate((link) => {
      const notes = document.querySelector('#notes')
      return notes !== null && (notes.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    })
    expect(isBehind).toBe(true)
  })

  test('covers nothing at the end of the page, and nothing at all in a low window', async ({ page }) => {
    await openAt(page, campaign, '2023-02-10T12:00:00+09:00')
    const notes = page.locator('#notes')
    await notes.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const action = page.getByRole('link', { name: '該当の店先をさがす' })
    await page.mouse.wheel(0, 200)
    await expect
      .poll(() =>
        action.evaluate((link) => {
          const notesEnd = document.getElementById('notes')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
          return (link.parentElement?.getBoundingClientRect().top ?? 0) >= notesEnd - 1
        }),
      )
      .toBe(true)
    await page.setViewportSize({ width: 375, height: 320 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(action).not.toBeInViewport()
  })
})

test('a mark leads to its note, which is tinted, and the note leads back', async ({ page }) => {
  await openAt(page, campaign, '2023-02-10T12:00:00+09:00')
  const mark = page.getByRole('link', { name: '注記1' }).first()
  const box = await mark.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  expect(
    await mark.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(12)
  await mark.click()
  const note = page.locator(':target')
  await expect(note).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await note.getByRole('link', { name: '読んでいたところへ戻る' }).click()
  await expect(mark).toBeInViewport()
  await expect(page.locator(':target')).toHaveCount(0)
})

test('dates and amounts stay in one line at 375 px', async ({ page }) => {
  for (const address of [month, campaign, monthWithEighthDay]) {
    await page.goto(address)
    const pieces = await page.locator('main span').evaluateAll((spans) =>
      spans
        .filter((span) => getComputedStyle(span).display === 'inline-block' && /^P?\d/.test(span.textContent))
        .map((span) => ({
          text: span.textContent,
          lines: Math.round(span.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(span).lineHeight)),
        })),
    )
    expect(pieces.length).toBeGreaterThan(5)
    const broken = pieces.filter(({ lines }) => lines > 1)
    expect(broken).toEqual([])
  }
})

test.describe('text of twice the size at 375 px', () => {
  test.use({ userAgent: userAgents.iosBrowser })
  test('leaves the banner low, the cards within the window, and the discs beside their titles', async ({ page }) => {
    await openAt(page, month, '2023-02-10T12:00:00+09:00')
    await doubleText(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    expect((await page.getByRole('region', { name: 'アプリの案内' }).boundingBox())?.height).toBeLessThan(320)
    await page.goto(campaign)
    await doubleText(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    const overlaps = await page.locator('main ol > li').evaluateAll((steps) =>
      steps.map((step) => {
        const disc = Number.parseFloat(getComputedStyle(step, '::before').width)
        const title = step.querySelector('div')
        return title !== null && title.getBoundingClientRect().left < step.getBoundingClientRect().left + disc
      }),
    )
    expect(overlaps).toEqual(overlaps.map(() => false))
    expect(overlaps.length).toBeGreaterThan(0)
  })
})

test.describe('an unknown address', () => {
  test.use({ expectedNoise: /status of 404/ })
  test('says so in Japanese first, with head, foot and the campaigns that run', async ({ page }) => {
    await page.clock.install({ time: new Date('2023-02-10T12:00:00+09:00') })
    await page.goto('/jp/card/999999-1/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^お探しのページは見つかりませんでした。.*Page not found/,
    )
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('main li[data-period]:visible')).toHaveCount(3)
  })
})
