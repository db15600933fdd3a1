import path from 'node:path'

import { expect, test } from '@playwright/test'
import sharp from 'sharp'

import { root } from '#tools/commands/project-paths.ts'

import { editField, fieldAt, openEntry, save, saveStarted } from '../../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../../support/editor/local-folder.ts'
import { getDiagnostics, getPreview, getShownPage } from '../../support/editor/preview.ts'

const content = path.join(root, 'tests', 'corpus', 'content')

test('a new campaign is started by a button, stays open when it is saved, and its preview has its pictures', async ({
  page,
}) => {
  await openLocalFolder(page, content)
  const stripes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#f80' } })
    .png()
    .toBuffer()

  await test.step('nothing is asked before anything was typed', async () => {
    await page.evaluate(() => (location.hash = '#/collections/new-bonus'))
    await page.getByRole('button', { name: '新しい原稿を作成' }).first().click()
    await page.getByRole('textbox', { name: /スラッグ/ }).fill('a-bonus')
    await expect(getShownPage(page).locator('h1')).toContainText('はじめての買い物に')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('saved, it is the form that is open', async () => {
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: stripes }
    await (await fieldAt(page, 'summaryKv.src')).getByLabel('新しい絵を入れる').setInputFiles(picture)
    await saveStarted(page, 'campaigns/entries/202309-1/a-bonus')
    await expect(getShownPage(page).locator('h1')).toContainText('はじめての買い物に')
  })

  await test.step('what is changed loses its mark, and nothing else does', async () => {
    const file = 'content/campaigns/202309-1/a-bonus.mdx'
    const before = await readLocalFile(page, file)
    await editField(page, 'description', (text) => `${text}秋の買い物に。`)
    await save(page)
    const after = await readLocalFile(page, file)
    expect(before.split('# 見直す').length - after.split('# 見直す').length).toBe(1)
  })

  await test.step('another entry knows its pictures', async () => {
    await openEntry(page, 'months/entries/202309-1/month')
    await expect(getShownPage(page).locator('h1')).toBeVisible()
    await expect(getPreview(page).getByText('a-bonus が月のページにありません')).toHaveCount(0)
    await expect(getPreview(page).getByText(/images\/a\.png がありません/)).toHaveCount(0)
  })

  await test.step('a diagnostic of another file leads to its form', async () => {
    await openEntry(page, 'campaigns/entries/202309-1/restaurant')
    await getPreview(page).locator('.preview-open', { hasText: 'a-bonus' }).first().click()
    await expect(page).toHaveURL(/#\/collections\/campaigns\/entries\/202309-1\/a-bonus$/)
  })
})

test('an offer is copied, and a blank one is reported and not in the way', async ({ page }) => {
  await openLocalFolder(page, content)
  await openEntry(page, 'screens/entries/entry')
  await (await fieldAt(page, 'campaigns.entry')).getByRole('button', { name: '広げる' }).first().click()
  const offers = await fieldAt(page, 'campaigns.entry.promotions')
  const count = await offers.locator('.item-wrapper').count()
  await offers.getByRole('button', { name: 'List Item Options' }).first().click()
  await page.getByRole('menuitem', { name: '複製' }).click()
  await expect(offers.locator('.item-wrapper')).not.toHaveCount(count)
  await expect(getDiagnostics(page, 'error').first()).toContainText('が二度あります')
  await offers
    .getByRole('button', { name: /を追加/ })
    .last()
    .click()
  await expect(getDiagnostics(page, 'error')).not.toHaveCount(1)
  await expect(page.getByText('ファイルに書けません')).toHaveCount(0)
})
