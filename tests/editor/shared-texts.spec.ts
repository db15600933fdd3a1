import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { root } from '#tools/commands/root.ts'

import { editField, fieldAt, openEntry, save } from '../support/editor/entries.ts'
import { linesOnlyIn } from '../support/editor/lines.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const file = 'campaigns/202309-1/restaurant.mdx'

/** Opens the blocks of a body, of which the form shows the names. */
async function expandAll(page: Page): Promise<void> {
  const body = await fieldAt(page, 'blocks')
  await body.getByRole('button', { name: 'すべて広げる' }).first().click()
}

test('a shared text is chosen by its words, and its own file is edited', async ({ page }) => {
  const content = await temporaryFolder()
  cpSync(path.join(root, 'tests/corpus/content'), content, { recursive: true })
  cpSync(path.join(root, 'tests/fixtures/shared-texts'), path.join(content, 'shared'), { recursive: true })
  const own = readFileSync(path.join(content, file), 'utf8')
  const before = own.replace(/(---\n[^]*?\n---\n\n)/, '$1<Shared use="exclusions" />\n\n')
  writeFileSync(path.join(content, file), before)
  await openLocalFolder(page, content)

  await test.step('another one is chosen', async () => {
    await openEntry(page, 'campaigns/entries/202309-1/restaurant')
    await expandAll(page)
    const choice = (await fieldAt(page, 'blocks.0.use')).getByRole('combobox')
    await expect(choice).toHaveValue('exclusions')
    await choice.selectOption({ label: 'ポイントの付与時期 常時｛常時｝分：お支払いの…（grant-times）' })
    await save(page)
    const saved = await readLocalFile(page, `content/${file}`)
    expect(linesOnlyIn(saved, before)).toEqual(['<Shared use="grant-times" />'])
  })

  await test.step('its own words are changed', async () => {
    await openEntry(page, 'shared/entries/pay-with-card')
    await expandAll(page)
    await editField(page, 'blocks.0.body', (old) => `${old}新しい言葉です。`)
    await page.screenshot({ path: '/tmp/a-shared.png' })
    await save(page)
    const saved = await readLocalFile(page, 'content/shared/pay-with-card.mdx')
    expect(saved).toContain('カード番号を入力します。新しい言葉です。\n</Step>')
  })
})
