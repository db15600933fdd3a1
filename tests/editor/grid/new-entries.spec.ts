import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from '@playwright/test'

import { copyToMonth } from '#content-layer/scaffold/copy-month-file.ts'
import { newCampaign } from '#content-layer/scaffold/new-campaign.ts'
import { root } from '#tools/commands/project-paths.ts'

import { editField, fieldAt, navigateTo, notesAt, openEntry, save, saveStarted } from '../../support/editor/entries.ts'
import { linesOnlyIn } from '../../support/editor/lines-only-in.ts'
import { openLocalFolder, readLocalFile } from '../../support/editor/local-folder.ts'
import { getPreview, getShownPage } from '../../support/editor/preview.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
const provider = { baseRate: 1, cardName: 'メルカード' }

test('a new entry of the form is the file that the command writes, with its marks', async ({ page }) => {
  await openLocalFolder(page, content)
  const begin = async (collection: string, slug: string) => {
    await navigateTo(page, collection)
    await page.getByRole('textbox', { name: /スラッグ/ }).fill(slug)
  }

  await test.step('what is begun has its page and its check before it is saved, by the id that is typed', async () => {
    await begin('new-bonus/new?path=202309-1', 'a-bonus')
    await expect(getShownPage(page).locator('h1')).toContainText('はじめての買い物に')
    await expect(getPreview(page).getByText('images/a-bonus-summary.svg').first()).toBeVisible()
    await editField(page, 'title', () => 'はじめての\n言葉')
    await expect(getShownPage(page).locator('h1')).toContainText('言葉')
    await expect((await notesAt(page, 'description')).first()).toContainText(
      'まだ見直していない行です（「見直す」の印）',
    )
    await page.getByRole('button', { name: '編集をキャンセル' }).click()
    await page.getByRole('button', { name: '保存しないで戻る' }).click()
  })

  for (const kind of ['affiliate', 'bonus'] as const)
    await test.step(`a campaign of the kind ${kind}`, async () => {
      await begin(`new-${kind}/new?path=202309-1`, `a-${kind}`)
      await saveStarted(page, `campaigns/entries/202309-1/a-${kind}`)
      const written = newCampaign({ kind, id: `a-${kind}`, month: '202309-1', provider })
      expect(await readLocalFile(page, `content/campaigns/202309-1/a-${kind}.mdx`)).toBe(written)
    })

  await test.step('the next month, from the newest', async () => {
    await begin('new-month/new', '202310-1')
    await saveStarted(page, 'months/entries/202310-1/month')
    const newest = readFileSync(path.join(content, 'campaigns/202309-1/month.yaml'), 'utf8')
    expect(await readLocalFile(page, 'content/campaigns/202310-1/month.yaml')).toBe(
      copyToMonth('month.yaml', newest, '202309-1', '202310-1'),
    )
  })

  await test.step('a mark goes at its field, and those of one part of the form at once', async () => {
    await openEntry(page, 'campaigns/entries/202309-1/a-bonus')
    await (await notesAt(page, 'description')).getByRole('button', { name: '確かめた（印を消す）' }).click()
    await expect(await notesAt(page, 'description')).toHaveCount(0)
    await (await fieldAt(page, '$answers')).locator('summary').click()
    // Of the period; pictures have to be replaced anyway.
    const both = (await fieldAt(page, '$answers')).getByRole('button', { name: '2つとも確かめた（印を消す）' })
    await both.click()
    await expect(both).toHaveCount(0)
    await save(page)
    const begun = newCampaign({ kind: 'bonus', id: 'a-bonus', month: '202309-1', provider })
    const saved = await readLocalFile(page, 'content/campaigns/202309-1/a-bonus.mdx')
    const looked = linesOnlyIn(begun, saved)
    expect(looked.map((line) => line.trim().split(':')[0])).toEqual(['description', 'start', 'end'])
    expect(linesOnlyIn(saved, begun)).toEqual(looked.map((line) => line.replace(' # 見直す', '')))
  })
})
