import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { countBackupsWith } from '../support/editor/backups.ts'
import { checkField, drawnField, editField, fieldAt, notesAt, openEntry, save } from '../support/editor/entries.ts'
import { FakeGitHub } from '../support/editor/host/fake-github.ts'
import { openHost } from '../support/editor/host/open-host.ts'
import { linesOnlyIn } from '../support/editor/lines-only-in.ts'
import { openLocalFolder, readLocalFile, writeLocalFiles } from '../support/editor/local-folder.ts'
import { getDiagnostics, getPreview, getShownPage } from '../support/editor/preview.ts'
import { messagesOfCheck } from '../support/editor/messages-of-check.ts'
import { isWholeGrid } from '../support/run/grid.ts'
import { readText } from '../support/pages/read-text.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
const file = 'campaigns/202309-1/restaurant.mdx'
const entry = 'campaigns/entries/202309-1/restaurant'

/** Words that somebody has to look at. */
const claim = '還元率No.1です。'

test('a drawing that reached the host after the editor was built is checked unchanged, not as Sveltia wraps it', async ({
  page,
}) => {
  const newer = path.join(mkdtempSync(path.join(tmpdir(), 'newer-')), 'content')
  cpSync(content, newer, { recursive: true })
  const folder = path.join(newer, 'campaigns', '202309-1')
  cpSync(path.join(folder, 'images', 'month.svg'), path.join(folder, 'images', 'moon.svg'))
  const month = readFileSync(path.join(folder, 'month.yaml'), 'utf8')
  writeFileSync(path.join(folder, 'month.yaml'), month.replace('images/month.svg', 'images/moon.svg'))
  await openHost(page, FakeGitHub, newer)
  await openEntry(page, 'months/entries/202309-1/month')
  await expect(getShownPage(page).getByRole('img', { name: '満月の下のすすき' }).first()).toBeVisible()
  await expect(getDiagnostics(page, 'error')).toHaveCount(0)
})

