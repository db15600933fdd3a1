import { expect, test, type Page } from '@playwright/test'

import type { PackedContent } from '#editor/engine/engine-client.ts'

import { countBackupsWith } from '../support/editor/backups.ts'
import {
  checkField,
  editField,
  fieldAt,
  leaveWithoutSaving,
  navigateTo,
  openEntry,
  save,
  saveButton,
} from '../support/editor/entries.ts'
import { corpusContent, readCorpusFile } from '../support/editor/corpus-files.ts'
import { linesOnlyIn } from '../support/editor/lines-only-in.ts'
import { openEmptyPage, openLocalFolder, readLocalFile, writeLocalFiles } from '../support/editor/local-folder.ts'
import { recordWorkers, terminateWorkers } from '../support/editor/workers.ts'
import { getPreview, getShownPage } from '../support/editor/preview.ts'

const file = 'content/campaigns/202309-1/restaurant.mdx'
const entry = 'campaigns/entries/202309-1/restaurant'
const published = readCorpusFile(file)

async function typeInto(page: Page, field: string, text: string): Promise<void> {
  const input = (await fieldAt(page, field)).getByRole('textbox').first()
  await input.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(text)
}

/** Starts an entry of each kind under an id that exists, which is refused before anything is written. */
async function useTakenIds(page: Page): Promise<void> {
  for (const [collection, id, taken] of [
    ['new-rate/new?path=202309-1', 'restaurant', file],
    ['new-month/new', '202308-1', 'content/campaigns/202308-1/month.yaml'],
    ['new-note/new', 'points-base', 'content/annotations/points-base.yaml'],
  ] as const)
    await test.step(taken, async () => {
      const published = await readLocalFile(page, taken)
      await navigateTo(page, collection)
      await page.getByRole('textbox', { name: /スラッグ/ }).fill(id)
      await saveButton(page).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText('もうあります')
      await dialog.getByRole('button', { name: 'OK' }).click()
      expect(await readLocalFile(page, taken)).toBe(published)
      await leaveWithoutSaving(page)
    })
}

/** Saves a form whose file another program has changed meanwhile: neither, both, and theirs. */
async function saveOverChange(page: Page): Promise<void> {
  await openEntry(page, entry)
  await editField(page, 'description', (text) => `${text}自分の言葉`)
  const other = published.replace('食欲の秋を、', '収穫の秋を、').replace('reductionRate: 3', 'reductionRate: 4')
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
    await writeLocalFiles(page, { [file]: published })
    await saveButton(page).click()
    await question.getByRole('button', { name: 'ほかの人の内容にする' }).click()
    await expect(saveButton(page)).toBeHidden()
    expect(await readLocalFile(page, file)).toBe(published)
    await openEntry(page, entry)
    await expect((await fieldAt(page, 'description')).getByRole('textbox').first()).not.toHaveValue(/言葉|もう一つ/)
  })
}

/** Saves a form while the folder refuses it, which leaves what was typed. */
async function failToSave(page: Page): Promise<void> {
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
            createWritable: () =>
              new Promise((_, reject) => {
                Object.assign(window, { failSaving: () => reject(new DOMException('The request failed.', error)) })
              }),
          })
        },
        [name, permission] as const,
      )
      const fields = page.locator('.content-editor .body')
      await saveButton(page).click()
      if (permission === 'granted') {
        await expect(fields).toHaveAttribute('inert')
        await page.waitForFunction(() => 'failSaving' in window)
        await page.evaluate(() => {
          const fail = Reflect.get(window, 'failSaving') as () => void
          Reflect.deleteProperty(window, 'failSaving')
          fail()
        })
      }
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(words)
      await dialog.getByRole('button', { name: 'OK' }).click()
      await expect(fields).not.toHaveAttribute('inert')
      await expect((await fieldAt(page, 'description')).getByRole('textbox').first()).toHaveValue(text)
      expect(await readLocalFile(page, file)).toBe(published)
    })
}

test('nothing is overwritten: an id that exists is refused, a file that changed on disk is asked about, and an error is explained in Japanese', async ({
  page,
}) => {
  await openLocalFolder(page, corpusContent)
  await test.step('an id that exists', () => useTakenIds(page))
  await test.step('a file that changed while its form was open', () => saveOverChange(page))
  // Last, because it breaks the folder.
  await test.step('an error while saving', () => failToSave(page))
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
  await openLocalFolder(page, corpusContent)
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
      await navigateTo(page, address)
      await typeInto(page, 'title', typed)
      await expect(getShownPage(page).locator('h1')).toContainText(typed)
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
  await openLocalFolder(page, corpusContent)
  await openEntry(page, entry)
  const good = '✓ 直すところはありません'

  await test.step('content that cannot be fetched', async () => {
    await expect(checkField(page)).toContainText('確かめる仕組みが止まっています')
    await checkField(page).getByRole('button', { name: 'もう一度ためす' }).click()
    await expect(checkField(page)).toContainText(good)
    await expect(getShownPage(page).locator('h1')).toBeVisible()
  })

  await test.step('an engine that is silent is started again, and until then there is no ✓', async () => {
    await page.clock.install()
    await terminateWorkers(page)
    await editField(page, 'title', () => '実りの秋を、\nたのしもう。')
    await expect(checkField(page)).toContainText('確かめています…')
    await expect(getPreview(page).getByText('この入力に、直すところはありません。')).toHaveCount(0)
    await page.clock.fastForward(31_000)
    await expect(checkField(page)).toContainText(good)
    await expect(getShownPage(page).locator('h1')).toContainText('実りの秋を')
  })
})

test('a changed promise of an ended campaign is reported after a save and a reload, as by `npm run check`', async ({
  page,
}) => {
  const ended = 'content/campaigns/202308-1/8th-day.mdx'
  const published = readCorpusFile(ended)
  const warning = /終わったキャンペーンの約束を変えています/
  await openLocalFolder(page, corpusContent)
  await openEntry(page, 'campaigns/entries/202308-1/8th-day')
  await (await fieldAt(page, 'maximumGrantPoint')).getByRole('spinbutton').fill('500')
  await expect(checkField(page)).toContainText(warning)
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
  await expect(checkField(page)).toContainText(warning)
})
