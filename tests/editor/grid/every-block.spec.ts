import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from '@playwright/test'

import { makeBodyField } from '#editor/form/make-body-field.ts'
import { root } from '#tools/commands/project-paths.ts'

import { editField, fieldAt, openEntry, save } from '../../support/editor/entries.ts'
import { linesOnlyIn } from '../../support/editor/lines-only-in.ts'
import { openLocalFolder, readLocalFile } from '../../support/editor/local-folder.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
const file = 'campaigns/202309-1/restaurant.mdx'
const before = readFileSync(path.join(content, file), 'utf8')
const body = makeBodyField()
const kinds = body.widget === 'list' ? (body.types ?? []) : []

test(`each of the ${kinds.length} kinds of blocks is added, moved and removed, and leaves no trace`, async ({
  page,
}) => {
  expect(kinds.length).toBeGreaterThan(15)
  await openLocalFolder(page, content)
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  // Nothing is asked about blocks whose texts are all empty.
  const remove = page.getByRole('dialog').getByRole('button', { name: '消す', exact: true })
  await page.addLocatorHandler(remove, () => remove.click())
  const blocks = (await fieldAt(page, 'blocks')).locator('.item-wrapper')
  const count = await blocks.count()
  for (const { label } of kinds) {
    await test.step(label, async () => {
      const list = await fieldAt(page, 'blocks')
      await list
        .getByRole('button', { name: /を追加/ })
        .last()
        .click()
      await page.getByRole('menuitem', { name: label, exact: true }).click()
      await expect(blocks).toHaveCount(count + 1)
      await expect(blocks.last()).toContainText(label)
      await blocks.last().getByRole('button', { name: 'アイテムを並び替え' }).focus()
      await page.keyboard.press('ArrowUp')
      await expect(blocks.nth(count - 1)).toContainText(label)
      await blocks
        .nth(count - 1)
        .getByRole('button', { name: '削除' })
        .first()
        .click()
      await expect(blocks).toHaveCount(count)
    })
  }
  const text = await editField(page, 'description', (old) => `${old}！`)
  await save(page)
  const saved = await readLocalFile(page, `content/${file}`)
  expect(linesOnlyIn(saved, before)).toEqual([`description: ${text}`])
  expect(linesOnlyIn(before, saved)).toHaveLength(1)
})
