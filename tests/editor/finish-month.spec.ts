import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test, type Locator } from '@playwright/test'

import { dropFile } from '../support/editor/drop-file.ts'
import { drawnField, editField, fieldAt, leaveWithoutSaving, openEntry, save } from '../support/editor/entries.ts'
import { openLocalFolder, readLocalFile, readLocalFolder } from '../support/editor/local-folder.ts'
import { copyContentUntilAugust, createSeptember, septemberPlan } from '../support/editor/plan-content.ts'
import { getPreview } from '../support/editor/preview.ts'

/** Returns the alternative text of a picture in a campaign's file. */
function readAlternative(content: string, campaign: string, picture: string): string {
  const lines = readFileSync(path.join(content, 'campaigns', campaign), 'utf8').split('\n')
  return (lines[lines.indexOf(`  src: ${picture}`) + 1] ?? '').replace('  alt: ', '')
}

/** Returns the distance of an element from the top of the window, in pixels. */
async function readTop(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? 0
}

test('a month that was made from a plan is finished text by text and picture by picture', async ({ page }) => {
  const content = copyContentUntilAugust()
  createSeptember(content, septemberPlan)
  await openLocalFolder(page, content)

  await test.step('an unfinished page is opened from its month at the field to change, once the month is saved', async () => {
    await openEntry(page, 'months/entries/202309-1/month')
    await editField(page, 'description', () => 'この月のお支払いで、ポイントが増えます。')
    const others = getPreview(page).locator('section', { hasText: 'この月の、ほかのページ' })
    await expect(others).toContainText('ここまでの入力を保存して開きます')
    await others.getByRole('button', { name: 'キャンペーン 202309-1/minamo「お店の名前（仮）」' }).click()
    await expect(page).toHaveURL(/#\/collections\/campaigns\/entries\/202309-1\/minamo$/)
    await expect(drawnField(page, 'tag').locator('textarea')).toBeFocused()
    const month = await readLocalFile(page, 'content/campaigns/202309-1/month.yaml')
    expect(month).toContain('description: この月のお支払いで、ポイントが増えます。\n')
  })

  await test.step('marks go once all copied texts are read, and neither the form nor the list jumps', async () => {
    const marks = getPreview(page).locator('.preview-marked')
    await expect(marks).toHaveCount(3)
    const copied = getPreview(page).locator('.preview-leftovers')
    await expect(copied.getByRole('button').first()).toBeVisible()
    await expect(getPreview(page).getByRole('button', { name: /すべて読んで確かめた/ })).toHaveCount(0)
    const count = await copied.locator('.preview-count').innerText()
    const confirmation = copied.getByRole('checkbox', { name: /見直すところ3か所の印も消します/ })
    const target = await fieldAt(page, 'target')
    await confirmation.scrollIntoViewIfNeeded()
    const formTop = await readTop(target)
    const confirmationTop = await readTop(confirmation)
    await confirmation.check()
    await expect(marks).toHaveCount(0)
    await expect(copied.locator('summary')).toContainText('読みました ✓')
    expect(Math.abs((await readTop(target)) - formTop)).toBeLessThan(5)
    expect(Math.abs((await readTop(copied.getByRole('checkbox'))) - confirmationTop)).toBeLessThan(40)
    await expect(copied.locator('.preview-count')).toHaveText(count)
  })

  await test.step('a picture that is dropped on two fields is one file, and is in the list of campaigns', async () => {
    await drawnField(page, 'posterName').scrollIntoViewIfNeeded()
    const picture = await fieldAt(page, 'summaryKv.src')
    const bytes = Buffer.from(`${readFileSync(path.join(content, 'campaigns/202308-1/images/month.svg'), 'utf8')}\n`)
    await dropFile(picture.locator('.own-picture'), { name: 'shop.svg', type: 'image/svg+xml', bytes })
    await expect(picture.getByText('images/shop.svg')).toBeVisible()
    await expect(drawnField(page, 'summaryKv.alt').locator('textarea')).toBeFocused()
    const otherPicture = await fieldAt(page, 'detailKv.src')
    await dropFile(otherPicture.locator('.own-picture'), { name: 'shop.svg', type: 'image/svg+xml', bytes })
    await expect(drawnField(page, 'detailKv.alt').locator('textarea')).toBeFocused()
    await expect(otherPicture.locator('code')).toHaveText('images/shop.svg')
    await save(page)
    const pictures = Object.keys(await readLocalFolder(page)).filter((name) => name.includes('202309-1/images/shop'))
    expect(pictures).toEqual(['content/campaigns/202309-1/images/shop.svg'])
    const thumbnail = page.getByRole('row').filter({ hasText: '202309-1/minamo' }).locator('img')
    await expect
      .poll(() => thumbnail.evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth > 0)))
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
    const alternative = drawnField(page, 'detailKv.alt').locator('textarea')
    const picture = await choose('detailKv.src', '/images/selling-fee.svg')
    await expect(alternative).toHaveValue(
      readAlternative(content, '202308-1/selling-fee.mdx', '/images/selling-fee.svg'),
    )
    await expect(alternative).toBeFocused()
    await expect(picture.getByRole('status')).toContainText('読んで確かめてください')

    await choose('affiliateModalImg.src', '/images/selling-fee.svg')
    const modalAlternative = drawnField(page, 'affiliateModalImg.alt')
    await expect(modalAlternative.locator('textarea')).toBeFocused()
    await expect(modalAlternative.locator('.own-note')).toHaveCount(0, { timeout: 10_000 })

    await alternative.fill('自分で書いた説明')
    await choose('detailKv.src', '/images/eighth-day.svg')
    await expect(picture.getByRole('status')).toHaveCount(0)
    await expect(alternative).toHaveValue('自分で書いた説明')
  })

  await leaveWithoutSaving(page)

  await test.step('each text of a body that was copied leads to its own field, in which it is selected', async () => {
    await openEntry(page, 'campaigns/entries/202309-1/8th-day')
    const marks = getPreview(page).locator('.preview-marked')
    for (const [text, field] of [
      ['お店ではカードを差し込み、ネットではカード番号を入力します。', 'blocks.5.parts.1.body'],
      ['- 電子マネーやプリペイドカードへのチャージ', 'blocks.8.body'],
      ['ネットの買い物は、いつのお支払いになりますか', 'blocks.9.parts.1.title'],
    ] as const) {
      await marks.getByRole('button', { name: text }).click()
      const control = drawnField(page, field).locator('textarea')
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
    await dropFile(picture.locator('.own-picture'), { name: 'big.svg', type: 'image/svg+xml', bytes: broken })
    await expect(picture.locator('.own-note')).toContainText('& の書き方')

    await picture.getByText('この月の絵と、共通の絵からえらぶ').click()
    await picture.getByRole('button', { name: '/images/apple.svg' }).click()
    await expect(drawnField(page, 'detailKv.alt').locator('textarea')).toBeFocused()
    await expect(picture.getByRole('button', { name: '/images/apple.svg' })).toBeHidden()
    await expect(picture.locator('.own-note', { hasText: '& の書き方' })).toHaveCount(0)
  })
})
