import { doubleTextSize } from '../../support/pages/text-settings.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'
import { campaign, month, monthWithEighthDay, openAt } from '../../support/pages/fixture-pages.ts'

test.use({ viewport: { width: 375, height: 740 } })

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

test('the focused element of a content page has the ring of the site', async ({ page }) => {
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

  // Screens: tests/browser/screens/screen-states.spec.ts.
  test('makes no content page wider than the window', async ({ page }) => {
    await page.clock.setFixedTime('2023-04-08T12:00:00+09:00')
    for (const url of ['/jp/card/', month, monthWithEighthDay, campaign]) {
      await page.goto(url)
      await doubleTextSize(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBe(320)
    }
  })
})

test.describe('text of twice the size at 375 px', () => {
  test.use({ userAgent: userAgents.iosBrowser })
  test('keeps the banner low, the cards within the window, and the discs next to their titles', async ({ page }) => {
    await openAt(page, month, '2023-02-10T12:00:00+09:00')
    await doubleTextSize(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.goto(campaign)
    await doubleTextSize(page)
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
