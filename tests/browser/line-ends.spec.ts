import { addressesOf } from '#site/hosting/preview-layer.ts'

import { fixtureSite } from '../support/fixture-site.ts'
import { judgeLines, readLines } from '../support/line-ends.ts'
import { readPageReports } from '../support/page-reports.ts'
import { expect, test, userAgents } from '../support/page-test.ts'

const addresses = addressesOf(
  readPageReports(fixtureSite.folder).flatMap(({ page, isScreen }) => (isScreen ? [] : [page])),
  '',
).filter((address) => !/examples|errors|404/.test(address))

test.use({ userAgent: userAgents.iosBrowser })

// On a narrower phone a date with its particle may be wider than its column.
for (const [width, most] of [
  [375, 0.005],
  [320, 0.02],
] as const) {
  test(`lines end between phrases on all content pages at ${width} px, but for ${most * 100}% of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.clock.setFixedTime(new Date('2023-04-25T12:00:00+09:00'))
    const judged = { ends: 0, inside: [] as string[] }
    for (const address of addresses) {
      await page.goto(address)
      const { ends, inside } = judgeLines(await page.evaluate(readLines))
      judged.ends += ends
      judged.inside.push(...inside.map((line) => `${address}: ${line}`))
    }
    expect(judged.ends).toBeGreaterThan(500)
    expect(judged.inside.length, judged.inside.join('\n')).toBeLessThanOrEqual(judged.ends * most)
  })
}
