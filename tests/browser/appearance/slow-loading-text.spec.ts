import { expect, test, userAgents } from '../../support/pages/page-test.ts'

test.use({ userAgent: userAgents.iosBrowser, viewport: { width: 375, height: 553 } })

/** Time until the sandbox answers, in ms: longer than the test. */
const latency = 30_000

for (const path of ['/jp/card/entry/', '/jp/card/invitation/', '/jp/lending/', '/jp/loyalty/'])
  test(`${path} says that it still loads, in the place of the content, and covers no text`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
    await page.goto(`${path}?scenario=signed-in&latency=${latency}`)
    const waitText = page.locator('.wait-text')
    await expect(waitText).toHaveCount(1)
    const readOpacity = () => waitText.evaluate((element) => getComputedStyle(element, '::after').opacity)
    await expect.poll(readOpacity).toBe('1')
    const textOverPage = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .map((element) => element.innerText.trim())
        .join(''),
    )
    expect(textOverPage).toBe('')
  })
