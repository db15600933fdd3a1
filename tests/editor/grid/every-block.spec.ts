import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test, type Locator, type Page } from '@playwright/test'

import { makeBodyField } from '#editor/form/make-body-field.ts'
import { root } from '#tools/commands/project-paths.ts'

import { editField, fieldAt, openEntry, save } from '../../support/editor/entries.ts'
import { linesOnlyIn } from '../../support/editor/lines-only-in.ts'
import { openLocalFolder, readLocalFile } from '../../support/editor/local-folder.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
/** The campaign whose form is used, below the content folder, and its text before that. */
const campaignFile = 'campaigns/202309-1/restaurant.mdx'
const originalText = readFileSync(path.join(content, campaignFile), 'utf8')

/** The form's field of a body, whose types are the kinds of blocks that an author can add. */
const bodyField = makeBodyField()
const kinds = bodyField.widget === 'list' ? (bodyField.types ?? []) : []
/** A lower number of kinds means that they are not found in the form, and the test would check little or nothing. */
const minKinds = 16

/** Confirms each removal that a dialog asks about. Nothing is asked about blocks whose texts are all empty. */
async function confirmRemovals(page: Page): Promise<void> {
  const remove = page.getByRole('dialog').getByRole('button', { name: '消す', exact: true })
  await page.addLocatorHandler(remove, () => remove.click())
}

/** Adds an empty block of a kind below the others. */
async function addBlock(page: Page, label: string): Promise<void> {
  const list = await fieldAt(page, 'blocks')
  await list
    .getByRole('button', { name: /を追加/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
}

/** Moves a block up by one, by the keyboard. */
async function moveBlockUp(page: Page, block: Locator): Promise<void> {
  await block.getByRole('button', { name: 'アイテムを並び替え' }).focus()
  await page.keyboard.press('ArrowUp')
}

async function removeBlock(block: Locator): Promise<void> {
  await block.getByRole('button', { name: '削除' }).first().click()
}

/** Checks that two texts differ in one line, which is `line` in the later one. */
function expectOnlyLineChanged(before: string, after: string, line: string): void {
  expect(linesOnlyIn(after, before)).toEqual([line])
  expect(linesOnlyIn(before, after)).toHaveLength(1)
}

test(`each of the ${kinds.length} kinds of blocks is added, moved and removed, and leaves no trace`, async ({
  page,
}) => {
  expect(kinds.length).toBeGreaterThanOrEqual(minKinds)
  await openLocalFolder(page, content)
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  await confirmRemovals(page)
  const blocks = (await fieldAt(page, 'blocks')).locator('.item-wrapper')
  const count = await blocks.count()
  for (const { label } of kinds) {
    await test.step(label, async () => {
      await addBlock(page, label)
      await expect(blocks).toHaveCount(count + 1)
      await expect(blocks.last()).toContainText(label)
      await moveBlockUp(page, blocks.last())
      const moved = blocks.nth(count - 1)
      await expect(moved).toContainText(label)
      await removeBlock(moved)
      await expect(blocks).toHaveCount(count)
    })
  }
  // The form without any change could not be saved.
  const description = await editField(page, 'description', (old) => `${old}！`)
  await save(page)
  const savedText = await readLocalFile(page, `content/${campaignFile}`)
  expectOnlyLineChanged(originalText, savedText, `description: ${description}`)
})