/** Restores the published value of changed fields of the form, and opens the month, whose calendar leads back to it. */
async function restorePublished(page: Page): Promise<void> {
  const shown = getPreview(page).getByRole('region', { name: '公開中の値' })
  for (const [field, role, value, published] of [
    ['description', 'textbox', '別の文です。', /^｛月｝|^9月/],
    ['reductionRate', 'spinbutton', '5', /^3$/],
    ['grantBy', 'textbox', '2023-11-30', /^2023-10-31$/],
  ] as const)
    await test.step(field, async () => {
      const input = (await fieldAt(page, field)).getByRole(role).first()
      await input.focus()
      await expect(shown).toBeHidden()
      const before = await input.inputValue()
      await input.fill(value)
      await expect(shown.locator('.preview-words')).toHaveText(before)
      await expect(shown.locator('.preview-words')).toHaveText(published)
      await shown.getByRole('button', { name: 'この値に戻す' }).click()
      await expect(input).toHaveValue(before)
      await expect(input).toBeFocused()
      await expect(shown).toBeHidden()
      await page.keyboard.press('ControlOrMeta+z')
      await expect(input).toHaveValue(value)
      await shown.getByRole('button', { name: 'この値に戻す' }).click()
      await expect(shown).toBeHidden()
    })
  await expect(page.locator('button[aria-keyshortcuts="Ctrl+S"]')).toBeDisabled()
  // Sveltia removes the draft of what was taken back half a second later; until then it offers to restore it.
  await expect.poll(() => countBackupsWith(page, '2023-11-30')).toBe(0)

  await test.step('calendar', async () => {
    await openEntry(page, 'months/entries/202309-1/month')
    const calendar = getPreview(page).locator('.preview-calendar')
    await calendar.locator('summary').click()
    const last = calendar.locator('section').filter({ hasText: '2023年9月30日(土)' })
    await last.getByRole('button', { name: /^9月の飲食店キャンペーン\s*23:59 に終わる$/ }).click()
    await expect(page).toHaveURL(/#\/collections\/campaigns\/entries\/202309-1\/restaurant$/)
    await expect(drawnField(page, 'period.end').locator('input').first()).toBeFocused()
    await expect(calendar).toBeHidden()
  })
}

test('the page beside the form restores published values, has the calendar of a month, and shows what is typed with the diagnostics of the check', async ({
  page,
}) => {
  await openLocalFolder(page, content)
  await openEntry(page, entry)
  await test.step('published values', () => restorePublished(page))
  const faults = getDiagnostics(page, 'error')

  await test.step('a title is the heading of the page, and again once it is taken back', async () => {
    const heading = getShownPage(page).locator('h1')
    await expect(heading).toContainText('食欲の秋を、')
    await editField(page, 'title', (text) => text.replace('食欲', '収穫'))
    await expect(heading).toContainText('収穫の秋を、')
    await editField(page, 'title', (text) => text.replace('収穫', '食欲'))
    await expect(heading).toContainText('食欲の秋を、')
    await expect(getPreview(page).getByText('この入力に、直すところはありません。')).toBeVisible()
    await editField(page, 'title', () => '実りの秋を、\nたのしもう。')
    await expect.poll(() => readText(heading)).toMatch(/実りの秋を、\s*たのしもう。/)
  })

  await test.step('a mistake is reported, with the way to its field', async () => {
    await (await fieldAt(page, 'reductionRate')).getByRole('spinbutton').fill('5')
    await expect(faults).toHaveCount(1)
    await expect(getPreview(page).getByText('このままでも保存できます。')).toBeVisible()
    await faults.getByRole('button').click()
    const figure = (await fieldAt(page, 'headline.figure')).getByRole('spinbutton')
    await expect(figure).toBeFocused()
    await expect(await notesAt(page, 'headline.figure')).toContainText(await faults.locator('strong').innerText())
    await expect(figure).toHaveAccessibleDescription(/「上乗せの還元率（%）」5 = 6/)
  })

  await test.step('so is what may be meant', async () => {
    await editField(page, 'description', (text) => `${text}${claim}`)
    await expect(getDiagnostics(page, 'warning')).not.toHaveCount(0)
    await expect((await fieldAt(page, '$answers')).locator('summary')).toContainText(
      /直すところ \d件、確かめてほしいところ \d件/,
    )
  })

  await test.step('a text that the focus is in is marked on the page, and a tap on the page opens its field', async () => {
    await (await fieldAt(page, 'title')).getByRole('textbox').focus()
    await (await fieldAt(page, 'tag')).getByRole('textbox').focus()
    await expect(getShownPage(page).locator('[style*=outline]')).toHaveText('9月の飲食店キャンペーン')
    await getShownPage(page).locator('h1').click()
    await expect((await fieldAt(page, 'title')).getByRole('textbox')).toBeFocused()
    await expect(getShownPage(page).locator('h1').locator('..').locator('[style*=outline]')).toContainText(
      '実りの秋を、',
    )
  })

  await test.step('the file can be saved all the same, and the check reports the same', async () => {
    const reported = await getPreview(page).locator('.preview-diagnostic strong').allTextContents()
    await save(page)
    expect([...reported].sort()).toEqual(
      (await messagesOfCheck(content, file, await readLocalFile(page, `content/${file}`))).sort(),
    )
  })

  await test.step('what is mended is gone', async () => {
    await openEntry(page, entry)
    await expect(faults).not.toHaveCount(0)
    await (await fieldAt(page, 'reductionRate')).getByRole('spinbutton').fill('3')
    await editField(page, 'description', (text) => text.replace(claim, ''))
    await expect(getPreview(page).getByText('この入力に、直すところはありません。')).toBeVisible()
  })

  await test.step('the differences from the previous version are listed, with what was typed, and lead to their fields', async () => {
    const differences = getPreview(page).locator('.preview-earlier:not(.preview-leftovers)')
    await differences.locator('summary').first().click()
    // It is compared with another campaign, from which its texts differ anyway.
    await expect(differences.locator(':scope > ul').getByText('上乗せの還元率')).toBeVisible()
    const title = differences.getByRole('button', { name: /^大見出し/ })
    await expect(title).toBeHidden()
    await differences.getByText('文や絵など、ほかのちがい').click()
    await expect(title).toContainText('実りの秋を、')
    await title.click()
    await expect((await fieldAt(page, 'title')).getByRole('textbox')).toBeFocused()
  })
})

test('changes by another program are on the page once a form is opened, and nothing else of the folder is read', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const names: string[] = []
    const original = Reflect.get(Blob.prototype, 'arrayBuffer')
    const arrayBuffer = function (this: Blob): Promise<ArrayBuffer> {
      if (this instanceof File) names.push(this.name)
      return original.call(this)
    }
    Object.assign(Blob.prototype, { arrayBuffer })
    Object.assign(window, { names })
  })
  const readNames = () => page.evaluate(() => (Reflect.get(window, 'names') as string[]).splice(0))
  await openLocalFolder(page, content)
  await openEntry(page, 'annotations/entries/points-base')
  await expect(checkField(page).locator('summary')).toContainText('✓')
  await expect.poll(async () => (await readNames()).includes('month.svg')).toBe(true)
  // All files are read once, in no order.
  const namesWithin500Ms = async () => {
    await readNames()
    await page.waitForTimeout(500)
    return readNames()
  }
  await expect.poll(namesWithin500Ms).toEqual([])
  const text = await readLocalFile(page, `content/${file}`)
  await readNames()

  await writeLocalFiles(page, { [`content/${file}`]: text.replace('食欲の秋を、', '収穫の秋を、') })
  await openEntry(page, 'months/entries/202309-1/month')
  await expect(getShownPage(page).getByText('収穫の秋を、').first()).toBeVisible()
  expect(await readNames()).toEqual(['restaurant.mdx'])
})

if (isWholeGrid)
  test('a warning is confirmed at its line by a comment, which is saved', async ({ page }) => {
    await openLocalFolder(page, content)
    await openEntry(page, entry)
    const before = await readLocalFile(page, `content/${file}`)
    await editField(page, 'description', () => '還元率No.1の飲食店キャンペーンです。')
    const remark = getDiagnostics(page, 'warning').first()
    await remark.getByRole('button', { name: 'このままでよい（理由を書く）' }).click()
    await remark.getByRole('textbox').fill('調べの結果がある')
    await remark.getByRole('button', { name: '確認ずみにする' }).click()
    await expect(getPreview(page).getByText('確認ずみ: 調べの結果がある')).toBeVisible()
    await save(page)
    const saved = await readLocalFile(page, `content/${file}`)
    expect(linesOnlyIn(saved, before)).toEqual([
      'description: 還元率No.1の飲食店キャンペーンです。 # 確認ずみ: 調べの結果がある',
    ])
    await openEntry(page, entry)
    await expect(getPreview(page).getByText('確認ずみ: 調べの結果がある')).toBeVisible()
  })
