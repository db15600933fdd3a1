import { expect, test, type Page } from '@playwright/test'

import { copyToMonth } from '#content-layer/scaffold/copy-month-file.ts'

import { corpusContent, readCorpusFile } from '../support/editor/corpus-files.ts'
import { checkField, openEntry, save, saveButton } from '../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'
import { getPreview } from '../support/editor/preview.ts'

/** Opens a copy of the entry whose form is open. */
async function copyEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'エディターオプションを表示' }).click()
  await page.getByRole('menuitem', { name: '複製' }).click()
}

test('a copy has an id that is free and the days of its month, and is marked where it may still be of the original', async ({
  page,
}) => {
  await openLocalFolder(page, corpusContent, {
    'content/campaigns/202308-1/selling-fee-2.mdx': readCorpusFile('content/campaigns/202308-1/selling-fee.mdx'),
  })
  const marks = getPreview(page).locator('.preview-marked')

  await test.step('a month, whose marks show their words', async () => {
    await openEntry(page, 'months/entries/202309-1/month')
    await expect(checkField(page).locator('summary')).toContainText('✓')
    await copyEntry(page)
    await expect(page.getByRole('textbox', { name: /スラッグ/ })).toHaveValue('202310-1')
    await expect(marks.first()).toBeVisible()
    await expect(getPreview(page).locator('.preview-words').first()).not.toBeEmpty()
    await save(page)
    expect(await readLocalFile(page, 'content/campaigns/202310-1/month.yaml')).toBe(
      copyToMonth('month.yaml', readCorpusFile('content/campaigns/202309-1/month.yaml'), '202309-1', '202310-1'),
    )
  })

  await test.step('a campaign in its own month, whose days are not moved', async () => {
    await openEntry(page, 'campaigns/entries/202308-1/selling-fee')
    await expect(checkField(page).locator('summary')).toContainText('✓')
    await copyEntry(page)
    await expect(page.getByRole('textbox', { name: /スラッグ/ })).toHaveValue('selling-fee-3')
    await expect(marks.filter({ hasText: '2023-08-31 23:59' })).toBeVisible()
    // It is listed in its month, for which the page loads again.
    const loaded = page.waitForEvent('load')
    await saveButton(page).click()
    await loaded
    await expect(saveButton(page)).toBeHidden()
    expect(await readLocalFile(page, 'content/campaigns/202308-1/month.yaml')).toContain('  - selling-fee-3\n')
    const saved = await readLocalFile(page, 'content/campaigns/202308-1/selling-fee-3.mdx')
    expect(saved).toBe(
      copyToMonth(
        'selling-fee.mdx',
        readCorpusFile('content/campaigns/202308-1/selling-fee.mdx'),
        '202308-1',
        '202308-1',
      ),
    )
    expect(saved).toMatch(/^ {2}start: .* # 見直す\n {2}end: .* # 見直す$/mu)
  })
})
