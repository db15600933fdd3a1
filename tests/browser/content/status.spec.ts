import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { test as plainTest, type Page } from '@playwright/test'

import { contrast } from '#domain/contrast.ts'

import { fixtureSite } from '../../support/sites/fixture-site.ts'
import { expect, test } from '../../support/pages/page-test.ts'
import { watchShifts } from '../../support/pages/watch-shifts.ts'
import { campaign, month, monthWithEighthDay, openAt } from '../../support/pages/fixture-pages.ts'

const stageBand = (page: Page) => page.locator('article[data-period] [data-words]').first()

test.use({ viewport: { width: 375, height: 740 } })

test.describe('the status on the page of a campaign', () => {
  const states = [
    ['2023-01-29T12:00:00+09:00', 'あと3日で始まります'],
    ['2023-01-31T23:59:00+09:00', '明日から'],
    ['2023-02-01T00:00:00+09:00', '開催中・あと27日'],
    ['2023-02-27T09:00:00+09:00', '明日まで'],
    ['2023-02-28T23:59:59+09:00', '今日まで・あと1分'],
    ['2023-03-01T00:00:00+09:00', '終了しました'],
  ] as const
  test('counts days before the period and in it, and minutes on its last day', async ({ page }) => {
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

  test('links to the current campaigns once it has ended, and no longer mentions the entry', async ({ page }) => {
    await openAt(page, campaign, '2023-04-20T12:00:00+09:00')
    await expect(page.getByText('エントリー不要')).toBeHidden()
    const ways = page.getByRole('link', { name: 'いま開催中のキャンペーンを見る' })
    await expect(ways).toHaveCount(2)
    await ways.last().click()
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
      const findBackground = (element: Element | null): string => {
        const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
        return element && rgb(color)[3] === 0 ? findBackground(element.parentElement) : hex(color)
      }
      const dot = state.querySelector('[aria-hidden]')
      const dotColor = dot ? hex(getComputedStyle(dot).backgroundColor) : ''
      return [hex(getComputedStyle(state).color), dotColor, findBackground(state), findBackground(state.parentElement)]
    }),
  )
}

test.describe('the status of a campaign that ends today', () => {
  for (const [where, url, width] of [
    ['the list of offers', '/jp/card/', 375],
    ['the other campaigns of a month', campaign, 1280],
  ] as const) {
    test(`has the color of the accent in ${where}, where it repeats, and no fill`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openAt(page, url, '2023-02-28T12:00:00+09:00')
      // The band across a stage is filled.
      const states = (await lastDayColors(page)).filter(([, , , around]) => around === '#ffffff')
      expect(states.length).toBeGreaterThan(0)
      for (const [text = '', dot = '', color = ''] of states) {
        expect([text, dot, color]).toEqual(['#d42837', '#d42837', '#ffffff'])
        expect(contrast(text, color)).toBeGreaterThanOrEqual(4.5)
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

plainTest('the status is right in the first frame, also where the page arrives in parts', async ({ page }) => {
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
        await setTimeout(20)
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

test.describe('the status of a month, which follows from its campaigns (D27)', () => {
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
  test('is shown before, between, during and after its campaigns', async ({ page }) => {
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

  test('an upcoming ticket states its start and looks inactive; an ended one states nothing further', async ({
    page,
  }) => {
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
