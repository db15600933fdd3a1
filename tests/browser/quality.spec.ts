import { HtmlValidate } from 'html-validate'

import { doubleText } from '../support/double-text.ts'
import { findViolations } from '../support/find-violations.ts'
import { campaignPaths, otherPaths, readPage } from '../support/site-paths.ts'
import { expect, test } from '../support/page-test.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: these are allowed by the standard.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // A campaign's id may start with a digit, as in 8th-day.
    'valid-id': ['error', { relaxed: true }],
    'attr-case': 'off',
    // Next's own scripts and our two short ones stand in the page.
    'no-inline-style': 'error',
    'long-title': 'off',
    'script-type': 'off',
  },
})

for (const path of [...campaignPaths, ...otherPaths]) {
  test(`${path} is accessible, quiet, and valid HTML`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto(`${path}/`)
    expect(await findViolations(page)).toEqual([])

    const report = await validator.validateString(await readPage(path))
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`))).toEqual([])
  })
}

for (const width of [320, 375, 768, 1280]) {
  test(`nothing is wider than the screen at ${width} px, and all that can be tapped is large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const path of [
      '/jp/card/202302-1/',
      '/jp/card/202302-1/restaurant/',
      '/jp/card/202304-1/apple/',
      '/jp/card/202305-1/in-app/',
      '/jp/card/202306-1/',
      '/campaigns/',
    ]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      const small = await page.locator('main a:visible, footer a:visible').evaluateAll((links) =>
        links
          .filter((link) => link.closest('sup, p, h2, h3, li > span') === null)
          .map((link) => ({ text: link.textContent, height: link.getBoundingClientRect().height }))
          .filter(({ height }) => height < 44),
      )
      expect(small, path).toEqual([])
    }
  })
}

test('text at twice its size is neither cut off nor wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/jp/card/202302-1/restaurant/')
  await doubleText(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

test('the page is Japanese, titled with the provider’s name, and asks not to be indexed', async ({ page }) => {
  await page.goto('/jp/card/202302-1/')
  await expect(page).toHaveTitle('メルペイ')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
})
