import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { drawnField, editField, fieldAt, navigateTo, openEntry, save } from '../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

/** Opens the first block of a body, of which the form shows the name alone. */
async function expand(page: Page): Promise<void> {
  const body = await fieldAt(page, 'blocks')
  await body.getByRole('button', { name: '広げる', exact: true }).first().click()
}

test('shared texts are listed by their first words and edited; a campaign shows those that it uses, replaces parts of them, and copies a note to change it here alone', async ({
  page,
}) => {
  const content = await temporaryFolder()
  cpSync(path.join(root, 'tests/corpus/content'), content, { recursive: true })
  cpSync(path.join(root, 'tests/fixtures/shared-texts'), path.join(content, 'shared'), { recursive: true })
  const file = 'content/campaigns/202309-1/restaurant.mdx'
  const text = readFileSync(path.join(root, 'tests/corpus', file), 'utf8')
    .replace('target:', 'assumed: [target, entry]\ntarget:')
    .replace('\n---\n', '\n---\n\n<Shared use="last-moment" />\n')
  await openLocalFolder(page, content, {
    'content/shared/last-moment.mdx': '最後の日の夜に払うとき。',
    'content/shared/all-moments.mdx': '払うとき。\n\n<Shared use="last-moment" />\n',
    [file]: text,
  })

  await test.step('they are listed by their first words; one is edited, and its other letters stay', async () => {
    await navigateTo(page, 'annotations')
    const rows = page.getByRole('row')
    await expect(rows.filter({ hasText: 'キャンペーンに関わらず' })).toHaveCount(1)
    await expect(rows.filter({ hasText: 'points-base' })).toHaveCount(0)
    await navigateTo(page, 'shared')
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

  await openEntry(page, 'campaigns/entries/202309-1/restaurant')

  await test.step('a closed item of a list shows the words of the shared text or the name of the field that it has', async () => {
    const assumed = await fieldAt(page, 'assumed')
    await expect(assumed.getByRole('combobox').last()).toHaveValue('entry')
    await assumed.getByRole('button', { name: 'すべて折り畳む' }).click()
    await expect(assumed.locator('.item-body')).toHaveText(['対象の人や支払い', 'エントリーが要るか'])
    const body = await fieldAt(page, 'blocks')
    await expect(body.locator('.item-body').first()).toHaveText('最後の日の夜に払うとき。')
  })

  await test.step('a part of a shared text is replaced only where it has parts', async () => {
    await expand(page)
    const use = (await fieldAt(page, 'blocks.0.use')).getByRole('combobox')
    const parts = drawnField(page, 'blocks.0.parts')
    await expect(use).toHaveValue('last-moment')
    await expect(parts).toHaveCount(1)
    await expect(parts).toBeHidden()
    await use.selectOption('all-moments')
    await expect(parts.getByRole('button', { name: /差しかえ.* を追加/ })).toBeVisible()
  })

  await test.step('a shared note is shown in full, and is copied to be changed on this page alone', async () => {
    const note = readFileSync(path.join(root, 'tests/corpus/content/annotations/points-base.yaml'), 'utf8')
    const detail = /^detail: (.*)$/m.exec(note)?.[1] ?? ''
    const notes = await fieldAt(page, 'annotationLists')
    await notes.getByRole('button', { name: 'すべて広げる' }).click()
    const use = notes.locator('section[data-key-path$=".use"]', { hasText: detail })
    await expect(use.getByRole('combobox')).toHaveValue('points-base')
    await page.setViewportSize({ width: 1280, height: 360 })
    await use.getByRole('button', { name: '「代わりの文」に写して直す' }).click()
    const keyPath = (await use.getAttribute('data-key-path')) ?? ''
    const instead = drawnField(page, keyPath.replace(/use$/, 'instead')).locator('textarea')
    await expect(instead).toHaveValue(detail)
    await expect(instead).toBeFocused()
    await expect(instead).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.type('このページの文。')
    await use.getByRole('button', { name: '「代わりの文」に写して直す' }).click()
    await expect(instead).toHaveValue(`${detail}このページの文。`)
  })
})
