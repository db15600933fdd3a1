import { expect, test } from '@playwright/test'

import { listCampaign } from '#content-layer/scaffold/list-campaign.ts'

import {
  fieldAt,
  leaveWithoutSaving,
  navigateTo,
  openEntry,
  openNewMonth,
  saveStarted,
} from '../support/editor/entries.ts'
import { openLocalFolder, readLocalFile, readLocalFolder } from '../support/editor/local-folder.ts'
import { copyContentUntilAugust } from '../support/editor/plan-content.ts'
import { getPreview } from '../support/editor/preview.ts'

function drawCircle(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="500"><circle r="200" fill="${color}"/></svg>`
}

test('a folder that differs from the served content has its own months, pictures and new campaigns', async ({
  page,
}) => {
  const unusedPictures = {
    'content/campaigns/202308-1/images/old.svg': drawCircle('red'),
    'content/campaigns/202308-1/images/older.svg': drawCircle('blue'),
  }
  await openLocalFolder(page, copyContentUntilAugust(), unusedPictures)

  await test.step('pictures that nothing shows are removed together, once that is confirmed', async () => {
    const before = await readLocalFolder(page)
    await openEntry(page, 'months/entries/202308-1/month')
    const unused = getPreview(page).locator('section', { hasText: 'この月の、使っていない絵' })
    await expect(unused).toContainText('old.svg、older.svg')
    await unused.getByRole('button', { name: '使っていない絵を消す' }).click()
    const dialog = page.getByRole('dialog')
    const widths = await dialog
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(images.map((image) => image.decode().then(() => image.naturalWidth))),
      )
    expect(widths).toEqual([750, 750])
    await dialog.getByRole('button', { name: '2枚を消す' }).click()
    await expect(unused).toBeHidden()
    const left = Object.entries(before).filter(([file]) => !(file in unusedPictures))
    expect(await readLocalFolder(page)).toEqual(Object.fromEntries(left))
  })

  await test.step('a campaign shows its month, and the sentences of a new one the days that it will be saved with', async () => {
    const heading = page.locator('.content-editor .toolbar h2')
    const readMonth = () => heading.evaluate((element) => getComputedStyle(element, '::after').content)
    await openEntry(page, 'campaigns/entries/202308-1/8th-day')
    await expect.poll(readMonth).toContain('202308-1')
    await openEntry(page, 'months/entries/202308-1/month')
    await expect.poll(readMonth).toBe('none')
    await navigateTo(page, 'new-eighth-day/new?path=202307-1')
    await expect.poll(readMonth).toContain('202307-1')
    await expect(await fieldAt(page, 'title')).toContainText('読まれる文：7月8日は8の日')
  })
  await leaveWithoutSaving(page)

  await test.step('a new campaign is listed in its month, and its offer is on the entry screen', async () => {
    const month = await readLocalFile(page, 'content/campaigns/202308-1/month.yaml')
    await navigateTo(page, 'new-entry/new')
    // The newest month of the folder, and not of the content that is served.
    await expect(page).toHaveURL(/new-entry\/new\?path=202308-1$/)
    await page.getByRole('textbox', { name: /スラッグ/ }).fill('autumn')
    await saveStarted(page, 'campaigns/entries/202308-1/autumn')
    expect(await readLocalFile(page, 'content/campaigns/202308-1/month.yaml')).toBe(listCampaign(month, 'autumn'))
    expect(await readLocalFile(page, 'content/screens/entry.yaml')).toContain('- promotionKey: autumn')
    await openEntry(page, 'months/entries/202308-1/month')
    await expect((await fieldAt(page, 'campaigns.2')).locator('select')).toHaveValue('autumn')
  })

  await test.step('a missing folder is reported before a month is started in it', async () => {
    await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      await root.removeEntry('project', { recursive: true })
    })
    await page.getByRole('button', { name: '編集をキャンセル' }).click()
    const dialog = await openNewMonth(page)
    await expect(dialog.getByRole('alert')).toHaveText(
      'このフォルダーを読めません。ページを読みこみなおして、フォルダーを選びなおしてください。',
    )
  })
})
