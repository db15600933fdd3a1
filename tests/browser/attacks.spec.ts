import { expect, test, type Page } from '@playwright/test'

import { evil, markupAttacks, scriptAttacks } from '../support/attacks.ts'

// One page of each make: without a runtime, and with Next's.
const pages = ['/jp/card/202304-1/apple/', '/jp/card/invitation/']

type Watched = { refused: string[]; askedOfEvil: string[] }

async function watch(page: Page): Promise<Watched> {
  const seen: Watched = { refused: [], askedOfEvil: [] }
  await page.exposeFunction('tellRefused', (directive: string) => seen.refused.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.apply(Reflect.get(window, 'tellRefused') as (directive: string) => void, window, [effectiveDirective])
    })
  })
  await page.context().route(`${evil}/**`, (route) => {
    seen.askedOfEvil.push(route.request().url())
    return route.fulfill({ status: 200, body: `window.hacked=['${route.request().url()}']`, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  return seen
}

/** Opens a page into which markup was put, at the top of its body, without its header: what hosts without headers for each page rely on. */
async function openWith(page: Page, path: string, markup: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<body[^>]*>/, (tag) => `${tag}${markup}`)
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    await route.fulfill({ response, body, headers })
  })
  await page.goto(path)
}

const hackedBy = (page: Page) => page.evaluate(() => Reflect.get(window, 'hacked') as string[] | undefined)

for (const path of pages) {
  test(`markup that somebody put into ${path} does nothing`, async ({ context }) => {
    for (const { name, markup } of markupAttacks) {
      const page = await context.newPage()
      const seen = await watch(page)
      await openWith(page, path, markup)
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('#attack-link')?.click()
        for (const form of document.querySelectorAll<HTMLFormElement>('form[id^="attack"]')) form.submit()
      })
      await page.waitForTimeout(150)
      const style = await page.evaluate(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.querySelector('#attack-style') ?? document.body).position])
      expect([name, await hackedBy(page), seen.askedOfEvil]).toEqual([name, undefined, []])
      expect([name, style[0] === 'rgb(1, 2, 3)', style[1] === 'fixed']).toEqual([name, false, false])
      expect([name, seen.refused.length > 0]).toEqual([name, name !== 'policy of their own' || seen.refused.length > 0])
      expect([name, new URL(page.url()).pathname]).toEqual([name, path])
      await page.close()
    }
  })

  test(`a script that got into ${path} all the same gets no further`, async ({ page }) => {
    const seen = await watch(page)
    await page.goto(path)
    for (const { name, markup } of scriptAttacks) {
      // A string is evaluated by the debugger, as a script of the page would be, but for `eval` itself, which it may.
      const outcome = await page.evaluate(`(async () => { try { await (${markup}); return 'done' } catch (error) { return 'refused' } })()`)
      expect([name, outcome]).toEqual([name, ['text as a timer', 'srcdoc', 'address of a script', 'text of a script'].includes(name) ? outcome : 'refused'])
    }
    await page.waitForTimeout(300)
    expect(await hackedBy(page)).toBeUndefined()
    expect(seen.askedOfEvil).toEqual([])
    await expect(page.locator('main')).toBeVisible()
  })
}
