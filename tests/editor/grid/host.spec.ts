import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { copyToMonth } from '#content-layer/scaffold/copy-month-file.ts'
import { root } from '#tools/commands/project-paths.ts'

import { editField, fieldAt, openEntry } from '../../support/editor/entries.ts'
import { FakeGitHub } from '../../support/editor/host/fake-github.ts'
import { FakeGitLab } from '../../support/editor/host/fake-gitlab.ts'
import type { FakeHost } from '../../support/editor/host/fake-host.ts'
import { openHost, signIn } from '../../support/editor/host/open-host.ts'
import { linesOnlyIn } from '../../support/editor/lines-only-in.ts'
import { getPreview } from '../../support/editor/preview.ts'
import { temporaryFolder } from '../../support/run/temporary-folder.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
const file = 'content/campaigns/202309-1/restaurant.mdx'
const entry = 'campaigns/entries/202309-1/restaurant'
const branch = 'cms/campaigns/202309-1%2Frestaurant'
const before = readFileSync(path.join(root, 'tests', 'corpus', file), 'utf8')

async function setRate(page: Page, rate: number): Promise<void> {
  await (await fieldAt(page, 'reductionRate')).getByRole('spinbutton').fill(String(rate))
}

/** Saves a draft, asks nobody for a review, and waits until the entry is closed. */
async function saveDraft(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '保存' })
  await button.click()
  await page.getByRole('button', { name: '後で' }).click()
  await expect(button).toBeHidden()
}

/** Saves a draft at a host that pauses meanwhile, and expects that nothing can be typed into its form. */
async function saveDraftSlowly(page: Page, host: FakeHost): Promise<void> {
  let resume: () => void = () => undefined
  host.pause = new Promise((resolve) => (resume = resolve))
  const title = (await fieldAt(page, 'title')).getByRole('textbox')
  await title.click()
  const button = page.getByRole('button', { name: '保存' })
  await button.click()
  await expect(page.locator('.content-editor .body')).toHaveAttribute('inert')
  await expect(title).not.toBeFocused()
  resume()
  await page.getByRole('button', { name: '後で' }).click()
  await expect(button).toBeHidden()
}

/** Says that the entry can be published. */
async function sayReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: /ステータス/ }).click()
  await page.getByRole('menuitemradio', { name: '公開可' }).click()
}

