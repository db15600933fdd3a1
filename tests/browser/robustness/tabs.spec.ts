import type { BrowserContext, Page } from '@playwright/test'

import { isWholeGrid } from '../../support/run/grid.ts'
import { expect, test } from '../../support/pages/page-test.ts'

// The server refuses the second tap with its own message.
test.use({ expectedNoise: /status of 400/ })

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.clock.setFixedTime(new Date('2023-05-10T12:00:00+09:00'))
  await tab.goto(path)
  return tab
}

const noodles = (tab: Page) => tab.locator('#spring-noodles')

test('a promotion that was entered in one tab can be tapped in another, and is entered once', async ({ context }) => {
  const [one, other] = [await openTab(context, '/jp/card/entry/'), await openTab(context, '/jp/card/entry/')]
  const enter = (tab: Page) => noodles(tab).getByRole('button', { name: '参加する' })
  // Both tabs are loaded before the first tap.
  for (const tab of [one, other]) await expect(enter(tab)).toBeVisible()
  for (const tab of [one, other]) {
    await enter(tab).click()
    await expect(noodles(tab).getByText('参加済み')).toBeVisible()
  }
})

test('a second code from another tab is refused with the words of the server, and the first one stays', async ({
  context,
}) => {
  const first = await openTab(context, '/jp/card/invitation/?invite-code=HARU2023')
  const second = await openTab(context, '/jp/card/invitation/?invite-code=NATSU2023')
  await expect(second.getByRole('button', { name: '記入する' })).toBeVisible()
  await first.getByRole('button', { name: '記入する' }).click()
  await expect(first.getByRole('region', { name: '記入した紹介コード' })).toContainText('HARU2023')
  const alert = second.waitForEvent('dialog')
  const tapped = second.getByRole('button', { name: '記入する' }).click()
  const openedAlert = await alert
  expect(openedAlert.message()).toContain('招待コードはすでに登録されています。')
  await openedAlert.accept()
  await tapped
  await second.reload()
  await expect(second.getByRole('region', { name: '記入した紹介コード' })).toContainText('HARU2023')
})

if (isWholeGrid)
  test('a visitor who enters, leaves and returns by the back button finds the entry', async ({ context }) => {
    const tab = await openTab(context, '/jp/card/entry/')
    await noodles(tab).getByRole('button', { name: '参加する' }).click()
    await expect(noodles(tab).getByText('参加済み')).toBeVisible()
    await tab.goto('/jp/card/loyalty/')
    await tab.goBack()
    await expect(noodles(tab).getByText('参加済み')).toBeVisible()
  })

test('a restored lending page has its figures or reads them again, never half of them', async ({ context }) => {
  const tab = await openTab(context, '/jp/lending/')
  await tab.getByRole('radio').nth(1).check()
  await expect(tab.getByText('389円', { exact: true })).toBeVisible()
  await tab.goto('/campaigns/')
  await tab.goBack()
  await expect(tab.locator('.skeleton')).toHaveCount(0)
  const picked = await tab.getByRole('radio', { checked: true }).count()
  await expect(tab.getByText('389円', { exact: true })).toHaveCount(picked)
})
