import { expect, test, type Page } from '@playwright/test'

import { affiliateShops } from '../support/site-paths.ts'

/** Specification §9 "Campaign rates", typed from it: where each figure has to be read, and in which words. */
const table: readonly { path: string; section?: string; texts: readonly string[] }[] = [
  { path: '/jp/card/202302-1/8th-day/', texts: ['8%', '上限 300ポイント'] },
  { path: '/jp/card/202302-1/convenience-store/', texts: ['3%', '2%', '上限 200ポイント'] },
  { path: '/jp/card/202302-1/restaurant/', texts: ['5%', '4%', '上限 300ポイント'] },
  { path: '/jp/card/202302-1/fashion/', texts: ['5%', '4%', '上限 500ポイント'] },
  { path: '/jp/card/202302-1/', section: 'store', texts: ['700円', '100P', '88', '888P'] },
  { path: '/jp/card/202303-1/8th-day/', texts: ['8%', '上限 300ポイント'] },
  { path: '/jp/card/202303-2/', section: 'online-shops', texts: ['5%', '1%', '4%', '上限 400ポイント'] },
  { path: '/jp/card/202303-2/', section: 'learning', texts: ['7%', '上限 686ポイント'] },
  { path: '/jp/card/202304-1/8th-day/', texts: ['8%', '上限 300ポイント'] },
  {
    path: '/jp/card/202304-1/apple/',
    texts: ['3%', '2%', '上限 500ポイント', '1,500ポイント', '4月18日(火) 0:00', '5月17日(水) 23:59', '149,800円', '4,994P'],
  },
  ...['202306-1', '202307-1', '202308-1'].flatMap((month) => [
    { path: `/jp/card/${month}/`, section: '8th-day', texts: ['8%', '上限 300ポイント'] },
    { path: `/jp/card/${month}/`, section: 'selling-fee', texts: ['50%', '上限 3,000ポイント'] },
  ]),
  ...affiliateShops.map((id, index) => ({
    path: `/jp/card/202305-1/${id}/in-app/`,
    texts: [`${[4, 2, 2, 2, 2, 3, 3][index]}%`, `${[3, 1, 1, 1, 1, 2, 2][index]}%`, '1%', '上限なし'],
  })),
]

/** What a reader sees of a part of a page, as one line. */
async function readText(page: Page, section: string): Promise<string> {
  return (await page.locator(section).innerText()).replace(/\s+/g, '').normalize('NFKC')
}

for (const { path, section, texts } of table) {
  test(`${path}${section === undefined ? '' : `#${section}`} states ${texts.join(', ')}`, async ({ page }) => {
    await page.goto(path)
    const text = await readText(page, section === undefined ? 'article' : `article [id="${section}"]`)
    for (const expected of texts) expect(text).toContain(expected.replace(/\s/g, '').normalize('NFKC'))
  })
}

test('the figures of a summary page stand on its cards as well', async ({ page }) => {
  await page.goto('/jp/card/202302-1/')
  const cards = (await page.locator('main article > section').first().innerText()).replace(/\s+/g, '')
  for (const expected of ['8%', '5%', '3%', '888P', '上限300ポイント', '上限200ポイント', '上限500ポイント']) expect(cards).toContain(expected)
})

test('the stage shows the headline, its cap and whether an entry is needed within one phone screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/jp/card/202302-1/restaurant/')
  for (const text of ['上限 300ポイント', 'エントリー不要']) await expect(page.getByText(text).first()).toBeInViewport()
  await expect(page.locator('[data-digits]')).toBeInViewport()
})
