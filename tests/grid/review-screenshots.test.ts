import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { getAttribute } from '#site/render/html.ts'

import { openChromium } from '../support/browsers/open-chromium.ts'
import { listCards, openReview } from '../support/review/open-review.ts'
import { replaceInFile, reviewEdit } from '../support/review/review-edit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openChromium()
})

afterAll(() => browser.close())

test('pages that differ are shot in both versions, in the states and widths in which they can differ', async () => {
  const { output } = await reviewEdit('picture', { hasPictures: true }, (file) =>
    replaceInFile(file('campaigns/202305-9/images/cloud-closet.svg'), /#[0-9a-f]{6}/, '#2f6f8f'),
  )
  const html = await readFile(path.join(output, 'review', 'index.html'), 'utf8')
  expect(listCards(html).map((card) => getAttribute(card, 'id'))).toEqual(['campaign-202305-9-cloud-closet'])
  const page = await openReview(browser, output, '', 375)
  const states = await page.locator('details.moment > summary').allInnerTexts()
  expect(states.map((state) => state.split('\n')[0])).toEqual([
    'アプリの中・開催中（2023年5月16日(火) 12:00）',
    'アプリの中・開催前（2023年4月30日(日) 0:00）',
    'アプリの中・終了後（2023年6月1日(木) 0:00）',
  ])

  const first = page.locator('.shot').first()
  const sizes = await first.locator('.before img, .after img').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        image.loading = 'eager'
        await image.decode()
        return image.naturalWidth
      }),
    ),
  )
  expect(sizes).toEqual([375, 375])
  const enlarged = await first
    .locator('.after a')
    .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href))
  for (const href of enlarged) expect((await page.request.get(href)).headers()['content-type']).toBe('image/webp')
  await expect(first.getByRole('link', { name: /後の画面.*を原寸で開く/ }).count()).resolves.toBeGreaterThan(0)
  await first.getByLabel('ちがい').check()
  expect(await first.locator('.marked').isVisible()).toBe(true)
  expect(await first.locator('.before').isVisible()).toBe(false)
})
