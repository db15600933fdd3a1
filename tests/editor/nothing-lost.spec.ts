import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { copyToMonth } from '#content-layer/scaffold/copy-month-file.ts'
import type { PackedContent } from '#editor/engine/engine-client.ts'
import { root } from '#tools/commands/project-paths.ts'

import { countBackupsWith } from '../support/editor/backups.ts'
import { editField, fieldAt, leaveWithoutSaving, openEntry, save, saveButton } from '../support/editor/entries.ts'
import { linesOnlyIn } from '../support/editor/lines-only-in.ts'
import { openEmptyPage, openLocalFolder, readLocalFile, writeLocalFiles } from '../support/editor/local-folder.ts'
import { recordWorkers, terminateWorkers } from '../support/editor/workers.ts'
import { previewOf, shownPage } from '../support/editor/preview.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
const file = 'content/campaigns/202309-1/restaurant.mdx'
const entry = 'campaigns/entries/202309-1/restaurant'
const before = readFileSync(path.join(root, 'tests', 'corpus', file), 'utf8')

const check = (page: Page) => page.locator('section[data-key-path="$answers"]')

async function typeInto(page: Page, field: string, text: string): Promise<void> {
  const input = (await fieldAt(page, field)).getByRole('textbox').first()
  await input.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(text)
}

test('an id that exists is refused before anything is written', async ({ page }) => {
  await openLocalFolder(page, content)
  for (const [collection, id, taken] of [
    ['new-rate/new?path=202309-1', 'restaurant', file],
    ['new-month/new', '202308-1', 'content/campaigns/202308-1/month.yaml'],
    ['new-note/new', 'points-base', 'content/annotations/points-base.yaml'],
  ] as const)
    await test.step(taken, async () => {
      const published = await readLocalFile(page, taken)
      await page.evaluate((hash) => (location.hash = hash), `#/collections/${collection}`)
      await page.getByRole('textbox', { name: /スラッグ/ }).fill(id)
      await saveButton(page).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText('もうあります')
      await dialog.getByRole('button', { name: 'OK' }).click()
      expect(await readLocalFile(page, taken)).toBe(published)
      await leaveWithoutSaving(page)
    })
})

test('a file that changed on disk while its form was open is not overwritten, and both changes can be saved', async ({
  page,
}) => {
  await openLocalFolder(page, content)
  await openEntry(page, entry)
  await editField(page, 'description', (text) => `${text}自分の言葉`)
  const other = before.replace('食欲の秋を、', '収穫の秋を、').replace('reductionRate: 3', 'reductionRate: 4')
  await writeLocalFiles(page, { [file]: other })
  const question = page.getByRole('dialog', { name: 'ほかの人が、このファイルを先に変えています' })
  await saveButton(page).click()
  await expect(question).toContainText('大見出し：もと 「食欲の秋を')
  await expect(question).toContainText('自分の言葉」')
  await question.getByRole('button', { name: 'やめる' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  expect(await readLocalFile(page, file)).toBe(other)
  await expect((await fieldAt(page, 'description')).getByRole('textbox').first()).toHaveValue(/自分の言葉$/)

  await test.step('both', async () => {
    await saveButton(page).click()
    await question.getByRole('button', { name: /両方を合わせて保存/ }).click()
    await expect(saveButton(page)).toBeHidden()
    const saved = await readLocalFile(page, file)
    expect(linesOnlyIn(other, saved)).toHaveLength(1)
    expect(linesOnlyIn(saved, other)).toEqual([expect.stringContaining('自分の言葉')])
  })

  await test.step('theirs, after which the form has it', async () => {
    await openEntry(page, entry)
    await editField(page, 'description', (text) => `${text}もう一つ`)
    await writeLocalFiles(page, { [file]: before })
    await saveButton(page).click()
    await question.getByRole('button', { name: 'ほかの人の内容にする' }).click()
    await expect(saveButton(page)).toBeHidden()
    expect(await readLocalFile(page, file)).toBe(before)
    await openEntry(page, entry)
    await expect((await fieldAt(page, 'description')).getByRole('textbox').first()).not.toHaveValue(/言葉|もう一つ/)
  })
})

/** Creates the database of the browser as an older editor did, with one of its stores. */
async function createOldDatabase(page: Page): Promise<void> {
  await openEmptyPage(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('github:local/folder')
        request.onupgradeneeded = () => request.result.createObjectStore('ui-settings')
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      }),
  )
}

/** Serves initial values of new entries in which the newest month has changed. */
async function changeInitialValues(page: Page): Promise<void> {
  await page.route('**/admin/starts.json', async (route) => {
    const response = await route.fetch()
    const starts = (await response.json()) as { monthText: string }
    const monthText = starts.monthText.replace('title:', 'title: # x')
    await route.fulfill({ response, json: { ...starts, monthText } })
  })
}

