import { cpSync } from 'node:fs'
import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { editField, fieldAt, openEntry, save } from '../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

/** Opens the first block of a body, of which the form shows the name alone. */
async function expand(page: Page): Promise<void> {
  const body = await fieldAt(page, 'blocks')
  await body.getByRole('button', { name: '広げる', exact: true }).first().click()
}

test('shared texts are listed by their first words; one is edited, and its other letters stay', async ({ page }) => {
  const content = await temporaryFolder()
  cpSync(path.join(root, 'tests/corpus/content'), content, { recursive: true })
  cpSync(path.join(root, 'tests/fixtures/shared-texts'), path.join(content, 'shared'), { recursive: true })
  await openLocalFolder(page, content)

  await page.evaluate((hash) => (location.hash = hash), '#/collections/annotations')
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'キャンペーンに関わらず' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'points-base' })).toHaveCount(0)
  await page.evaluate((hash) => (location.hash = hash), '#/collections/shared')
  await expect(rows.filter({ hasText: /^\s*ポイントのもらいかた/ }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'メルカードで支払う' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'pay-with-card' })).toHaveCount(0)

  await openEntry(page, 'shared/entries/pay-with-card')
  await expand(page)
  await editField(page, 'blocks.0.body', (old) => `${old}新しい言葉です。`)
  await save(page)
  const saved = await readLocalFile(page, 'content/shared/pay-with-card.mdx')
  expect(saved).toContain('カード番号を入力します。新しい言葉です。\n</Step>')
})
