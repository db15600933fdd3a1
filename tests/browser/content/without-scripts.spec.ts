import type { Browser } from '@playwright/test'

import { expect, test, userAgents } from '../../support/pages/page-test.ts'

/** Returns the text of a campaign page, without the words of its state. */
async function readText(browser: Browser, baseURL: string | undefined, javaScriptEnabled: boolean): Promise<string> {
  const context = await browser.newContext({
    javaScriptEnabled,
    baseURL: baseURL ?? '',
    userAgent: userAgents.iosBrowser,
  })
  const page = await context.newPage()
  await page.goto('/jp/card/202304-9/tablets/')
  const text = await page.locator('main article').evaluate((article) => {
    for (const state of article.querySelectorAll('[data-words]')) state.textContent = ''
    return article.textContent
  })
  await context.close()
  return text
}

test('without scripts a content page shows all its text except the state, which depends on the time', async ({
  browser,
  baseURL,
}) => {
  const withScripts = await readText(browser, baseURL, true)
  expect(await readText(browser, baseURL, false)).toBe(withScripts)
})
