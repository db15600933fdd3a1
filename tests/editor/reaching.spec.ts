import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { editField, openEntry, saveStarted } from '../support/editor/entries.ts'
import { openLocalFolder } from '../support/editor/local-folder.ts'
import { previewOf } from '../support/editor/preview.ts'

test('the editor answers in three forms, in Japanese, under a policy that runs files of the site only', async ({
  page,
  request,
}) => {
  for (const form of ['/admin', '/admin/', '/admin/index.html']) {
    const response = await request.get(form, { maxRedirects: 0 })
    expect(response.status(), form).toBe(200)
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy, form).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-")
    expect(policy, form).not.toContain('unsafe-eval;')
    expect(policy, form).toContain("frame-ancestors 'none'")
  }
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'ローカルリポジトリで作業' })).toBeVisible()
  expect(await page.locator('html').getAttribute('lang')).toBe('ja')
})

test('campaigns are listed by the names that readers read and their pictures, and a new one begins from a kind that is chosen', async ({
  page,
}) => {
  await openLocalFolder(page, path.join(root, 'tests', 'corpus', 'content'))
  await page.getByRole('treeitem', { name: 'キャンペーン', exact: true }).click()
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: '202309-1/8th-day' })).toContainText('毎月8日のキャンペーン')
  await expect(rows.filter({ hasText: '202309-1/restaurant' })).toContainText('9月の飲食店キャンペーン')
  await expect(rows.filter({ hasText: '202308-1' })).toHaveCount(0)
  const pictures = rows.locator('img')
  await expect(pictures).toHaveCount(await rows.count())
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => Reflect.get(one, 'naturalWidth') > 0)))
    .toBe(true)

  await page.getByRole('button', { name: '新しい原稿を作成' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提携ショップ' }).click()
  await expect(page).toHaveURL(/#\/collections\/new-affiliate\/new\?path=202309-1$/)
  await expect(page.getByRole('textbox', { name: /スラッグ/ })).toBeVisible()
})

test('a link to a site that is not allowed leads to the list of allowed ones', async ({ page }) => {
  await openLocalFolder(page, path.join(root, 'tests', 'corpus', 'content'))
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  await editField(page, 'externalPageLink', () => 'https://new-shop.example.jp/')
  await previewOf(page).getByRole('button', { name: 'リンクしてよいサイトの欄を開く' }).click()
  await page.getByRole('button', { name: '保存して進む' }).click()
  await expect(page).toHaveURL(/#\/collections\/settings\/entries\/provider$/)
  await expect(page.locator('section[data-key-path="linkHosts"]')).toBeInViewport()
})

test('a shared text that is not there is started under its name', async ({ page }) => {
  const file = path.join(root, 'tests/corpus/content/campaigns/202309-1/restaurant.mdx')
  const text = `${readFileSync(file, 'utf8').replace('- use: points-base', '- use: new-note-a')}\n<Shared use="new-text-b" />\n`
  await openLocalFolder(page, path.join(root, 'tests', 'corpus', 'content'), {
    'content/campaigns/202309-1/restaurant.mdx': text,
  })
  for (const [button, address] of [
    ['共通の注記「new-note-a」を新しく作る', 'annotations/entries/new-note-a'],
    ['共通の文「new-text-b」を新しく作る', 'shared/entries/new-text-b'],
  ] as const) {
    await openEntry(page, 'campaigns/entries/202309-1/restaurant')
    await previewOf(page).getByRole('button', { name: button }).click()
    await expect(page.getByRole('textbox', { name: /スラッグ/ })).toHaveValue(address.replace(/.*\//, ''))
    await saveStarted(page, address)
  }
})
