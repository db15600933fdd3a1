import type { Page } from '@playwright/test'

import { chunks } from '../../support/pages/break-chunks.ts'
import { expect, test } from '../../support/pages/page-test.ts'

/** The visitor's own code, before and after hydration. */
const own = '[aria-labelledby="own-code"]'

type Body = Readonly<Record<string, unknown>>

const open = { ownInviteCode: 'M1234567', hasMercard: false, finished: false }

/** Opens the invitation with a response of the server. Returns a function that lets its scripts load. */
async function openInvitation(
  page: Page,
  { query = '', body = open, status = 200 }: { query?: string; body?: Body; status?: number } = {},
) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.clock.setFixedTime('2023-06-01T12:00:00+09:00')
  await page.route('**/v1/get_invite_code', (route) => route.fulfill({ status, json: body }))
  await page.route(chunks, async (route) => {
    await released
    await route.continue()
  })
  const answered = page.waitForResponse('**/v1/get_invite_code')
  await page.goto(`/jp/card/invitation/${query}`, { waitUntil: 'domcontentloaded' })
  await answered
  return release
}

/** Records in the page, at each frame from now on, whether the code is visible. */
async function recordFrames(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    const frames: boolean[] = []
    Object.assign(window, { frames })
    const look = () => {
      const code = document.querySelector(`${selector} .select-all`)
      frames.push(code?.textContent === 'M1234567' && code.checkVisibility({ visibilityProperty: true }))
      requestAnimationFrame(look)
    }
    look()
  }, own)
}

const isHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydration', 'done')

test("the visitor's code and its buttons are visible before the scripts have loaded, and stay when React takes over", async ({
  page,
}) => {
  const release = await openInvitation(page)
  await expect(page.getByText('M1234567')).toBeVisible()
  await expect(page.locator('#own-code')).toBeVisible()
  await expect(page.locator(`${own} button`)).toHaveCount(2)
  for (const button of await page.locator(`${own} button`).all()) await expect(button).toBeVisible()
  await recordFrames(page)
  const before = await page.getByText('M1234567').boundingBox()
  release()
  await isHydrated(page)
  await expect(page.locator('[data-own-code]')).toHaveCount(0)
  expect(await page.evaluate(() => (Reflect.get(window, 'frames') as unknown as boolean[]).includes(false))).toBe(false)
  expect(await page.getByText('M1234567').boundingBox()).toEqual(before)
})

for (const [name, label] of [
  ['copies the message', 'メッセージをコピー'],
  ['shares the message', '紹介メッセージを送る'],
] as const)
  test(`an early tap ${name} once React has taken over, and says so`, async ({ page }) => {
    await page.addInitScript(() => {
      const texts: string[] = []
      Object.assign(window, { texts })
      const take = (text: string) => Promise.resolve(void texts.push(text))
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: take } })
      Object.defineProperty(navigator, 'share', { value: ({ text }: { text: string }) => take(text) })
    })
    const release = await openInvitation(page)
    const button = page.getByRole('button', { name: label })
    await button.click()
    await expect(button).toHaveAttribute('data-tapped')
    release()
    await isHydrated(page)
    await expect(page.locator(`${own} p[aria-hidden]`)).not.toHaveText('')
    const texts = await page.evaluate(() => Reflect.get(window, 'texts') as unknown as string[])
    expect(texts).toEqual([expect.stringContaining('M1234567')])
    await expect(page.locator('[data-own-code]')).toHaveCount(0)
    await expect(page.locator(`${own} p[aria-hidden]`)).not.toHaveText('')
  })

test('an early tap that the browser no longer counts as one asks for another, which says why it fails', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no tap')) } })
    Object.defineProperty(document, 'execCommand', { value: () => false })
  })
  const release = await openInvitation(page)
  const button = page.getByRole('button', { name: 'メッセージをコピー' })
  await button.click()
  release()
  await isHydrated(page)
  const feedback = page.locator(`${own} p[aria-hidden]`)
  await expect(feedback).toHaveText('もう一度押してください。')
  await button.click()
  await expect(feedback).toContainText('コピーできませんでした')
})

/** Responses that may lead to something else than the code. */
const others: Readonly<Record<string, { query?: string; body?: Body; status?: number }>> = {
  'an invited visitor': { query: '?invite-code=HARU2023' },
  'a finished invitation': { body: { ...open, finished: true } },
  'a response without a code': { body: { hasMercard: false } },
  'a code that is no text': { body: { ...open, ownInviteCode: { code: 'M1234567' } } },
  'no session': { status: 401 },
}

test.describe('nothing is visible early', () => {
  test.use({ expectedNoise: /status of 401|malformed ownInviteCode/ })
  for (const [name, options] of Object.entries(others))
    test(`for ${name}`, async ({ page }) => {
      const release = await openInvitation(page, options)
      // The page reads the response before this timer fires.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
      expect(await page.locator('#own-code').isVisible()).toBe(false)
      expect(await page.locator(`${own} button:visible`).count()).toBe(0)
      release()
      await isHydrated(page)
    })
})
