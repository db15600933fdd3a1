import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test, type Locator, type Page } from '@playwright/test'

import { listCampaign } from '#content-layer/scaffold/list-campaign.ts'
import { root } from '#tools/commands/project-paths.ts'

import { editField, fieldAt, leaveWithoutSaving, openEntry, save, saveStarted } from '../support/editor/entries.ts'
import { filesAsBase64, openLocalFolder, readLocalFile, readLocalFolder } from '../support/editor/local-folder.ts'
import { previewOf } from '../support/editor/preview.ts'

const september = path.join(root, 'tests', 'fixtures', 'plans', 'september.csv')

/** Copies content whose newest month is August. */
function copyContent(): string {
  const content = path.join(mkdtempSync(path.join(tmpdir(), 'plan-')), 'content')
  cpSync(path.join(root, 'tests', 'corpus', 'content'), content, { recursive: true })
  rmSync(path.join(content, 'campaigns', '202309-1'), { recursive: true })
  return content
}

/** Creates the month as `npm run new` does. */
function runNew(content: string, sheet: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'tools/commands/run.mjs'), 'tools/commands/new.ts', '202309-1', '--plan', sheet, ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, CONTENT_ROOT: content, INIT_CWD: root } },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

/** Returns the alternative text of a picture in a campaign's file. */
function altOf(content: string, campaign: string, picture: string): string {
  const lines = readFileSync(path.join(content, 'campaigns', campaign), 'utf8').split('\n')
  return (lines[lines.indexOf(`  src: ${picture}`) + 1] ?? '').replace('  alt: ', '')
}

async function beginMonth(page: Page) {
  await page.getByRole('treeitem', { name: '月', exact: true }).click()
  await page.getByRole('button', { name: '新しい原稿を作成' }).click()
  return page.getByRole('dialog', { name: '新しい月を始める' })
}

/** Drops a file, as from the desktop. */
async function drop(page: Page, target: Locator, file: { name: string; type: string; bytes: Buffer }): Promise<void> {
  const { name, type, bytes } = file
  const data = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
      return transfer
    },
    { name, type, base64: bytes.toString('base64') },
  )
  await target.dispatchEvent('drop', { dataTransfer: data })
}

