import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { test as plainTest, type Page } from '@playwright/test'

import { contrast } from '#domain/contrast.ts'

import { doubleText } from '../../support/pages/double-text.ts'
import { fixtureSite } from '../../support/sites/fixture-site.ts'
import { shareOf } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'
import { watchShifts } from '../../support/pages/watch-shifts.ts'

const month = '/jp/card/202302-9/'
const monthWithEighthDay = '/jp/card/202304-9/'
const campaign = '/jp/card/202302-9/noodles/'

async function openAt(page: Page, url: string, time: string): Promise<void> {
  await page.clock.install({ time: new Date(time) })
  await page.goto(url)
}

const stageBand = (page: Page) => page.locator('article[data-period] [data-words]').first()

test.use({ viewport: { width: 375, height: 740 } })

test.describe('the state on a stage', () => {
  const states = [
    ['2023-01-29T12:00:00+09:00', 'あと3日で始まります'],
    ['2023-01-31T23:59:00+09:00', '明日から'],
    ['2023-02-01T00:00:00+09:00', '開催中・あと27日'],
    ['2023-02-27T09:00:00+09:00', '明日まで'],
    ['2023-02-28T23:59:59+09:00', '今日まで・あと1分'],
    ['2023-03-01T00:00:00+09:00', '終了しました'],
  ] as const
  test('is that of the moment', async ({ page }) => {
    for (const [time, text] of states) {
      await page.clock.setFixedTime(new Date(time))
      await page.goto(campaign)
      await expect(stageBand(page), `at ${time}`).toHaveText(text)
    }
  })

  test('changes at each boundary while the page is open, and nothing moves', async ({ page }) => {
    await page.clock.install({ time: new Date('2023-01-31T23:58:00+09:00') })
    const shifts = await watchShifts(page)
    await page.goto(campaign)
    await expect(stageBand(page)).toHaveText('明日から')
    await page.clock.runFor('02:05')
    await expect(stageBand(page)).toHaveText('開催中・あと27日')
    await page.clock.setSystemTime(new Date('2023-02-28T23:58:00+09:00'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(stageBand(page)).toHaveText('今日まで・あと1分')
    const top = await page.getByRole('heading', { level: 1 }).boundingBox()
    await page.clock.runFor('02:05')
    await expect(stageBand(page)).toHaveText('終了しました')
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(top)
    expect(await shifts()).toEqual([])
  })

  test('has a way to what runs now once the campaign has ended, and no word of entry', async ({ page }) => {
    await openAt(page, campaign, '2023-04-20T12:00:00+09:00')
    await expect(page.getByText('エントリー不要')).toBeHidden()
    await page.getByRole('link', { name: 'いま開催中のキャンペーンを見る' }).click()
    await expect(page).toHaveURL(/\/jp\/card\/$/)
    await expect(page.locator('main li[data-period]:visible').first()).toHaveAttribute(
      'data-status',
      'DURING_THE_PERIOD',
    )
  })
})

/** Returns the colours of each visible 「今日まで」 state: text, dot, background, and surroundings. */
function lastDayColors(page: Page): Promise<string[][]> {
  return page.locator('main [data-last] span:has(> [data-words]):visible').evaluateAll((states) =>
    states.map((state) => {
      const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
      const hex = (color: string) => `#${rgb(color).slice(0, 3).map((part) => part.toString(16).padStart(2, '0')).join('')}` // prettier-ignore
      const backgroundOf = (element: Element | null): string => {
        const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
        return element && rgb(color)[3] === 0 ? backgroundOf(element.parentElement) : hex(color)
      }
      const dot = state.querySelector('[aria-hidden]')
      const dotColor = dot ? hex(getComputedStyle(dot).backgroundColor) : ''
      return [hex(getComputedStyle(state).color), dotColor, backgroundOf(state), backgroundOf(state.parentElement)]
    }),
  )
}

test.describe('what ends today', () => {
  for (const [where, url, width] of [
    ['a list', '/jp/card/', 375],
    ['the panel of a desktop', campaign, 1280],
  ] as const) {
    test(`is the strongest state in ${where}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openAt(page, url, '2023-02-28T12:00:00+09:00')
      // The band across a stage has colours of its own.
      const states = (await lastDayColors(page)).filter(
        ([, , color, around]) => color !== around || around === '#ffffff',
      )
      expect(states.length).toBeGreaterThan(0)
      for (const [text = '', dot = '', color = '', around = ''] of states) {
        expect(contrast(text, color)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(dot, color)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(color, around)).toBeGreaterThanOrEqual(4.5)
      }
    })
  }
})

const readPage = (url: string) => readFile(path.join(fixtureSite.folder, `${url.slice(1)}index.html`), 'utf8')

/** Serves whatever address is requested by `send`, and opens it on 10 February 2023. */
async function openSlowly(page: Page, send: (response: ServerResponse) => unknown): Promise<Server> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    send(response)
  }).listen(0)
  await page.clock.setFixedTime(new Date('2023-02-10T12:00:00+09:00'))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
  return server
}

function close(server: Server): void {
  server.closeAllConnections()
  server.close()
}

plainTest('the state is right in the first frame, also where the page arrives in parts', async ({ page }) => {
  const html = await readPage(campaign)
  // The rest never arrives.
  const server = await openSlowly(page, (response) => response.write(html.slice(0, html.indexOf('</h1>'))))
  await expect(stageBand(page)).toHaveText('開催中・あと18日')
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  close(server)
})

/** Returns a page in parts, each of which ends within or right behind an entry of a list. */
function cutInLists(html: string): string[] {
  return html.split(/(?<=<li data-period[^>]*>|<\/li>|<\/ul>|<\/summary>)/)
}

for (const url of ['/jp/card/', '/jp/card/in-app/', month]) {
  plainTest(`${url} has its lists in order from their first frame on, however slowly they come`, async ({ page }) => {
    const moved = await watchShifts(page)
    const parts = cutInLists(await readPage(url))
    expect(parts.length).toBeGreaterThan(10)
    await page.addInitScript(() => {
      const orders = new Set<string>()
      Object.assign(window, { orders })
      const note = () => {
        const lists = document.querySelectorAll<HTMLElement>('[data-by-state], [data-grouped] ul')
        for (const [at, list] of lists.entries())
          if (list.checkVisibility())
            orders.add(
              `${at}: ${[...list.children].map((item) => item.querySelector('a')?.getAttribute('href')).join()}`,
            )
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    const server = await openSlowly(page, async (response) => {
      for (const part of parts) {
        response.write(part)
        await setTimeout(40)
      }
      response.end()
    })
    await page.waitForLoadState()
    const seen = await page.evaluate(() => [...(Reflect.get(window, 'orders') as Set<string>)])
    const inParts = await page.locator('main').innerHTML()
    expect(seen.length).toBeGreaterThan(0)
    // Each list was only ever seen in one order.
    expect(seen.map((line) => line.split(':')[0])).toEqual([...new Set(seen.map((line) => line.split(':')[0]))])
    expect(await moved()).toEqual([])
    close(server)
    // The final document does not show how it arrived.
    const delivered = await openSlowly(page, (response) => response.end(parts.join('')))
    await page.waitForLoadState()
    const atOnce = await page.locator('main').innerHTML()
    close(delivered)
    expect(inParts).toBe(atOnce)
  })
}

test.describe('what is on offer now', () => {
  /** The visible groups by their headings, each with the days of its entries. */
  const groupsOf = (page: Page) =>
    page
      .locator('[data-group]:visible')
      .evaluateAll((groups) =>
        groups.map((group) => [
          group.querySelector('h2, summary')?.textContent ?? '',
          ...[...group.querySelectorAll('li')].map((item) =>
            item.querySelector('a[href^="/jp/"]')?.getAttribute('href'),
          ),
        ]),
      )
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
      const visibleGroups = await groupsOf(page)
      const ended = visibleGroups.pop() ?? []
      expect(visibleGroups, `at ${time}`).toEqual(groups)
      expect(ended[0]).toMatch(/^終了したキャンペーン\d+件$/)
      expect(ended[1]).toBe(groups.flat(2).includes(tablets) ? endedFirst : inApp[0])
      const listed = [...visibleGroups.flat(), ...ended]
      expect(listed).toEqual([...new Set(listed)])
    }
  })

  test('in the app what the web does not show is listed too, and nothing leads to a calendar file', async ({
    page,
  }) => {
    await openAt(page, '/jp/card/in-app/', '2023-05-17T12:00:00+09:00')
    expect((await groupsOf(page)).slice(0, 2)).toEqual([
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
      test('what runs in the app only is listed, with the way into the app', async ({ page }) => {
        await openAt(page, '/jp/card/', '2023-05-20T12:00:00+09:00')
        await expect(page.getByText('いつでも使えるおトクをご案内します')).toBeHidden()
        expect((await groupsOf(page))[0]).toEqual(['開催中', ...inApp])
        const ways = page.getByRole('link', { name: 'アプリで見る' })
        await expect(ways).toHaveCount(2)
        await expect(ways.first()).toHaveAttribute('href', link)
      })
    })

  test('what is available in any month follows what runs, and what starts later is folded, but not on paper', async ({
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

  test('an offer that has not begun can be put into a calendar, and the page stays as it is', async ({ page }) => {
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
    expect((await groupsOf(page)).slice(0, 2)).toEqual([
      ['開催中', sellerFee],
      ['これから', eighthDay],
    ])
    await page.clock.runFor('02:05')
    expect((await groupsOf(page)).slice(0, 2)).toEqual([
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

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('is in one list, in order of its start', async ({ page }) => {
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

test.describe("a month's state follows from its campaigns (D27)", () => {
  const poster = (page: Page) => page.locator('article > div').first()
  const april = monthWithEighthDay
  const may = '/jp/card/202305-9/'
  const monthStates = [
    [april, '2023-04-05T12:00:00+09:00', 'BEFORE_THE_PERIOD', 'あと3日で始まります4/8(土) 0:00から'],
    [april, '2023-04-10T12:00:00+09:00', 'BEFORE_THE_PERIOD', '次は4/18(火) 0:00から'],
    [april, '2023-04-18T00:00:00+09:00', 'DURING_THE_PERIOD', '開催中・あと29日5/17(水) 23:59まで'],
    [april, '2023-05-18T00:00:00+09:00', 'AFTER_THE_PERIOD', '終了しました'],
    [may, '2023-05-17T12:00:00+09:00', 'DURING_THE_PERIOD', '今日まで・あと12時間5/17(水) 23:59まで'],
    [may, '2023-05-20T12:00:00+09:00', 'DURING_THE_PERIOD', 'アプリで2件開催中・5/31まで'],
    [`${may}in-app/`, '2023-05-20T12:00:00+09:00', 'DURING_THE_PERIOD', '開催中・あと11日5/31(水) 23:59まで'],
    [may, '2023-06-01T00:00:00+09:00', 'AFTER_THE_PERIOD', '終了しました'],
  ] as const
  test('is said at each moment', async ({ page }) => {
    for (const [url, time, status, text] of monthStates) {
      await page.clock.setFixedTime(new Date(time))
      await page.goto(url)
      await expect(poster(page), `${url} at ${time}`).toHaveAttribute('data-status', status)
      const band = poster(page).locator('span:has([data-words])').first()
      await expect.poll(() => band.innerText().then((text) => text.replaceAll('\n', ''))).toContain(text)
    }
  })

  test('changes while the page is open', async ({ page }) => {
    await openAt(page, april, '2023-04-17T23:58:00+09:00')
    await expect(poster(page)).toContainText('次は4/18(火) 0:00から')
    await page.clock.runFor('02:05')
    await expect(poster(page)).toContainText('開催中・あと29日')
  })

  test('a ticket that has not begun says from when and looks it, one that has ended says no more', async ({ page }) => {
    await openAt(page, april, '2023-04-10T12:00:00+09:00')
    const tickets = poster(page).locator('ul > li')
    const [upcoming, ended] = [tickets.first(), tickets.last()]
    await expect(upcoming).toHaveAttribute('data-status', 'BEFORE_THE_PERIOD')
    await expect(upcoming.getByText('4/18(火)から')).toBeVisible()
    await expect(upcoming.locator('a')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(ended).toHaveAttribute('data-status', 'AFTER_THE_PERIOD')
    await expect(ended.getByText('から')).toBeHidden()
  })
})

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

  test('unfolds for paper', async ({ page }) => {
    await openAt(page, month, '2023-02-10T12:00:00+09:00')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('section > details:not([data-fold]) li')).toBeVisible()
  })

  test('shows as many tickets as campaigns, and none twice', async ({ page }) => {
    await openAt(page, month, '2023-02-02T12:00:00+09:00')
    const hrefs = await page
      .locator('[data-campaigns] ul a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(3)
    expect(new Set(hrefs).size).toBe(hrefs.length)
  })

  for (const width of [320, 375, 1280])
    test(`fills each row of its tickets at ${width} px, however many there are, with two at least`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await openAt(page, month, '2023-02-02T12:00:00+09:00')
      const list = page.locator('[data-campaigns] ul')
      for (let count = 12; count >= 2; count -= 1) {
        const boxes = await list.evaluate((element, wanted) => {
          const [first] = element.children
          while (first && element.children.length < wanted) element.append(first.cloneNode(true))
          while (element.children.length > wanted) element.lastElementChild?.remove()
          return [element, ...element.children].map((box) => box.getBoundingClientRect().toJSON() as DOMRect)
        }, count)
        const [around, ...tickets] = boxes
        expect(new Set(tickets.map((ticket) => Math.round(ticket.height))).size, `${count} tickets`).toBe(1)
        for (const top of new Set(tickets.map((ticket) => ticket.top))) {
          const row = tickets.filter((ticket) => ticket.top === top)
          expect(row.length, `${count} tickets`).toBeGreaterThanOrEqual(2)
          expect(row[0]?.left, `${count} tickets`).toBeCloseTo(around?.left ?? 0, 0)
          expect(row.at(-1)?.right, `${count} tickets`).toBeCloseTo(around?.right ?? 0, 0)
        }
      }
    })

  test('marks today in its timeline, and scrolls there', async ({ page }) => {
    await openAt(page, month, '2023-02-10T23:30:00+09:00')
    await expect(page.locator('[aria-current=date]')).toHaveText('10')
    const strip = page.getByRole('region', { name: '2月の開催日' })
    expect(await strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
    await page.clock.setSystemTime(new Date('2023-02-11T00:30:00+09:00'))
    await page.evaluate(() => dispatchEvent(new Event('pageshow')))
    await expect(page.locator('[aria-current=date]')).toHaveText('11')
    await page.clock.setSystemTime(new Date('2023-03-10T12:00:00+09:00'))
    await page.reload()
    await expect(page.locator('[aria-current=date]')).toHaveCount(0)
  })

  for (const width of [320, 375, 768])
    test(`at ${width} px its timeline shows at its edge that it continues, and scrolls by keyboard`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await openAt(page, month, '2023-03-10T12:00:00+09:00')
      const strip = page.getByRole('region', { name: '2月の開催日' })
      /** The colours in a row of pixels below the content, at the right edge of what is visible. */
      const edge = async () => {
        const box = await strip.boundingBox()
        const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)]
        const image = await page.screenshot({ clip: { x: Math.min(x, width) - 4, y: y - 10, width: 4, height: 1 } })
        return image.toString('base64')
      }
      await strip.scrollIntoViewIfNeeded()
      await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))
      const continued = await edge()
      await strip.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
      await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
      await expect.poll(edge).not.toBe(continued)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
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
    for (const width of [375, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await openAt(page, '/jp/card/202305-9/', '2023-05-10T12:00:00+09:00')
      const more = page.locator('section', { has: page.getByRole('heading', { name: /アプリには/ }) }).last()
      await more.locator('ul').evaluate((list) => {
        const [row] = list.children
        for (let count = list.children.length; row && count < 7; count++) list.append(row.cloneNode(true))
      })
      // A row that a column's end breaks is two boxes.
      const boxes = await more
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => row.getClientRects().length))
      expect([width, ...boxes]).toEqual([width, 1, 1, 1, 1, 1, 1, 1])
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('shows all of it', async ({ page }) => {
      await page.goto(month)
      await expect(cards(page)).toHaveCount(3)
      for (const card of await cards(page).all()) await expect(card).toBeVisible()
    })
  })

  for (const width of shareOf([640, 768, 1024, 1280], 0, 2)) {
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
  await expect(page.getByRole('link', { name: /CLOUD CLOSET ?へ ?進む/u })).toBeHidden()
})

test.describe('the one action of a page', () => {
  test('is in the first view of a low phone, below the number and its limits', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 553 })
    await openAt(page, campaign, '2023-02-10T12:00:00+09:00')
    const action = page.getByRole('link', { name: '該当の店先をさがす' })
    await expect(action).toBeInViewport({ ratio: 1 })
    const limits = await page.getByText('上限 300ポイント').first().boundingBox()
    const top = await action.evaluate((link) => link.parentElement?.getBoundingClientRect().top ?? 0)
    expect(top).toBeGreaterThanOrEqual((limits?.y ?? Infinity) + (limits?.height ?? 0))
  })

  test('is after the notes', async ({ page }) => {
    await openAt(page, campaign, '2023-02-10T12:00:00+09:00')
    const action = page.getByRole('link', { name: '該当の店先をさがす' })
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
  for (const url of [month, campaign, monthWithEighthDay]) {
    await page.goto(url)
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

test('what has the focus on a page of content has our ring', async ({ page }) => {
  await openAt(page, campaign, '2023-02-10T12:00:00+09:00')
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body)
    return [outlineStyle, outlineWidth, outlineColor]
  })
  expect(ring).toEqual(['solid', '3px', 'rgb(31, 95, 208)'])
})

test.describe('text of twice the size at 320 px', () => {
  test.use({ userAgent: userAgents.iosBrowser, viewport: { width: 320, height: 640 } })
  const pages = [
    '/jp/card/',
    month,
    monthWithEighthDay,
    campaign,
    '/jp/card/invitation/',
    '/jp/card/entry/',
    '/jp/loyalty/',
    '/jp/lending/',
  ]
  for (const url of pages) {
    test(`does not make ${url} wider than the window`, async ({ page }) => {
      await openAt(page, url, '2023-04-08T12:00:00+09:00')
      await doubleText(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  }
})

test.describe('text of twice the size at 375 px', () => {
  test.use({ userAgent: userAgents.iosBrowser })
  test('keeps the banner low, the cards within the window, and the discs next to their titles', async ({ page }) => {
    await openAt(page, month, '2023-02-10T12:00:00+09:00')
    await doubleText(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.goto(campaign)
    await doubleText(page)
    // Banner and bar leave the window to the page.
    expect((await page.getByRole('region', { name: 'アプリの案内' }).boundingBox())?.height).toBeLessThan(170)
    const bar = page.locator('article > div', { has: page.getByRole('link', { name: '該当の店先をさがす' }) }).last()
    expect((await bar.boundingBox())?.y).toBeGreaterThan(740)
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
  test('on a desktop has its words at the left edge of the logo, and the drawing beside them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/jp/card/999999-1/')
    const boxOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    const [logo, button] = await Promise.all([boxOf('header img'), boxOf('main a:visible >> nth=0')])
    const [heading, drawing] = await Promise.all([boxOf('h1'), boxOf('main svg >> nth=1')])
    expect(heading.left).toBe(logo.left)
    expect(drawing.left).toBeGreaterThan(button.right)
    expect(drawing.top).toBeLessThan(button.bottom)
  })

  const unknown = [
    ['/jp/card/999999-1/in-app', true],
    ['/jp/card/999999-1/in-app/', true],
    ['/jp/card/999999-1/in-app/index.html', true],
    ['/jp/card/999999-1/not-in-app/', false],
    ['/jp/card/in-app/999999-1/', false],
  ] as const
  test('on a phone has banner and footer, but for the addresses of the app (D6)', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent: userAgents.iosBrowser })
    const page = await context.newPage()
    for (const [url, isForApp] of unknown) {
      await page.goto(url)
      await expect(page.getByRole('contentinfo'), url).toBeVisible({ visible: !isForApp })
      await expect(page.getByRole('link', { name: 'インストール' }), url).toBeVisible({ visible: !isForApp })
    }
    await context.close()
  })
})
