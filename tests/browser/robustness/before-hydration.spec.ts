import type { BrowserContext, Page } from '@playwright/test'

import { screenFolders } from '#site/screens/screen-paths.ts'

import { chunks } from '../../support/pages/break-chunks.ts'
import { selectCells, isWholeGrid } from '../../support/run/grid.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

type Usable = { fields?: number; folds?: number; buttons?: number }

/** Numbers of elements in islands that are usable before the scripts have loaded, by screen; none on any other. */
const usable: Readonly<Record<string, Usable>> = {
  '/r/mercard-application/': { buttons: 1 },
  '/examples/check-webview/status/': { buttons: 2 },
  '/examples/date/': { fields: 2, buttons: 1 },
  '/examples/deeplinks/': { fields: 7, buttons: 7 },
  // An estimate in each fold.
  '/jp/card/campaign/in-app/': { fields: 2, folds: 2, buttons: 2 },
  '/jp/card/entry/': { fields: 3, folds: 3, buttons: 3 },
  '/jp/card/entry/refound/': { fields: 2, folds: 3, buttons: 3 },
}

/** The screens to visit: one script keeps what is typed and tapped, whatever the screen. */
const visited = selectCells(Object.entries(usable), ([, elements]) => Object.keys(elements).join())

/** How often each visit is repeated: in the whole grid, some meet React at another moment of its hydration. */
const repetitions = isWholeGrid ? 20 : 1

/** How many times slower the processor hydrates: the slower, the more frames pass before the last island is usable. */
const slowdown = 6

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
function readState(page: Page): Promise<string[]> {
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

/** Writes something else into every field but those of one type. Returns the number of fields. */
async function fillControls(page: Page, skippedType?: string): Promise<number> {
  let filled = 0
  for (const field of await page.locator(fields).all()) {
    const type = await field.evaluate((element) => element.getAttribute('type') ?? element.tagName.toLowerCase())
    if (type === skippedType) continue
    const before = await field.inputValue()
    if (type === 'select') await field.selectOption({ index: 1 })
    else if (type === 'datetime-local') await field.fill('2023-05-11T10:00')
    else if (type === 'range') await field.press('ArrowLeft')
    else await field.fill('3000')
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
  return { page, slowDown: () => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }) }
}

/** Expects that a screen has no other usable elements than these, and opens all folds. */
async function expectUsable(page: Page, path: string): Promise<void> {
  const { fields: ofFields = 0, folds: ofFolds = 0, buttons: ofButtons = 0 } = usable[path] ?? {}
  const countElements = (selector: string) => page.locator(selector).count()
  const outsideFolds = await countElements(fields)
  for (const fold of await page.locator(folds).all()) await fold.click()
  expect(
    [outsideFolds, await countElements(fields), await countElements(folds), await countElements(buttons)],
    path,
  ).toEqual([ofFolds > 0 ? 0 : ofFields, ofFields, ofFolds, ofButtons])
}

/** Lets the scripts load on a slow processor, and waits for the end of the hydration. */
async function hydrate(page: Page, release: () => void, slowDown: () => Promise<unknown>): Promise<void> {
  await slowDown()
  // On a busy machine the page may report missing scripts.
  expect(await hydration(page)).not.toBe('done')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'done')
}

test.use({ userAgent: userAgents.androidApp })

for (const [path, { fields: ofFields = 0, folds: ofFolds = 0, buttons: ofButtons = 0 }] of visited) {
  if (ofFields > 0)
    test(`${path} loses nothing that is typed before its scripts are there`, async ({ context }) => {
      // One of these two fields changes what the other shows, so each is filled in a visit of its own.
      const skippedTypes = path === '/examples/date/' ? ['select', 'datetime-local'] : [undefined]
      for (const skippedType of Array.from({ length: repetitions }, () => skippedTypes).flat()) {
        const { page, slowDown } = await openPage(context)
        const release = await openWithoutScripts(page, path)
        await expectUsable(page, path)
        expect(await fillControls(page, skippedType)).toBe(ofFields - (skippedType === undefined ? 0 : 1))
        const before = await readState(page)
        await hydrate(page, release, slowDown)
        // An empty date becomes the current day.
        expect((await readState(page)).slice(0, before.length)).toEqual(
          before.map((text) => text || expect.any(String)),
        )
        await page.close()
      }
    })

  if (ofButtons > 0)
    test(`${path} loses no tap that is made before its scripts are there`, async ({ context }) => {
      for (let repetition = 0; repetition < repetitions; repetition += 1) {
        const { page, slowDown } = await openPage(context)
        const release = await openWithoutScripts(page, path)
        await expectUsable(page, path)
        await page
          .locator(buttons)
          .nth((repetition + 1) % ofButtons)
          .click()
        expect(await answered(page)).toBe(0)
        await expect(page.locator('[data-tapped]')).toHaveCount(1)
        await hydrate(page, release, slowDown)
        await expect.poll(() => answered(page), { intervals: [50] }).toBe(1)
        if (ofFolds > 0) await expect(page.locator('[data-island] details[open]')).toHaveCount(ofFolds - 1)
        await page.close()
      }
    })
}

test('no other screen has anything to type or tap before its scripts are there', async ({ page }) => {
  await page.route(chunks, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  for (const path of Object.keys(screenFolders)) {
    // What this one is for is leaving the page.
    if (path in usable || path === '/examples/dummy-external/') continue
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expectUsable(page, path)
  }
})
