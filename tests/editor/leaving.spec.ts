import path from 'node:path'

import { expect, test, type Locator, type Page } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { editField, fieldAt, navigateTo, openEntry } from '../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'
import { isWholeGrid } from '../support/run/grid.ts'

const content = path.join(root, 'tests', 'corpus', 'content')

/**
 * Types the beginning of a placeholder, and presses Escape during a conversion of an input method and while suggestions
 * are open.
 */
async function pressEscapeInField(page: Page, asked: Locator): Promise<void> {
  const input = (await fieldAt(page, 'description')).getByRole('textbox').first()
  const suggestions = page.getByRole('listbox', { name: '入れられる言葉' })
  await input.focus()
  await page.keyboard.type('｛')
  await expect(suggestions).toBeVisible()

  await test.step('a conversion, during which the key has another name', async () => {
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'じょう', selectionStart: 3, selectionEnd: 3 })
    const key = { key: 'Process', code: 'Escape', windowsVirtualKeyCode: 229 }
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
    await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
    await session.detach()
    await expect(input).toBeFocused()
    await expect(asked).toHaveCount(0)
  })

  await test.step('suggestions', async () => {
    await expect(suggestions).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(suggestions).toBeHidden()
    await expect(input).toBeFocused()
    await expect(asked).toHaveCount(0)
  })
}

test('a form with unsaved input is left only after a confirmation, and not by Escape while it ends a conversion or closes suggestions', async ({
  page,
}) => {
  await openLocalFolder(page, content)
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  const asked = page.getByRole('dialog', { name: '保存していないところがあります' })
  const back = page.getByRole('button', { name: '編集をキャンセル' })
  await pressEscapeInField(page, asked)
  const text = await editField(page, 'description', (old) => `${old.replace('｛', '')}新しい言葉`)

  const goBack = () => page.evaluate(() => window.history.back())
  for (const leave of [() => page.keyboard.press('Escape'), () => back.click(), goBack]) {
    await leave()
    await asked.getByRole('button', { name: '書きつづける' }).click()
    await expect(asked).toHaveCount(0)
    await expect((await fieldAt(page, 'description')).getByRole('textbox').first()).toHaveValue(text)
  }
  await test.step('as are all changes reverted', async () => {
    await page.getByRole('button', { name: 'エディターオプションを表示' }).click()
    await page.getByRole('menuitem', { name: 'すべての変更を取り消す' }).click()
    const question = page.getByRole('dialog', { name: '「すべての変更」を消しますか' })
    await question.getByRole('button', { name: 'やめる' }).click()
    await expect(question).toHaveCount(0)
    await expect((await fieldAt(page, 'description')).getByRole('textbox').first()).toHaveValue(text)
  })

  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: '保存しないで戻る' }).click()
  await expect(back).toBeHidden()

  await test.step('and is saved before, if that is chosen', async () => {
    await openEntry(page, 'campaigns/entries/202309-1/restaurant')
    await editField(page, 'description', () => text)
    await back.click()
    await expect(asked).toContainText('このまま戻ると、保存したあとに書いたものはなくなります。')
    await asked.getByRole('button', { name: '保存して戻る' }).click()
    await expect(back).toBeHidden()
    expect(await readLocalFile(page, 'content/campaigns/202309-1/restaurant.mdx')).toContain('新しい言葉')
  })

  await test.step('and so by the way back of the browser, which then leads where it would have', async () => {
    await navigateTo(page, 'annotations')
    await openEntry(page, 'annotations/entries/points-base')
    await editField(page, 'detail', (old) => `${old}新しい言葉`)
    await goBack()
    await asked.getByRole('button', { name: '保存しないで戻る' }).click()
    await expect(back).toBeHidden()
    await expect(page).toHaveURL(/#\/collections\/annotations$/)
  })
})

if (isWholeGrid)
  test('lists and headings show texts as readers see them, and a new campaign starts in the newest month', async ({
    page,
  }) => {
    await openLocalFolder(page, content)
    const months = page.getByRole('row').filter({ hasText: '202309-1' })
    await expect(months).toContainText('9月')
    await expect(page.locator('[role=row]').filter({ hasText: '｛' })).toHaveCount(0)
    await navigateTo(page, 'new-rate/new')
    await expect(page).toHaveURL(/new-rate\/new\?path=202309-1$/)
  })
