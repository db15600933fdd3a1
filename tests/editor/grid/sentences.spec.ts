import path from 'node:path'

import { expect, test } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { fieldAt, openEntry, save } from '../../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../../support/editor/local-folder.ts'

test('a sentence is written with terms: chosen after a brace, and suggested for a typed figure', async ({ page }) => {
  await openLocalFolder(page, path.join(root, 'tests', 'corpus', 'content'))
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  const field = await fieldAt(page, 'description')
  const input = field.getByRole('textbox')
  await input.fill('最大｛上')
  await field.getByRole('option', { name: '｛上限｝ 450ポイント' }).click()
  await expect(input).toHaveValue('最大｛上限｝')
  await input.press('End')
  await page.keyboard.type('、450ポイント')
  await expect(field).toContainText('読まれる文：最大450ポイント、450ポイント')
  await field.getByRole('button', { name: '｛上限｝', exact: true }).click()
  await expect(input).toHaveValue('最大｛上限｝、｛上限｝')
  await save(page)
  expect(await readLocalFile(page, 'content/campaigns/202309-1/restaurant.mdx')).toContain(
    'description: 最大｛上限｝、｛上限｝\n',
  )

  await test.step('of a month, what its campaigns state as well', async () => {
    await openEntry(page, 'months/entries/202309-1/month')
    const ofMonth = await fieldAt(page, 'description')
    await ofMonth.getByRole('textbox').fill('｛8th')
    await expect(ofMonth.getByRole('option', { name: '｛8th-dayの上限｝ 300ポイント' })).toBeVisible()
    await ofMonth.getByRole('textbox').fill('最大｛8th-dayの上限：P｝')
    await expect(ofMonth).toContainText('読まれる文：最大300P')
  })
})
