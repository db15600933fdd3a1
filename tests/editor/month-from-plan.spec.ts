import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from '@playwright/test'

import { dropFile } from '../support/editor/drop-file.ts'
import { drawnField, navigateTo, openNewMonth, saveStarted } from '../support/editor/entries.ts'
import { filesAsBase64, openLocalFolder, readLocalFile, readLocalFolder } from '../support/editor/local-folder.ts'
import { copyContentUntilAugust, createSeptember, septemberPlan } from '../support/editor/plan-content.ts'

test('a month is made from the sheet that is dropped, byte for byte as by `npm run new`', async ({ page }) => {
  const content = copyContentUntilAugust()
  const sheet = path.join(content, '..', 'september.csv')
  const entry = 'autumn,エントリー,4%,1000,2023/9/1,2023/9/30,2023/10/31,要,,,\n'
  writeFileSync(sheet, readFileSync(septemberPlan, 'utf8') + entry)
  await openLocalFolder(page, content)
  const before = await readLocalFolder(page)
  const dialog = await openNewMonth(page)

  await test.step('a sheet with mistakes is refused', async () => {
    const faulty = readFileSync(sheet, 'utf8').replace('10%', 'たくさん').replace('2023/9/30', '2023/9/31')
    const buffer = Buffer.from(faulty)
    await dialog.locator('input[type=file]').setInputFiles({ name: 'september.csv', mimeType: 'text/csv', buffer })
    const diagnostics = dialog.getByRole('alert').getByRole('listitem')
    await expect(diagnostics).toHaveText([/2行目の「率」.*たくさん/, /3行目の「終了」.*2023\/9\/31/])
    expect(await readLocalFolder(page)).toEqual(before)
  })

  await test.step('what a sheet would create is shown, copied from another month or from none', async () => {
    const plan = { name: 'september.csv', type: 'text/csv', bytes: readFileSync(sheet) }
    await dropFile(page.locator('.own-drop'), plan)
    await expect(dialog.getByRole('listitem').first()).toContainText('202308-1 から')
    await expect(dialog).toContainText('上乗せ 4% + いつもの 1% = 合計 5%')
    await expect(dialog).toContainText('4,698ポイント = 常時 1,198 + 上乗せ 500 + 特典 1,000 + 商品の分 2,000')
    const origin = dialog.getByLabel('写すもとの月')
    await origin.selectOption({ label: '写さない（すべて見本から）' })
    await expect(dialog.getByText('種類の見本から')).toHaveCount(5)
    await origin.selectOption('202308-1')
    await expect(dialog.getByText('種類の見本から')).toHaveCount(4)
  })

  await test.step('a month that exists is refused', async () => {
    await dialog.getByLabel('新しい月').fill('202308-1')
    await expect(dialog.getByRole('alert')).toContainText('202308-1 はもうあります')
    await expect(dialog.getByRole('button', { name: '202308-1 を作る' })).toBeDisabled()
  })

  await test.step('it is created and opened', async () => {
    await dialog.getByLabel('新しい月').fill('202309-1')
    await dialog.getByLabel('お店の名前').fill('ミナモ')
    await dialog.getByRole('button', { name: '202309-1 を作る' }).click()
    await expect(page).toHaveURL(/#\/collections\/months\/entries\/202309-1\/month$/)
    await expect(drawnField(page, 'description')).toBeVisible()
    const minamo = 'content/campaigns/202309-1/minamo.mdx'
    const created = await readLocalFolder(page)
    expect(await readLocalFile(page, minamo)).toContain('\nstoreName: ミナモ\n')
    createSeptember(content, sheet)
    const createdByCommand = filesAsBase64(content)
    // Only the form asks for the name of the shop.
    expect({ ...created, [minamo]: '' }).toEqual({ ...createdByCommand, [minamo]: '' })
    await navigateTo(page, 'campaigns')
    await expect(page.getByRole('row').filter({ hasText: '202309-1/' })).toHaveCount(5)
  })
})

test('a month is started without a plan, from the shortcut of the sidebar', async ({ page }) => {
  await openLocalFolder(page, copyContentUntilAugust())
  await page.getByRole('treeitem', { name: '次の月' }).click()
  const dialog = page.getByRole('dialog', { name: '新しい月を始める' })
  await expect(dialog).toContainText('計画の表をここに置くか、押して選びます')
  await dialog.getByRole('button', { name: '計画なしで始める' }).click()
  await expect(page.getByRole('textbox', { name: /スラッグ/ })).toHaveValue('202309-1')
  await saveStarted(page, 'months/entries/202309-1/month')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
