import { listUrls } from '#tools/hosting/server/preview-layer.ts'

import { fixtureSite } from '../../support/sites/fixture-site.ts'
import { isWholeGrid, selectShare } from '../../support/run/grid.ts'
import { countLineEnds } from '../../support/pages/count-line-ends.ts'
import { readBlockTexts } from '../../support/pages/read-block-texts.ts'
import { readPageReports } from '../../support/sites/page-reports.ts'
import { expect, test, userAgents } from '../../support/pages/page-test.ts'

type PageKind = 'content page' | 'screen'

/** Returns the URL paths of all pages of a kind that somebody reads. */
function listPaths(kind: PageKind): string[] {
  const pages = readPageReports(fixtureSite.folder).filter(({ isScreen }) => isScreen === (kind === 'screen'))
  const paths = listUrls(
    pages.map(({ page }) => page),
    '',
  )
  return paths.filter((path) => !/examples|errors|404|^\/r\//.test(path))
}

/** For each kind and width in CSS pixels: the maximum share of line ends that are inside a phrase. */
const limits: readonly { kind: PageKind; width: number; maxShareInside: number }[] = [
  { kind: 'content page', width: 375, maxShareInside: 0.005 },
  // On a narrower phone a date with its particle, or a cap in brackets, may be wider than its column.
  { kind: 'content page', width: 320, maxShareInside: 0.02 },
  // A screen finds its phrases without a dictionary.
  { kind: 'screen', width: 375, maxShareInside: 0.02 },
  { kind: 'screen', width: 320, maxShareInside: 0.06 },
]

test.use({ userAgent: userAgents.iosBrowser })

for (const [row, { kind, width, maxShareInside }] of limits.entries())
  test(`at ${width} px, at most ${maxShareInside * 100}% of the line ends of a ${kind} are inside a phrase`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.clock.setFixedTime(new Date('2023-04-25T12:00:00+09:00'))
    let lineEnds = 0
    const insidePhrases: string[] = []
    for (const path of selectShare(listPaths(kind), row, kind === 'screen' ? 2 : 4)) {
      await page.goto(path)
      if (kind === 'screen') await expect(page.locator('.skeleton')).toHaveCount(0)
      const lineEndsOfPage = countLineEnds(await page.evaluate(readBlockTexts))
      lineEnds += lineEndsOfPage.count
      insidePhrases.push(...lineEndsOfPage.insidePhrases.map((line) => `${path}: ${line}`))
    }
    const minLineEnds = kind === 'screen' ? 200 : 500
    expect(lineEnds).toBeGreaterThan(isWholeGrid ? minLineEnds : 100)
    expect(insidePhrases.length, insidePhrases.join('\n')).toBeLessThanOrEqual(lineEnds * maxShareInside)
  })

/** White space at the edges of boxes differs between copied text and markup. */
const withoutSpace = (text: string) => text.replaceAll(/\s/g, '')

test('copied sentences have no zero-width spaces, on content pages and screens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const path of ['/jp/card/202302-9/noodles/', '/jp/lending/?scenario=signed-in']) {
    await page.goto(path)
    const paragraph = page.locator('main p', { hasText: '。' }).filter({ visible: true }).first()
    const shown = await paragraph.evaluate((element) => {
      getSelection()?.selectAllChildren(element)
      return element.textContent
    })
    expect(shown, path).toContain('\u200B')
    await page.keyboard.press('ControlOrMeta+C')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(withoutSpace(copied), path).toBe(withoutSpace(shown.replaceAll('\u200B', '')))
  }
})
