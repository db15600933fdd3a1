import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test, type Locator, type Page } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { fieldAt, openEntry, save } from '../support/editor/entries.ts'
import { linesOnlyIn } from '../support/editor/lines-only-in.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'
import { getShownPage } from '../support/editor/preview.ts'
import { isWholeGrid } from '../support/run/grid.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
const file = 'campaigns/202309-1/restaurant.mdx'
const entry = 'campaigns/entries/202309-1/restaurant'
const before = readFileSync(path.join(content, file), 'utf8')

async function savedFile(page: Page): Promise<string> {
  await save(page)
  return readLocalFile(page, `content/${file}`)
}

/** Returns the second block of the body, which is the breakdown of the rate. */
async function secondBlock(page: Page): Promise<Locator> {
  const body = await fieldAt(page, 'blocks')
  const block = body.locator('.item-wrapper').nth(1)
  await expect(block).toContainText('還元率の内訳')
  return block
}

test('a block is removed once that is confirmed, from the page and the saved file, and so is the last part of one', async ({
  page,
}) => {
  await openLocalFolder(page, content)
  await openEntry(page, entry)
  const dialog = page.getByRole('dialog')
  const blocks = (await fieldAt(page, 'blocks')).locator('.item-wrapper')
  const count = await blocks.count()
  const heading = getShownPage(page).getByRole('heading', { name: '還元率の内訳' })
  await expect(heading).toHaveCount(1)
  for (const [answer, left] of [
    ['やめる', count],
    ['消す', count - 1],
  ] as const) {
    await blocks.first().getByRole('button', { name: '削除' }).click()
    await expect(dialog).toContainText('「還元率の内訳')
    await dialog.getByRole('button', { name: answer, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(blocks).toHaveCount(left)
    await expect(heading).toHaveCount(answer === '消す' ? 0 : 1)
  }
  expect(await savedFile(page)).not.toContain('## 還元率の内訳')

  await openEntry(page, 'campaigns/entries/202309-1/apple')
  const title = getShownPage(page).getByText('あとで届く商品は対象ですか')
  await title.first().click()
  const parts = page.locator('section[data-key-path$=".parts"]', { hasText: 'よくある質問' })
  await expect(parts).toContainText('3 よくある質問')
  // The form draws the parts one after the other.
  const removeButtons = parts.getByRole('button', { name: '削除' })
  await expect(removeButtons).toHaveCount(3)
  await removeButtons.last().click()
  await page.getByRole('dialog').getByRole('button', { name: '消す', exact: true }).click()
  await expect(parts).toContainText('2 よくある質問')
  await save(page)
  expect(await readLocalFile(page, 'content/campaigns/202309-1/apple.mdx')).not.toContain('あとで届く商品は対象ですか')
})

const written = (lines: string[]) => lines.filter((line) => line.trim() !== '')

if (isWholeGrid)
  test('a block is copied, removed and added, and no letter of another changes', async ({ page }) => {
    await openLocalFolder(page, content)
    await openEntry(page, entry)

    await test.step('what is copied stands twice, letter by letter', async () => {
      const block = await secondBlock(page)
      await block.getByRole('button', { name: 'List Item Options' }).click()
      await page.getByRole('menuitem', { name: '複製' }).click()
      const saved = await savedFile(page)
      expect(saved).toContain('<RateBreakdown />\n\n<RateBreakdown />\n')
      expect(linesOnlyIn(before, saved)).toEqual([])
    })

    await test.step('what is removed takes its lines along, and no others', async () => {
      await openEntry(page, entry)
      await (await secondBlock(page)).getByRole('button', { name: '削除' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '消す', exact: true }).click()
      expect(await savedFile(page)).toBe(before)
    })

    await test.step('what is added is written with its fields', async () => {
      await openEntry(page, entry)
      const body = await fieldAt(page, 'blocks')
      await body
        .getByRole('button', { name: /を追加/ })
        .last()
        .click()
      await page.getByRole('menuitem', { name: '大事なお知らせの囲み' }).click()
      await (await fieldAt(page, 'blocks.10.title')).getByRole('textbox').fill('お知らせ')
      await (await fieldAt(page, 'blocks.10.body')).getByRole('textbox').fill('ご注意ください。\n\n- 一つめ')
      const saved = await savedFile(page)
      expect(saved).toBe(`${before}\n<Notice title="お知らせ">\n  ご注意ください。\n\n  - 一つめ\n</Notice>\n`)
    })
  })

if (isWholeGrid)
  test('a block that is moved keeps its letters, and so does everything between', async ({ page }) => {
    await openLocalFolder(page, content)
    await openEntry(page, entry)
    const block = await secondBlock(page)
    await block.getByRole('button', { name: 'アイテムを並び替え' }).focus()
    await page.keyboard.press('ArrowDown')
    const saved = await savedFile(page)
    expect(saved).not.toBe(before)
    expect(written(linesOnlyIn(before, saved))).toEqual([])
    expect(written(linesOnlyIn(saved, before))).toEqual([])
    expect(saved.indexOf('<RateBreakdown />')).toBeGreaterThan(before.indexOf('<RateBreakdown />'))
  })
