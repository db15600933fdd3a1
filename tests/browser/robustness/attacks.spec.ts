import { expect, test, type Page } from '@playwright/test'

import { hashSource } from '#site/render/content-security-policy.ts'

import { attackingScript, evil, markupAttacks, scriptAttacks } from './attacks.ts'

// One page of each kind: rendered by React alone, and by Next.
const pages = ['/jp/card/202304-9/tablets/', '/jp/card/invitation/']

type Watched = { refused: string[]; requestsToAttacker: string[] }

async function watch(page: Page): Promise<Watched> {
  const seen: Watched = { refused: [], requestsToAttacker: [] }
  await page.exposeFunction('tellRefused', (directive: string) => seen.refused.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      Reflect.apply(Reflect.get(window, 'tellRefused') as (directive: string) => void, window, [effectiveDirective])
    })
  })
  await page.context().route(`${evil}/**`, (route) => {
    seen.requestsToAttacker.push(route.request().url())
    return route.fulfill({ status: 200, body: '', headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  return seen
}

/** Opens a tampered page without the policy in its header, as on hosts that send no header per page. */
async function openChanged(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    await route.fulfill({ response, body: change(await response.text()), headers })
  })
  await page.goto(path)
}

/** The directives that Chromium names when it refuses parts of the markup. */
const directives = [
  'base-uri',
  'form-action',
  'frame-src',
  'img-src',
  'media-src',
  'object-src',
  'script-src-attr',
  'script-src-elem',
  'style-src-attr',
  'style-src-elem',
]

for (const path of pages) {
  test(`markup injected into ${path} does nothing`, async ({ context }) => {
    const refused: string[] = []
    // In batches: a page full of refused frames and forms takes long to settle.
    for (let first = 0; first < markupAttacks.length; first += 8) {
      const some = markupAttacks.slice(first, first + 8)
      const page = await context.newPage()
      const seen = await watch(page)
      await openChanged(page, path, (html) =>
        html.replace(/<body[^>]*>/, (tag) => `${tag}${some.map(({ markup }) => markup).join('')}`),
      )
      const isStyled = await page.evaluate(() => {
        document.querySelector<HTMLElement>('#attack-link')?.click()
        for (const form of document.querySelectorAll<HTMLFormElement>('form[id^="attack"]')) form.submit()
        const { position } = getComputedStyle(document.querySelector('#attack-style') ?? document.body)
        return position === 'fixed' || getComputedStyle(document.body).backgroundColor === 'rgb(1, 2, 3)'
      })
      await page.waitForTimeout(300)
      const isHacked = await page.evaluate(() => 'hacked' in window)
      expect({ isHacked, isStyled, asked: seen.requestsToAttacker, path: new URL(page.url()).pathname }).toEqual({
        isHacked: false,
        isStyled: false,
        asked: [],
        path,
      })
      refused.push(...seen.refused)
      await page.close()
    }
    expect([...new Set(refused)].sort()).toEqual(directives)
  })

  test(`a script that got into ${path} all the same gets no further`, async ({ page }) => {
    const seen = await watch(page)
    await openChanged(page, path, (html) =>
      html
        .replaceAll('script-src ', `script-src ${hashSource(attackingScript)} `)
        .replace('</head>', `<script>${attackingScript}</script></head>`),
    )
    await page.waitForFunction(() => 'outcomes' in window)
    const outcomes = await page.evaluate(() => Reflect.get(window, 'outcomes') as Record<string, string>)
    // `sendBeacon` returns true before the browser checks the policy.
    expect(outcomes).toEqual(
      Object.fromEntries(scriptAttacks.map(({ name }) => [name, name === 'beacon' ? 'done' : 'refused'])),
    )
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(seen.requestsToAttacker).toEqual([])
    await expect(page.locator('main')).toBeVisible()
  })
}
