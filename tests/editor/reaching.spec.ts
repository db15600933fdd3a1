import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import {
  drawnField,
  editField,
  fieldAt,
  leaveWithoutSaving,
  navigateTo,
  openEntry,
  saveStarted,
} from '../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'
import { getPreview } from '../support/editor/preview.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

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

/**
 * Opens an entry from the page that uses it, which leads back to that page when it is saved or left; the page leads to
 * its list.
 */
async function openFromPage(page: Page): Promise<void> {
  const restaurant = /#\/collections\/campaigns\/entries\/202309-1\/restaurant$/
  const provider = /#\/collections\/settings\/entries\/provider$/
  const toHosts = getPreview(page).getByRole('button', { name: 'リンクしてよいサイトの欄を開く' })
  await openEntry(page, 'months/entries/202309-1/month')
  await navigateTo(page, 'campaigns/entries/202309-1/restaurant')
  await editField(page, 'externalPageLink', () => 'https://new-shop.example.jp/')

  await toHosts.click()
  await page.getByRole('button', { name: '保存しないで進む' }).click()
  await expect(page).toHaveURL(provider)
  await page.getByRole('button', { name: '編集をキャンセル' }).click()
  await expect(page).toHaveURL(restaurant)
  await editField(page, 'externalPageLink', () => 'https://new-shop.example.jp/')

  await toHosts.click()
  await page.getByRole('button', { name: '保存して進む' }).click()
  await expect(page).toHaveURL(provider)
  await expect(drawnField(page, 'linkHosts')).toBeInViewport()
  await editField(page, 'cardName', (name) => `${name}の新しい名前`)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(restaurant)
  await expect((await fieldAt(page, 'externalPageLink')).getByRole('textbox')).toHaveValue(/new-shop/)
  expect(await readLocalFile(page, 'content/provider.yaml')).toContain('の新しい名前')

  await page.getByRole('button', { name: '編集をキャンセル' }).click()
  await expect(page).toHaveURL(/#\/collections\/campaigns\/filter\/202309-1$/)
  await openEntry(page, 'settings/entries/provider')
  await page.getByRole('button', { name: '編集をキャンセル' }).click()
  await expect(page).toHaveURL(/#\/collections\/settings$/)

  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  await page.locator('.content-editor .toolbar h2').getByText('キャンペーン', { exact: true }).click()
  await expect(page).toHaveURL(/#\/collections\/campaigns\/filter\/202309-1$/)
}

test('the sidebar leads to entries and to forms of new ones; an entry that was opened from a page leads back to it', async ({
  page,
}) => {
  await openLocalFolder(page, path.join(root, 'tests', 'corpus', 'content'))
  await test.step('campaigns are listed by the names that readers read and their pictures, and a new one begins from a kind that is chosen', async () => {
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
  await leaveWithoutSaving(page)

  await test.step('the plan of the next month is asked for again and again, whichever way its dialog was closed', async () => {
    const dialog = page.getByRole('dialog', { name: '新しい月を始める' })
    await page.getByRole('treeitem', { name: '全体' }).click()
    await page.getByRole('treeitem', { name: '画面' }).click()
    for (const close of [
      () => dialog.getByRole('button', { name: 'やめる' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.evaluate(() => window.history.back()),
      () => dialog.getByRole('button', { name: 'やめる' }).click(),
    ]) {
      await page.getByRole('treeitem', { name: '次の月' }).click()
      await expect(dialog).toBeVisible()
      await close()
      await expect(dialog).toBeHidden()
    }
  })

  await test.step('each shortcut with a plus opens a form, which leads to a list that describes its entries', async () => {
    for (const [shortcut, list] of [
      ['率の上乗せ', /#\/collections\/campaigns\/filter\/202309-1$/],
      ['新しい注記', /#\/collections\/annotations$/],
      ['新しい共通の文', /#\/collections\/shared$/],
      ['新しい共通の文', /#\/collections\/shared$/],
    ] as const) {
      await page.getByRole('treeitem', { name: shortcut }).click()
      await expect(page.getByRole('textbox', { name: /スラッグ/ })).toBeVisible()
      await leaveWithoutSaving(page)
      await expect(page).toHaveURL(list)
    }
    await expect(page.getByText('まだ何もありません。いくつものキャンペーンの本文で使う文')).toBeVisible()
  })

  await test.step('an entry that a page uses', () => openFromPage(page))
})

test('a shared text that is not there is started under its name, and once it is saved leads back to its use', async ({
  page,
}) => {
  const file = path.join(root, 'tests/corpus/content/campaigns/202309-1/restaurant.mdx')
  const text = `${readFileSync(file, 'utf8').replace('- use: points-base', '- use: new-note-a')}\n<Shared use="new-text-b" />\n`
  await openLocalFolder(page, path.join(root, 'tests', 'corpus', 'content'), {
    'content/campaigns/202309-1/restaurant.mdx': text,
  })
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  for (const [button, saved] of [
    ['共通の注記「new-note-a」を新しく作る', 'annotations/new-note-a.yaml'],
    ['共通の文「new-text-b」を新しく作る', 'shared/new-text-b.mdx'],
  ] as const) {
    await getPreview(page).getByRole('button', { name: button }).click()
    await expect(page.getByRole('textbox', { name: /スラッグ/ })).toHaveValue(path.parse(saved).name)
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/#\/collections\/campaigns\/entries\/202309-1\/restaurant$/)
    await expect(getPreview(page).getByRole('button', { name: button })).toHaveCount(0)
    expect(await readLocalFile(page, `content/${saved}`)).not.toBe('')
  }
})

test('a month without a campaign has an empty list, in which the first one can be created, also on a narrow screen', async ({
  page,
}) => {
  const content = path.join(await temporaryFolder(), 'content')
  cpSync(path.join(root, 'tests', 'corpus', 'content'), content, { recursive: true })
  rmSync(path.join(content, 'campaigns', '202309-1'), { recursive: true })
  await page.setViewportSize({ width: 375, height: 800 })
  await openLocalFolder(page, content)
  await navigateTo(page, 'new-month/new?_slug=202309-1')
  await saveStarted(page, 'months/entries/202309-1/month')
  await navigateTo(page, 'campaigns')
  await expect(page.getByText('202309-1 には、まだ何もありません')).toBeVisible()
  await page.getByRole('button', { name: '新しい原稿を作成' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提携ショップ' }).click()
  await expect(page).toHaveURL(/#\/collections\/new-affiliate\/new\?path=202309-1$/)
})