/** Asks for the entry to be published, which has to be said to be ready. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: '原稿を公開' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '公開' }).click()
}

const hosts = [
  ['GitHub', FakeGitHub],
  ['GitLab', FakeGitLab],
] as const

for (const [name, Kind] of hosts)
  test(`at ${name} a draft is a branch with a request to merge it, which is published once it has no faults`, async ({
    page,
  }) => {
    const wrong: string[] = []
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    const host = await openHost(page, Kind, content)
    const { repository } = host

    await test.step('a draft is a branch and a pull request, and changes its lines alone', async () => {
      await openEntry(page, entry)
      await editField(page, 'title', () => '実りの秋を、\nたのしもう。')
      await saveDraft(page)
      expect(repository.branches()).toEqual([branch, 'main'])
      expect(linesOnlyIn(repository.read(branch, file), before)).toEqual(['  実りの秋を、', '  たのしもう。'])
      expect(repository.read('main', file)).toBe(before)
      expect(host.pulls).toMatchObject([{ branch, base: 'main', isDraft: true, state: 'open' }])
    })

    await test.step('a change of it is another commit, and with a fault, too; nothing can be typed while it is saved', async () => {
      await openEntry(page, entry)
      await setRate(page, 5)
      await saveDraftSlowly(page, host)
      expect(repository.log(branch, 9)).toHaveLength(3)
      expect(repository.read(branch, file)).toContain('reductionRate: 5\n')
      expect(host.pulls).toHaveLength(1)
    })

    await test.step('with a fault it is not published, and the error is shown', async () => {
      await openEntry(page, entry)
      await sayReady(page)
      await publish(page)
      const refusal = page.getByRole('dialog', { name: '直すところが 1件 あるので、公開しません' })
      await expect(refusal).toContainText('「上乗せの還元率（%）」5 = 6')
      await refusal.getByRole('button', { name: '閉じる' }).click()
      expect(repository.read('main', file)).toBe(before)
    })

    await test.step('mended, it is, and the branch is gone', async () => {
      await setRate(page, 3)
      await page.getByRole('button', { name: '保存' }).click()
      await expect(page.getByRole('button', { name: '保存' })).toBeHidden()
      await openEntry(page, entry)
      await publish(page)
      await expect.poll(() => repository.branches()).toEqual(['main'])
      expect(linesOnlyIn(repository.read('main', file), before)).toEqual(['  実りの秋を、', '  たのしもう。'])
      expect(host.pulls).toMatchObject([{ state: 'merged' }])
    })
    expect(host.unknown).toEqual([])
    // But for the refusal, which is an error to Sveltia, and a branch that GitLab had removed by itself.
    expect(wrong.filter((message) => !/is not published|status of 404/.test(message))).toEqual([])
  })

test('a new campaign is published once the texts copied from the previous month are confirmed as read', async ({
  page,
}) => {
  const folder = path.join(await temporaryFolder(), 'content')
  cpSync(content, folder, { recursive: true })
  const [from, to] = ['202309-1', '202310-1'].map((month) => path.join(folder, 'campaigns', month))
  const copy = (name: string, edit: (text: string) => string) => {
    const text = copyToMonth(name, readFileSync(path.join(from ?? '', name), 'utf8'), '202309-1', '202310-1')
    writeFileSync(path.join(to ?? '', name), edit(text).replaceAll(/ # 見直す|\n\{\/\* 見直す \*\/\}\n/gu, ''))
  }
  mkdirSync(to ?? '')
  copy('8th-day.mdx', (text) => text.replace('月見の団子も、運動会のお弁当の材料も', 'おでんの材料も、新米も'))
  const host = await openHost(page, FakeGitHub, folder)
  await openEntry(page, 'campaigns/entries/202310-1/8th-day')
  await editField(page, 'title', () => '｛開始日：月日｝は8の日、\n｛上乗せ｝の上乗せ。')
  await saveDraft(page)
  await openEntry(page, 'campaigns/entries/202310-1/8th-day')
  await sayReady(page)
  await publish(page)
  const refusal = page.getByRole('dialog', { name: /写したままの文が \d+か所 あるので、まだ公開しません/ })
  await expect(refusal).toContainText('（202309-1/8th-day）と同じ文があります')
  await expect(refusal).not.toContainText('おでんの材料')
  await refusal.getByRole('button', { name: '閉じる' }).click()
  expect(host.repository.branches()).toHaveLength(2)
  const list = getPreview(page).locator('.preview-leftovers')
  await list.locator('summary').click()
  await list.getByRole('checkbox').check()
  await publish(page)
  await expect.poll(() => host.repository.branches()).toEqual(['main'])
})

test('without a network, with a token that has expired, with a closed tab and beside another hand nothing is lost', async ({
  page,
}) => {
  const host = await openHost(page, FakeGitHub, content)
  const { repository } = host
  const save = page.getByRole('button', { name: '保存' })
  const title = async () => (await fieldAt(page, 'title')).getByRole('textbox')
  const dialog = page.getByRole('alertdialog')
  await openEntry(page, entry)
  // Sveltia keeps a copy of what a person has touched.
  await (await title()).click()
  await editField(page, 'title', () => '実りの秋を、\nたのしもう。')

  await test.step('a draft that cannot be sent is reported, and stays', async () => {
    host.isReachable = false
    await save.click()
    await expect(dialog).toContainText('保存中に問題が発生しました')
    await dialog.getByRole('button', { name: 'OK' }).click()
    host.isReachable = true
    host.token = 'token-after-the-first-has-expired'
    await save.click()
    await expect(dialog).toContainText('Bad credentials')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(await title()).toHaveValue('実りの秋を、\nたのしもう。')
    expect(repository.branches()).toEqual(['main'])
  })

  await test.step('whoever opens the tab again and signs in is given it back', async () => {
    await page.reload()
    await signIn(page, host)
    await dialog.getByRole('button', { name: '復元' }).click()
    await expect(await title()).toHaveValue('実りの秋を、\nたのしもう。')
    await saveDraft(page)
    expect(linesOnlyIn(repository.read(branch, file), before)).toEqual(['  実りの秋を、', '  たのしもう。'])
  })

  await test.step('what another hand has published of the same line stays, and so does the draft', async () => {
    const other = before.replace('食欲の秋を、', '収穫の秋を、')
    repository.commit('main', undefined, new Map([[file, Buffer.from(other)]]), 'Another hand')
    await openEntry(page, entry)
    await sayReady(page)
    await publish(page)
    await expect(page.getByRole('alert')).toContainText('原稿を公開できませんでした')
    expect(repository.read('main', file)).toBe(other)
    expect(repository.read(branch, file)).toContain('  実りの秋を、')
    expect(host.pulls).toMatchObject([{ state: 'open' }])
  })

  await test.step('a file that was given another name meanwhile takes the draft under that name', async () => {
    const renamed = file.replace('restaurant', 'restaurants')
    const moved = new Map([
      [file, undefined],
      [renamed, Buffer.from(before)],
    ])
    repository.commit('main', undefined, moved, 'Another name')
    await publish(page)
    await expect.poll(() => repository.branches()).toEqual(['main'])
    expect(linesOnlyIn(repository.read('main', renamed), before)).toEqual(['  実りの秋を、', '  たのしもう。'])
    expect(repository.read('main', file)).toBe('')
    // Publishing closes the form.
    await expect(save).toBeHidden()
  })

  await test.step('who saves over what another hand has published is asked, and loses neither', async () => {
    const note = 'content/annotations/points-base.yaml'
    await openEntry(page, 'annotations/entries/points-base')
    await editField(page, 'title', (text) => `${text}の案内`)
    await expect(getPreview(page).getByText('この入力に、直すところはありません。')).toBeVisible()
    const other = repository.read('main', note).replace('title: ', 'title: 新しい')
    repository.commit('main', undefined, new Map([[note, Buffer.from(other)]]), 'Another note')
    let isRead = false
    page.on('console', (message) => (isRead ||= message.text().includes('The site data is ready')))
    // Sveltia looks when the tab is come back to, and each minute.
    await expect
      .poll(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        return isRead
      })
      .toBe(true)
    await save.click()
    const question = page.getByRole('dialog', { name: 'ほかの人が、このファイルを先に変えています' })
    await question.getByRole('button', { name: 'やめる' }).click()
    await dialog.getByRole('button', { name: 'OK' }).click()
    expect(repository.branches()).toEqual(['main'])
    expect(await (await title()).inputValue()).toContain('の案内')
  })
  expect(host.unknown).toEqual([])
})
