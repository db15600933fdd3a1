import { expect, test, userAgents } from '../../support/pages/page-test.ts'

// The accessibility tree of one page of each kind (names, roles, levels and states, in reading order) is a text file in
// git, so that a diff shows every change. To accept a change: `npx playwright test accessibility-trees -u`.

test.use({
  viewport: { width: 375, height: 740 },
  userAgent: userAgents.iosBrowser,
  expectedNoise: /status of 401|malformed/,
})

const contentPages = {
  campaigns: '/campaigns/',
  month: '/jp/card/202302-9/',
  campaign: '/jp/card/202302-9/noodles/',
  'campaign-without-cap': '/jp/card/202304-9/tablets/',
  shop: '/jp/card/202305-9/cloud-closet/in-app/',
  'month-with-eighth-day': '/jp/card/202308-9/',
  'what-runs-now': '/jp/card/',
  'install-app': '/install-app/',
}

/** Each screen in its main state; failed and signed-out screens show one notice each. */
const screens = {
  invitation: '/jp/card/invitation/?scenario=signed-in',
  entry: '/jp/card/entry/?scenario=signed-in',
  'entry-signed-out': '/jp/card/entry/?scenario=anonymous',
  loyalty: '/jp/loyalty/?scenario=signed-in',
  notification: '/jp/card/loyalty/notification/?scenario=signed-in&id=stage-up',
  easypay: '/guide/easypay/registration/?scenario=signed-in',
  lending: '/jp/lending/?scenario=signed-in',
  'lending-failed': '/jp/lending/?scenario=malformed',
}

for (const [kind, pages] of Object.entries({ 'content page': contentPages, screen: screens }))
  test(`each ${kind} is read in this order, by these names`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path)
      await expect(page.locator('.skeleton:visible')).toHaveCount(0)
      const tree = await page.locator('body').ariaSnapshot()
      // Each visitor of the sandbox has an invite code of their own.
      expect.soft(tree.replaceAll(/\bM[0-9A-F]{7}\b/g, 'M0000000')).toMatchSnapshot(`${name}.yaml`)
    }
  })