test('a month is made from the sheet that is dropped, byte for byte as by `npm run new`, and is opened; another without a plan', async ({
  page,
}) => {
  const content = copyContent()
  const sheet = path.join(content, '..', 'september.csv')
  const entry = 'autumn,エントリー,4%,1000,2023/9/1,2023/9/30,2023/10/31,要,,,\n'
  writeFileSync(sheet, readFileSync(september, 'utf8') + entry)
  await openLocalFolder(page, content)
  const before = await readLocalFolder(page)
  const dialog = await beginMonth(page)

  await test.step('a sheet with mistakes is refused', async () => {
    const faulty = readFileSync(sheet, 'utf8').replace('10%', 'たくさん').replace('2023/9/30', '2023/9/31')
    const buffer = Buffer.from(faulty)
    await dialog.locator('input[type=file]').setInputFiles({ name: 'september.csv', mimeType: 'text/csv', buffer })
    const diagnostics = dialog.getByRole('alert').getByRole('listitem')
    await expect(diagnostics).toHaveText([/2行目の「率」.*たくさん/, /3行目の「終了」.*2023\/9\/31/])
    expect(await readLocalFolder(page)).toEqual(before)
  })

  await test.step('what it would create is shown', async () => {
    const plan = { name: 'september.csv', type: 'text/csv', bytes: readFileSync(sheet) }
    await drop(page, page.locator('.own-drop'), plan)
    await expect(dialog.getByRole('listitem').first()).toContainText('202308-1 から')
    await expect(dialog).toContainText('上乗せ 4% + いつもの 1% = 合計 5%')
    await expect(dialog).toContainText('4,698ポイント = 常時 1,198 + 上乗せ 500 + 特典 1,000 + 商品の分 2,000')
    const origin = dialog.getByLabel('写すもとの月')
    await origin.selectOption({ label: '写さない（すべて見本から）' })
    await expect(dialog.getByText('種類の見本から')).toHaveCount(5)
    await origin.selectOption('202308-1')
    await expect(dialog.getByText('種類の見本から')).toHaveCount(4)
    await dialog.getByLabel('新しい月').fill('202308-1')
    await expect(dialog.getByRole('alert')).toContainText('202308-1 はもうあります')
    await expect(dialog.getByRole('button', { name: '202308-1 を作る' })).toBeDisabled()
  })

  await test.step('it is created and opened', async () => {
    await dialog.getByLabel('新しい月').fill('202309-1')
    await dialog.getByLabel('お店の名前').fill('ミナモ')
    await dialog.getByRole('button', { name: '202309-1 を作る' }).click()
    await expect(page).toHaveURL(/#\/collections\/months\/entries\/202309-1\/month$/)
    await expect(page.locator('section[data-key-path="description"]')).toBeVisible()
    const minamo = 'content/campaigns/202309-1/minamo.mdx'
    const made = await readLocalFolder(page)
    expect(await readLocalFile(page, minamo)).toContain('\nstoreName: ミナモ\n')
    runNew(content, sheet)
    const written = filesAsBase64(content)
    expect({ ...made, [minamo]: '' }).toEqual({ ...written, [minamo]: '' })
    await page.evaluate((hash) => (location.hash = hash), '#/collections/campaigns')
    await expect(page.getByRole('row').filter({ hasText: '202309-1/' })).toHaveCount(5)
  })

  await test.step('another is started without a plan', async () => {
    await page.getByRole('treeitem', { name: '次の月' }).click()
    await expect(dialog).toContainText('計画の表をここに置くか、押して選びます')
    await dialog.getByRole('button', { name: '計画なしで始める' }).click()
    await expect(page.getByRole('textbox', { name: /スラッグ/ })).toHaveValue('202310-1')
    await saveStarted(page, 'months/entries/202310-1/month')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a month that was made from a plan is finished text by text and picture by picture', async ({ page }) => {
  const content = copyContent()
  runNew(content, september)
  await openLocalFolder(page, content)

  await test.step('an unfinished page is opened from its month at the field to change, once the month is saved', async () => {
    await openEntry(page, 'months/entries/202309-1/month')
    await editField(page, 'description', () => 'この月のお支払いで、ポイントが増えます。')
    const others = previewOf(page).locator('section', { hasText: 'この月の、ほかのページ' })
    await expect(others).toContainText('ここまでの入力を保存して開きます')
    await others.getByRole('button', { name: 'キャンペーン 202309-1/minamo「お店の名前（仮）」' }).click()
    await expect(page).toHaveURL(/#\/collections\/campaigns\/entries\/202309-1\/minamo$/)
    await expect(page.locator('section[data-key-path="tag"] textarea')).toBeFocused()
    const month = await readLocalFile(page, 'content/campaigns/202309-1/month.yaml')
    expect(month).toContain('description: この月のお支払いで、ポイントが増えます。\n')

    const marks = previewOf(page).locator('.preview-marked')
    await expect(marks).toHaveCount(3)
    const copied = previewOf(page).locator('.preview-leftovers')
    await expect(copied.getByRole('button').first()).toBeVisible()
    await expect(previewOf(page).getByRole('button', { name: /すべて読んで確かめた/ })).toHaveCount(0)
    const count = await copied.locator('.preview-count').innerText()
    const box = copied.getByRole('checkbox', { name: /見直すところ3か所の印も消します/ })
    const target = await fieldAt(page, 'target')
    await box.scrollIntoViewIfNeeded()
    const tops = async () =>
      Promise.all([target, copied.getByRole('checkbox')].map(async (each) => (await each.boundingBox())?.y ?? 0))
    const [formTop = 0, boxTop = 0] = await tops()
    await box.check()
    await expect(marks).toHaveCount(0)
    await expect(copied.locator('summary')).toContainText('読みました ✓')
    const [formTopAfter = 0, boxTopAfter = 0] = await tops()
    expect(Math.abs(formTopAfter - formTop)).toBeLessThan(5)
    expect(Math.abs(boxTopAfter - boxTop)).toBeLessThan(40)
    await expect(copied.locator('.preview-count')).toHaveText(count)

    await page.locator('section[data-key-path="posterName"]').scrollIntoViewIfNeeded()
    const picture = await fieldAt(page, 'summaryKv.src')
    const bytes = Buffer.from(`${readFileSync(path.join(content, 'campaigns/202308-1/images/month.svg'), 'utf8')}\n`)
    await drop(page, picture.locator('.own-picture'), { name: 'shop.svg', type: 'image/svg+xml', bytes })
    await expect(picture.getByText('images/shop.svg')).toBeVisible()
    await expect(page.locator('section[data-key-path="summaryKv.alt"] textarea')).toBeFocused()
    const other = await fieldAt(page, 'detailKv.src')
    await drop(page, other.locator('.own-picture'), { name: 'shop.svg', type: 'image/svg+xml', bytes })
    await expect(page.locator('section[data-key-path="detailKv.alt"] textarea')).toBeFocused()
    await expect(other.locator('code')).toHaveText('images/shop.svg')
    await save(page)
    const pictures = Object.keys(await readLocalFolder(page)).filter((name) => name.includes('202309-1/images/shop'))
    expect(pictures).toEqual(['content/campaigns/202309-1/images/shop.svg'])
    const thumbnail = page.getByRole('row').filter({ hasText: '202309-1/minamo' }).locator('img')
    await expect
      .poll(() => thumbnail.evaluateAll((all) => all.map((one) => Reflect.get(one, 'naturalWidth') > 0)))
      .toEqual([true])
  })

  await test.step('a picture that is shown elsewhere has its description there, which replaces only a placeholder', async () => {
    await openEntry(page, 'campaigns/entries/202309-1/minamo')
    const choose = async (field: string, picture: string) => {
      const control = await fieldAt(page, field)
      await control.getByText('この月の絵と、共通の絵からえらぶ').click()
      await control.getByRole('button', { name: picture }).click()
      return control
    }
    const alternative = page.locator('section[data-key-path="detailKv.alt"] textarea')
    const picture = await choose('detailKv.src', '/images/selling-fee.svg')
    await expect(alternative).toHaveValue(altOf(content, '202308-1/selling-fee.mdx', '/images/selling-fee.svg'))
    await expect(alternative).toBeFocused()
    await expect(picture.getByRole('status')).toContainText('読んで確かめてください')

    await choose('affiliateModalImg.src', '/images/selling-fee.svg')
    const ofModal = page.locator('section[data-key-path="affiliateModalImg.alt"]')
    await expect(ofModal.locator('textarea')).toBeFocused()
    await expect(ofModal.locator('.own-note')).toHaveCount(0, { timeout: 10_000 })

    await alternative.fill('自分で書いた説明')
    await choose('detailKv.src', '/images/eighth-day.svg')
    await expect(picture.getByRole('status')).toHaveCount(0)
    await expect(alternative).toHaveValue('自分で書いた説明')
  })

  await leaveWithoutSaving(page)

  await test.step('each text of a body that was copied leads to its own field, in which it is selected', async () => {
    await openEntry(page, 'campaigns/entries/202309-1/8th-day')
    const marks = previewOf(page).locator('.preview-marked')
    for (const [text, field] of [
      ['お店ではカードを差し込み、ネットではカード番号を入力します。', 'blocks.5.parts.1.body'],
      ['- 電子マネーやプリペイドカードへのチャージ', 'blocks.8.body'],
      ['ネットの買い物は、いつのお支払いになりますか', 'blocks.9.parts.1.title'],
    ] as const) {
      await marks.getByRole('button', { name: text }).click()
      const control = page.locator(`section[data-key-path="${field}"] textarea`)
      await expect(control).toBeFocused()
      await expect
        .poll(() =>
          control.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
        )
        .toBe(text)
      await expect(control).toBeInViewport()
    }

    await page.keyboard.type('ネットのお店でも使えますか')
    await expect(marks.getByRole('button', { name: 'ネットの買い物は、いつのお支払いになりますか' })).toHaveCount(0)
    await expect(marks.getByRole('button', { name: 'ネットのお店でも使えますか' })).toHaveCount(0)
    await expect(marks.getByRole('button', { name: '何回かに分けて支払ってもよいですか' })).toHaveCount(1)
  })

  await test.step('a drawing that browsers cannot show is told at its field, and another is chosen', async () => {
    const picture = await fieldAt(page, 'detailKv.src')
    const broken = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420"><title>A & B</title></svg>',
    )
    await drop(page, picture.locator('.own-picture'), { name: 'big.svg', type: 'image/svg+xml', bytes: broken })
    await expect(picture.locator('.own-note')).toContainText('& の書き方')

    await picture.getByText('この月の絵と、共通の絵からえらぶ').click()
    await picture.getByRole('button', { name: '/images/apple.svg' }).click()
    await expect(page.locator('section[data-key-path="detailKv.alt"] textarea')).toBeFocused()
    await expect(picture.getByRole('button', { name: '/images/apple.svg' })).toBeHidden()
    await expect(picture.locator('.own-note', { hasText: '& の書き方' })).toHaveCount(0)
  })
})

test('a folder that differs from the served content has its own months, pictures and new campaigns', async ({
  page,
}) => {
  const files = ['content/campaigns/202308-1/images/old.svg', 'content/campaigns/202308-1/images/older.svg']
  const drawing = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="500"><circle r="200" fill="${color}"/></svg>`
  const texts = Object.fromEntries(files.map((file, index) => [file, drawing(index === 0 ? 'red' : 'blue')]))
  const content = copyContent()
  await openLocalFolder(page, content, texts)

  await test.step('pictures that nothing shows are removed together, once that is confirmed', async () => {
    const before = await readLocalFolder(page)
    await openEntry(page, 'months/entries/202308-1/month')
    const unused = previewOf(page).locator('section', { hasText: 'この月の、使っていない絵' })
    await expect(unused).toContainText('old.svg、older.svg')
    await unused.getByRole('button', { name: '使っていない絵を消す' }).click()
    const dialog = page.getByRole('dialog')
    const widths = await dialog
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(images.map((image) => image.decode().then(() => image.naturalWidth))),
      )
    expect(widths).toEqual([750, 750])
    await dialog.getByRole('button', { name: '2枚を消す' }).click()
    await expect(unused).toBeHidden()
    const left = Object.entries(before).filter(([file]) => !files.includes(file))
    expect(await readLocalFolder(page)).toEqual(Object.fromEntries(left))
  })

  await test.step('a campaign shows its month, and the sentences of a new one the days that it will be saved with', async () => {
    const head = page.locator('.content-editor .toolbar h2')
    const textBehind = () => head.evaluate((element) => getComputedStyle(element, '::after').content)
    await openEntry(page, 'campaigns/entries/202308-1/8th-day')
    await expect.poll(textBehind).toContain('202308-1')
    await openEntry(page, 'months/entries/202308-1/month')
    await expect.poll(textBehind).toBe('none')
    await page.evaluate((hash) => (location.hash = hash), '#/collections/new-eighth-day/new?path=202307-1')
    await expect.poll(textBehind).toContain('202307-1')
    await expect(await fieldAt(page, 'title')).toContainText('読まれる文：7月8日は8の日')
  })
  await leaveWithoutSaving(page)

  await test.step('a new campaign is listed in its month, and its offer is on the entry screen', async () => {
    const month = await readLocalFile(page, 'content/campaigns/202308-1/month.yaml')
    await page.evaluate((hash) => (location.hash = hash), '#/collections/new-entry/new')
    // The newest month of the folder, and not of the content that is served.
    await expect(page).toHaveURL(/new-entry\/new\?path=202308-1$/)
    await page.getByRole('textbox', { name: /スラッグ/ }).fill('autumn')
    await saveStarted(page, 'campaigns/entries/202308-1/autumn')
    expect(await readLocalFile(page, 'content/campaigns/202308-1/month.yaml')).toBe(listCampaign(month, 'autumn'))
    expect(await readLocalFile(page, 'content/screens/entry.yaml')).toContain('- promotionKey: autumn')
    await openEntry(page, 'months/entries/202308-1/month')
    await expect((await fieldAt(page, 'campaigns.2')).locator('select')).toHaveValue('autumn')
  })

  await test.step('a missing folder is reported before a month is started in it', async () => {
    await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      await root.removeEntry('project', { recursive: true })
    })
    await page.getByRole('button', { name: '編集をキャンセル' }).click()
    const dialog = await beginMonth(page)
    await expect(dialog.getByRole('alert')).toHaveText(
      'このフォルダーを読めません。ページを読みこみなおして、フォルダーを選びなおしてください。',
    )
  })
})
