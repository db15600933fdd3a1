import type { BrowserContext, Page } from '@playwright/test'

import { screenFolders } from '#site/screens/screen-paths.ts'

import { chunks } from '../../support/pages/break-chunks.ts'
import { isWholeGrid } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

/** Numbers of elements in islands that are usable before the scripts have loaded, by screen; none on any other. */
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

/** How many taps, and how many texts, a screen has to preserve. `npm run test:extended -- grid` repeats them. */
const tries = isWholeGrid ? 20 : 4
const fewTries = isWholeGrid ? 4 : 2

const visible = ':visible'
const fields = `[data-island] :is(input, select, textarea)${visible}`
const folds = `[data-island] summary${visible}`
/** All but the amounts of an estimate, which change a field and nothing else. */
const buttons = `[data-island] :is(button:not([data-yen]), a[href])${visible}`

/** Resolves when the scripts may load. */
let scriptsReleased: Promise<void> = Promise.resolve()

/** Opens a page with its scripts delayed. Returns a function that releases them. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined
  scriptsReleased = new Promise((resolve) => {
    release = resolve
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return release
}

/**
 * Returns the controls that a visitor may have changed, with their values; controls that appear later are at the end.
 */
function stateOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const retained = (Reflect.get(window, 'kept') ?? []) as Element[]
    const controls = document.querySelectorAll('[data-island] :is(input, select, textarea, details, [data-put])')
    Object.assign(window, {
      kept: [
        ...retained,
        ...[...controls].filter(
          (element) => !retained.includes(element) && element.checkVisibility({ visibilityProperty: true }),
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
async function fillControls(page: Page, attempt: number): Promise<number> {
  let filled = 0
  for (const field of await page.locator(fields).all()) {
    const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.tagName.toLowerCase())
    if ((kind === 'select' && attempt % 4 === 0) || (kind === 'datetime-local' && attempt % 4 === 2)) continue
    const before = await field.inputValue()
    if (kind === 'select') await field.selectOption({ index: 1 })
    else if (kind === 'datetime-local') await field.fill(`2023-05-${11 + attempt}T10:00`)
    else if (kind === 'range') await field.press('ArrowLeft')
    else await field.fill(`${attempt + 1}000`)
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
for (const path of Object.keys(screenFolders).filter((path) => path !== '/examples/dummy-external/')) {
  const { fields: ofFields = 0, folds: ofFolds = 0, buttons: ofButtons = 0 } = usable[path] ?? {}
  const required = path.startsWith('/examples/') ? fewTries : tries
  test(`${path} loses nothing that is typed or tapped before its scripts are there`, async ({ context }) => {
    const counts = { texts: ofFields > 0 ? 0 : required, taps: ofFolds + ofButtons > 0 ? 0 : required }
    for (let attempt = 0; attempt === 0 || Math.min(counts.texts, counts.taps) < required; attempt += 1) {
      const { page, slowDown } = await openPage(context)
      const release = await openWithoutScripts(page, path)
      const counted = [await page.locator(fields).count()]
      for (const fold of await page.locator(folds).all()) await fold.click()
      counted.push(
        await page.locator(fields).count(),
        await page.locator(folds).count(),
        await page.locator(buttons).count(),
      )
      expect(counted).toEqual([ofFolds > 0 ? 0 : ofFields, ofFields, ofFolds, ofButtons])
      const isTap = ofButtons > 0 && (ofFields === 0 || attempt % 2 === 1)
      if (!isTap) counts.texts += await fillControls(page, attempt)
      const before = await stateOf(page)
      await slowDown()
      const tapped = page.locator(buttons).nth(attempt % Math.max(1, ofButtons))
      if (isTap) {
        await tapped.click()
        expect(await answered(page)).toBe(0)
        await expect(page.locator('[data-tapped]')).toHaveCount(1)
      }
      // On a busy machine the page may report missing scripts.
      expect(await hydration(page)).not.toBe('done')
      release()
      await expect.poll(() => hydration(page)).toBe('done')
      if (isTap) await expect.poll(() => answered(page)).toBe(1)
      if (isTap && ofFolds > 0) await expect(page.locator('[data-island] details[open]')).toHaveCount(ofFolds - 1)
      // An empty date becomes the current day.
      if (!isTap)
        expect((await stateOf(page)).slice(0, before.length)).toEqual(before.map((text) => text || expect.any(String)))
      counts.taps += ofFolds + (isTap ? 1 : 0)
      await page.close()
    }
  })
}
