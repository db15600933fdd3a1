import { listUrls } from '#tools/hosting/server/preview-layer.ts'

import { fixtureSite } from '../../support/sites/fixture-site.ts'
import { isWholeGrid, selectShare } from '../../support/run/grid.ts'
import { countLineEnds, readLines } from '../../support/pages/line-ends.ts'
import { readPageReports } from '../../support/sites/page-reports.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

const listPagePaths = (ofScreens: boolean) =>
  listUrls(
    readPageReports(fixtureSite.folder).flatMap(({ page, isScreen }) => (isScreen === ofScreens ? [page] : [])),
    '',
  ).filter((path) => !/examples|errors|404|^\/r\//.test(path))

test.use({ userAgent: userAgents.iosBrowser })

// On a narrower phone a date with its particle, or a cap in brackets, may be wider than its column. A screen finds its
// phrases without a dictionary.
for (const [row, [kind, width, maxShare]] of (
  [
    ['content', 375, 0.005],
    ['content', 320, 0.02],
    ['screen', 375, 0.02],
    ['screen', 320, 0.06],
  ] as const
).entries()) {
  test(`lines end between phrases on ${kind} pages at ${width} px, but for ${maxShare * 100}% of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.clock.setFixedTime(new Date('2023-04-25T12:00:00+09:00'))
    const counted = { ends: 0, inside: [] as string[] }
    for (const path of selectShare(listPagePaths(kind === 'screen'), row, kind === 'screen' ? 2 : 4)) {
      await page.goto(path)
      if (kind === 'screen') await expect(page.locator('.skeleton')).toHaveCount(0)
      const { ends, inside } = countLineEnds(await page.evaluate(readLines))
      counted.ends += ends
      counted.inside.push(...inside.map((line) => `${path}: ${line}`))
    }
    expect(counted.ends).toBeGreaterThan(isWholeGrid ? (kind === 'screen' ? 200 : 500) : 100)
    expect(counted.inside.length, counted.inside.join('\n')).toBeLessThanOrEqual(counted.ends * maxShare)
  })
}
