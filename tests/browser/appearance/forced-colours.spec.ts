import { expect, test, userAgents } from '../../support/pages/page-test.ts'
import { selectShare } from '../../support/run/grid.ts'
import { lookAt } from './sample-pixels.ts'
import { screenPaths } from '../../support/pages/screen-paths.ts'

test.use({ viewport: { width: 375, height: 740 }, contextOptions: { forcedColors: 'active' } })

/** Screens that look the same inside the app are tested once; two pages represent the campaigns' blocks. */
const paths = [
  ...screenPaths.filter((path) => path === '/jp/card/campaign/in-app' || !path.endsWith('/in-app')),
  '/jp/card/202302-9',
  '/jp/card/202302-9/noodles',
]

/** Elements with a shape of their own that carry a message or an action. */
const shapes = 'main :is(button, a.rounded-full, [role=alert], li.rounded-chip, label.rounded-tile)'

for (const path of selectShare(paths, 0, 8)) {
  test(`on ${path} every button, choice and notice has an edge in the reader's colours, and no figure hides a line`, async ({
    page,
    context,
  }) => {
    await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
    await page.goto(`${path}/${path.endsWith('notification') ? '?id=stage-up' : ''}`)
    await expect(page.locator('.skeleton')).toHaveCount(0)
    const painted = await lookAt(page.locator(shapes).filter({ visible: true }), await context.newPage())
    expect(painted.filter(({ hasEdge }) => !hasEdge)).toEqual([])
    const figures = page.locator('.figure-number')
    expect(
      await figures.evaluateAll(
        (elements) => elements.filter((one) => getComputedStyle(one).forcedColorAdjust !== 'none').length,
      ),
    ).toBe(0)
  })
}

test.describe('on a phone', () => {
  test.use({ userAgent: userAgents.iosBrowser })

  test('on the lending page, slider, chosen amount and main button differ from their surroundings', async ({
    page,
    context,
  }) => {
    await page.goto('/jp/lending/?scenario=signed-in')
    await page.getByRole('radio', { name: '2,000円', exact: true }).check()
    await expect(page.getByText('389円', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: '2,000円', exact: true }).blur()
    const parts = page
      .locator('main :is(label > .rounded-tile, a.rounded-full, button.w-full, input[type=range])')
      .filter({ visible: true })
    const painted = await lookAt(parts, await context.newPage())
    const findInk = (searched: string) => painted.find(({ text }) => text === searched)?.inkShare ?? 0
    expect(painted.filter(({ inkShare }) => inkShare > 0.6).map(({ text }) => text)).toEqual([
      'お返し試算',
      '2,000円',
      'お届け出に進む',
    ])
    for (const outlined of ['3,000円', '最初からやり直す']) expect(findInk(outlined), outlined).toBeLessThan(0.3)
    const slider = painted.find(({ text }) => text === '')
    expect(slider?.inkShare).toBeGreaterThan(0.04)
  })
})