test('what was typed comes back after a reload, also when the newest month has changed, and after an older editor created fewer stores', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await createOldDatabase(page)
  await openLocalFolder(page, content)
  const stores = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open('github:local/folder')
        request.onsuccess = () => {
          resolve([...request.result.objectStoreNames])
          request.result.close()
        }
      }),
  )
  expect(stores).toEqual([
    'asset-hashes',
    'asset-thumbnails',
    'draft-backups',
    'file-cache',
    'file-system-handles',
    'meta',
    'ui-settings',
  ])
  await changeInitialValues(page)
  // What is typed stands nowhere in the content: a form that was begun has a backup before anything is typed.
  for (const [kind, address, typed] of [
    ['an entry', entry, 'ゐ'],
    ['an entry that was begun', 'new-bonus/new?path=202309-1', 'ゑ'],
  ] as const)
    await test.step(kind, async () => {
      await page.evaluate((hash) => (location.hash = hash), `#/collections/${address}`)
      await typeInto(page, 'title', typed)
      await expect(shownPage(page).locator('h1')).toContainText(typed)
      await expect.poll(() => countBackupsWith(page, typed)).toBe(1)
      asked.length = 0
      await page.reload()
      expect(asked).toEqual(['beforeunload'])
      await page.getByRole('alertdialog').getByRole('button', { name: '復元' }).click()
      await expect((await fieldAt(page, 'title')).getByRole('textbox').first()).toHaveValue(new RegExp(`${typed}$`))
      await leaveWithoutSaving(page)
    })
})

test('a failure to load the content, or of the engine, is reported and tried again; ✓ is about the current text only', async ({
  page,
}) => {
  let failures = 4
  await page.route('**/admin/content.json', (route) =>
    (failures -= 1) >= 0 ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await recordWorkers(page)
  await openLocalFolder(page, content)
  await openEntry(page, entry)
  const good = '✓ 直すところはありません'

  await test.step('content that cannot be fetched', async () => {
    await expect(check(page)).toContainText('確かめる仕組みが止まっています')
    await check(page).getByRole('button', { name: 'もう一度ためす' }).click()
    await expect(check(page)).toContainText(good)
    await expect(shownPage(page).locator('h1')).toBeVisible()
  })

  await test.step('an engine that is silent is started again, and until then there is no ✓', async () => {
    await page.clock.install()
    await terminateWorkers(page)
    await editField(page, 'title', () => '実りの秋を、\nたのしもう。')
    await expect(check(page)).toContainText('確かめています…')
    await expect(previewOf(page).getByText('この入力に、直すところはありません。')).toHaveCount(0)
    await page.clock.fastForward(31_000)
    await expect(check(page)).toContainText(good)
    await expect(shownPage(page).locator('h1')).toContainText('実りの秋を')
  })
})

test('files that were not written here keep their line ends, byte order mark and other lines, and are corrected as text where they have no fields', async ({
  page,
}) => {
  const note = 'content/annotations/points-base.yaml'
  const unreadable = 'content/campaigns/202309-1/8th-day.mdx'
  const readable = readFileSync(path.join(root, 'tests', 'corpus', unreadable), 'utf8')
  const files = {
    [file]: `\uFEFF${before.replaceAll('\n', '\r\n')}`,
    [note]: readFileSync(path.join(root, 'tests', 'corpus', note), 'utf8').replaceAll('\n', '\r'),
    [unreadable]: readable.replace('title: ', '<<<<<<< HEAD\ntitle: '),
  }
  await openLocalFolder(page, content, files)
  for (const [name, address, field] of [
    [file, entry, 'description'],
    [note, 'annotations/entries/points-base', 'title'],
  ] as const)
    await test.step(name, async () => {
      await openEntry(page, address)
      await editField(page, field, (text) => `${text}新しい言葉`)
      await save(page)
      const saved = await readLocalFile(page, name)
      expect(saved.split('新しい言葉').join('')).toBe(files[name])
      expect(saved).not.toBe(files[name])
      await openEntry(page, address)
      await editField(page, field, (text) => text.replace('新しい言葉', ''))
      await save(page)
      expect(await readLocalFile(page, name)).toBe(files[name])
    })

  await test.step('a file without fields is marked in its list, and is corrected as text', async () => {
    await page.evaluate((hash) => (location.hash = hash), '#/collections/campaigns')
    await expect(page.getByRole('row').filter({ hasText: '202309-1/8th-day' })).toContainText('⚠')
    await openEntry(page, 'campaigns/entries/202309-1/8th-day')
    const text = (await fieldAt(page, '$text')).getByRole('textbox')
    await expect(text).toHaveValue(files[unreadable])
    await expect(check(page).locator('summary')).toContainText('直すところ 1件')
    await expect(page.locator('section[data-key-path="title"]')).toBeHidden()
    await text.fill(readable)
    await expect(check(page).locator('summary')).toContainText('✓')
    await save(page)
    expect(await readLocalFile(page, unreadable)).toBe(readable)
  })

  await test.step('mended, it has its fields; one that is emptied is saved, and reported', async () => {
    await openEntry(page, 'campaigns/entries/202309-1/8th-day')
    await expect(page.locator('section[data-key-path="$text"]')).toBeHidden()
    await editField(page, 'description', () => '')
    await expect(check(page).locator('summary')).toContainText('直すところ')
    await save(page)
    expect(await readLocalFile(page, unreadable)).toMatch(/^description: ""$/mu)
  })
})

test('an error while saving is explained in Japanese, and what was typed stays', async ({ page }) => {
  await openLocalFolder(page, content)
  await openEntry(page, entry)
  const text = await editField(page, 'description', (old) => `${old}新しい言葉`)
  for (const [name, permission, words] of [
    ['NotAllowedError', 'denied', '書きこむ許可がなくなりました'],
    ['QuotaExceededError', 'granted', '空きが足りません'],
    ['NotFoundError', 'granted', 'フォルダーかファイルが見つかりません'],
  ] as const)
    await test.step(name, async () => {
      await page.evaluate(
        ([error, state]) => {
          Object.assign(FileSystemHandle.prototype, { requestPermission: () => Promise.resolve(state) })
          Object.assign(FileSystemFileHandle.prototype, {
            createWritable: () => Promise.reject(new DOMException('The request failed.', error)),
          })
        },
        [name, permission] as const,
      )
      await saveButton(page).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(words)
      await dialog.getByRole('button', { name: 'OK' }).click()
      await expect((await fieldAt(page, 'description')).getByRole('textbox').first()).toHaveValue(text)
      expect(await readLocalFile(page, file)).toBe(before)
    })
})

/** Opens a copy of the entry whose form is open. */
async function copyEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'エディターオプションを表示' }).click()
  await page.getByRole('menuitem', { name: '複製' }).click()
}

