import { test as base, expect, type Page } from '@playwright/test'

/** Under load Chromium can abort a transition between pages before any script of the page handles that. */
const abortedTransition = /^uncaught: Transition was (?:skipped|aborted)/

/** What the accessibility checker logs on a page of thousands of elements. */
const checkerProgress = /^log: Progress: \d+% /

/** A test that fails on console messages, uncaught errors, and requests to other hosts. */
export const test = base.extend<{ quietPage: undefined; expectedNoise: RegExp | undefined }>({
  /** Messages that a test provokes: `test.use({ expectedNoise: /status 500/ })`. */
  expectedNoise: [undefined, { option: true }],
  quietPage: [
    async ({ page, baseURL, expectedNoise }, use) => {
      const noise: string[] = []
      page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
          noise.push(`request to ${request.url()}`)
      })
      await use(undefined)
      const isExpected = (line: string) =>
        abortedTransition.test(line) || checkerProgress.test(line) || expectedNoise?.test(line) === true
      expect(noise.filter((line) => !isExpected(line))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Goes offline and waits until the page knows; until then it would act as if it were online. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
}

export const userAgents = {
  iosBrowser:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  androidBrowser:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  iosApp:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 SoraApp/39006',
  androidApp:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 SoraApp/1520',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
} as const
