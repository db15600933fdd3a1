import type { BrowserContext, Page } from '@playwright/test'

import { screenFolders } from '#site/screens/screen-paths.ts'

import { chunks } from '../support/pages/break-page.ts'
import { isWholeGrid } from '../support/run/grid.ts'
import { expect, test, userAgents } from '../support/pages/page-test.ts'

/** What a visitor can use of islands before the scripts are there, by its number; on any other screen nothing. */
const usable: Readonly<Record<string, { fields?: number; folds?: number; buttons?: number }>> = {
  '/examples/check-webview/status/': { buttons: 2 },
  '/examples/date/': { fields: 2, buttons: 1 },
  '/examples/deeplinks/': { fields: 7, buttons: 7 },
  // An estimate in each fold.
  '/jp/card/campaign/in-app/': { fields: 2, folds: 2, buttons: 2 },
  '/jp/card/entry/': { fields: 3, folds: 3, buttons: 3 },
  '/jp/card/entry/refound/': { fields: 2, folds: 3, buttons: 3 },
  '/r/mercard-application/': { buttons: 1 },
}

/** How many taps, and how many texts, a screen has to keep. `npm run test:extended -- grid` repeats them. */
const tries = isWholeGrid ? 20 : 4
const fewTries = isWholeGrid ? 4 : 2

const shown = ':visible'
const fields = `[data-island] :is(input, select, textarea)${shown}`
const folds = `[data-island] summary${shown}`
/** All but the amounts of an estimate, which change a field and nothing else. */
const buttons = `[data-island] :is(button:not([data-yen]), a[href])${shown}`

/** What scripts wait for. */
let scriptsReleased: Promise<void> = Promise.resolve()

/** Opens a page whose scripts are held back. Returns what lets them go. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined
  scriptsReleased = new Promise((resolve) => {
    release = resolve
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return release
}

/** All that a visitor can have changed, and what the page says of it; what comes later stands behind. */
function stateOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kept = (Reflect.get(window, 'kept') ?? []) as Element[]
    const all = document.querySelectorAll('[data-island] :is(input, select, textarea, details, [data-put])')
    Object.assign(window, {
      kept: [
        ...kept,
        ...[...all].filter(
          (element) => !kept.includes(element) && element.checkVisibility({ visibilityProperty: true }),
        ),
      ],
    })
    return (Reflect.get(window, 'kept') as Element[]).map((element) => {
      if (!element.isConnected) return 'gone'
      if (element instanceof HTMLDetailsElement) return String(element.open)
      return 'value' in element ? String(element.value) : element.textContent
    })
  })
}

/** Writes something else into every field; where one field of a page changes what another shows, into one of both. */
async function fillAll(page: Page, round: number): Promise<number> {
  let filled = 0
  for (const field of await page.locator(fields).all()) {
    const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.tagName.toLowerCase())
    if ((kind === 'select' && round % 4 === 0) || (kind === 'datetime-local' && round % 4 === 2)) continue
    const before = await field.inputValue()
    if (kind === 'select') await field.selectOption({ index: 1 })
    else if (kind === 'datetime-local') await field.fill(`2023-05-${11 + round}T10:00`)
    else if (kind === 'range') await field.press('ArrowLeft')
    else await field.fill(`${round + 1}000`)
    expect(await field.inputValue()).not.toBe(before)
    filled += 1
  }
  return filled
}

const hydration = (page: Page) => page.evaluate(() => document.documentElement.dataset['hydration'])
const answered = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'answered')))

/** Opens a page of its own, as Chromium takes no tap any more once a page has asked for an app. */
async function openPage(context: BrowserContext): Promise<{ page: Page; slowDown: () => Promise<unknown> }> {
  const page = await context.newPage()
  await page.clock.setFixedTime('2023-05-10T12:00:00+09:00')
  await page.route(chunks, async (route) => {
    await scriptsReleased
    await route.continue()
  })
  // Counts taps that something answers. An early one does not get here before it is made again.
  await page.addInitScript(() => {
    Object.assign(window, { answered: 0 })
    addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-island] :is(button, a)'))
        Object.assign(window, { answered: Number(Reflect.get(window, 'answered')) + 1 })
    })
  })
  const session = await context.newCDPSession(page)
  return { page, slowDown: () => session.send('Emulation.setCPUThrottlingRate', { rate: 6 }) }
}

test.use({ userAgent: userAgents.androidApp })

// What the last one is for is leaving the page.
for (const address of Object.keys(screenFolders).filter((path) => path !== '/examples/dummy-external/')) {
  const { fields: ofFields = 0, folds: ofFolds = 0, buttons: ofButtons = 0 } = usable[address] ?? {}
  const wanted = address.startsWith('/examples/') ? fewTries : tries
  test(`${address} loses nothing that is typed or tapped before its scripts are there`, async ({ context }) => {
    const kept = { texts: ofFields > 0 ? 0 : wanted, taps: ofFolds + ofButtons > 0 ? 0 : wanted }
    for (let round = 0; round === 0 || Math.min(kept.texts, kept.taps) < wanted; round += 1) {
      const { page, slowDown } = await openPage(context)
      const release = await openWithoutScripts(page, address)
      const found = [await page.locator(fields).count()]
      for (const fold of await page.locator(folds).all()) await fold.click()
      found.push(
        await page.locator(fields).count(),
        await page.locator(folds).count(),
        await page.locator(buttons).count(),
      )
      expect(found).toEqual([ofFolds > 0 ? 0 : ofFields, ofFields, ofFolds, ofButtons])
      const isTap = ofButtons > 0 && (ofFields === 0 || round % 2 === 1)
      if (!isTap) kept.texts += await fillAll(page, round)
      const before = await stateOf(page)
      await slowDown()
      const tapped = page.locator(buttons).nth(round % Math.max(1, ofButtons))
      if (isTap) {
        await tapped.click()
        expect(await answered(page)).toBe(0)
        await expect(page.locator('[data-tapped]')).toHaveCount(1)
      }
      // A busy machine may reach the time at which the page says that its scripts are missing.
      expect(await hydration(page)).not.toBe('done')
      release()
      await expect.poll(() => hydration(page)).toBe('done')
      if (isTap) await expect.poll(() => answered(page)).toBe(1)
      if (isTap && ofFolds > 0) await expect(page.locator('[data-island] details[open]')).toHaveCount(ofFolds - 1)
      // A date that nobody has written becomes the day's.
      if (!isTap)
        expect((await stateOf(page)).slice(0, before.length)).toEqual(
          before.map((words) => words || expect.any(String)),
        )
      kept.taps += ofFolds + (isTap ? 1 : 0)
      await page.close()
    }
  })
}