const corpusFile = (name: string) => readFileSync(path.join(content, name), 'utf8')

test('a copy has an id that is free and the days of its month, and is marked where it may still be of the original', async ({
  page,
}) => {
  await openLocalFolder(page, content, {
    'content/campaigns/202308-1/selling-fee-2.mdx': corpusFile('campaigns/202308-1/selling-fee.mdx'),
  })
  const marks = previewOf(page).locator('.preview-marked')

  await test.step('a month, whose marks show their words', async () => {
    await openEntry(page, 'months/entries/202309-1/month')
    await expect(check(page).locator('summary')).toContainText('✓')
    await copyEntry(page)
    await expect(page.getByRole('textbox', { name: /スラッグ/ })).toHaveValue('202310-1')
    await expect(marks.first()).toBeVisible()
    await expect(previewOf(page).locator('.preview-words').first()).not.toBeEmpty()
    await save(page)
    expect(await readLocalFile(page, 'content/campaigns/202310-1/month.yaml')).toBe(
      copyToMonth('month.yaml', corpusFile('campaigns/202309-1/month.yaml'), '202309-1', '202310-1'),
    )
  })

  await test.step('a campaign in its own month, whose days are not moved', async () => {
    await openEntry(page, 'campaigns/entries/202308-1/selling-fee')
    // The two have the same body, which is reported once both are known.
    await expect(check(page).locator('summary')).toContainText('確かめてほしいところ')
    await copyEntry(page)
    await expect(page.getByRole('textbox', { name: /スラッグ/ })).toHaveValue('selling-fee-3')
    await expect(marks.filter({ hasText: '2023-08-31 23:59' })).toBeVisible()
    // It is listed in its month, for which the page loads again.
    const loaded = page.waitForEvent('load')
    await saveButton(page).click()
    await loaded
    await expect(saveButton(page)).toBeHidden()
    expect(await readLocalFile(page, 'content/campaigns/202308-1/month.yaml')).toContain('  - selling-fee-3\n')
    const saved = await readLocalFile(page, 'content/campaigns/202308-1/selling-fee-3.mdx')
    expect(saved).toBe(
      copyToMonth('selling-fee.mdx', corpusFile('campaigns/202308-1/selling-fee.mdx'), '202308-1', '202308-1'),
    )
    expect(saved).toMatch(/^ {2}start: .* # 見直す\n {2}end: .* # 見直す$/mu)
  })
})

test('a changed promise of an ended campaign is reported after a save and a reload, as by `npm run check`', async ({
  page,
}) => {
  const ended = 'content/campaigns/202308-1/8th-day.mdx'
  const published = readFileSync(path.join(root, 'tests', 'corpus', ended), 'utf8')
  const warning = /終わったキャンペーンの約束を変えています/
  await openLocalFolder(page, content)
  await openEntry(page, 'campaigns/entries/202308-1/8th-day')
  await (await fieldAt(page, 'maximumGrantPoint')).getByRole('spinbutton').fill('500')
  await expect(check(page)).toContainText(warning)
  await save(page)
  const saved = await readLocalFile(page, ended)
  expect(saved).not.toBe(published)
  // The content is served from the folder that was saved into, with what git has of it.
  await page.route('**/admin/content.json', async (route) => {
    const response = await route.fetch()
    const packed = (await response.json()) as PackedContent
    const name = ended.replace('content/', '')
    const files = { ...packed.files, [name]: Buffer.from(saved).toString('base64') }
    await route.fulfill({ response, json: { files, published: { ...packed.published, [name]: published } } })
  })
  await page.reload()
  await openEntry(page, 'campaigns/entries/202308-1/8th-day')
  await expect(check(page)).toContainText(warning)
})
