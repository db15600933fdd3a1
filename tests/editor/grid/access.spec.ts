import path from 'node:path'

import { expect, test } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { editField, fieldAt, openEntry } from '../../support/editor/entries.ts'
import { openLocalFolder } from '../../support/editor/local-folder.ts'
import { getDiagnostics, getPreview, getShownPage } from '../../support/editor/preview.ts'
import { findViolations } from '../../support/pages/find-violations.ts'

/** Selects the parts of the form that are ours; the rest is Sveltia's. */
const ours = ['check', 'sentence', 'cap', 'moment'].map((kind) => `section[data-field-type=${kind}]`)

test('on a phone, our own controls are announced, reached and used by keyboard, and pass the accessibility check', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openLocalFolder(page, path.join(root, 'tests', 'corpus', 'content'))
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  await (await fieldAt(page, 'maximumGrantPoint')).getByRole('spinbutton').fill('0')
  await editField(page, 'tag', (text) => `${text}｛無｝`)

  await test.step('the check is at the top of the form, without a preview', async () => {
    const summary = (await fieldAt(page, '$answers')).locator('summary')
    await expect(summary).toContainText('直すところ 2件')
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect((await fieldAt(page, '$answers')).getByText('0 です')).toBeVisible()
    // Sveltia's headings have the role none, through which this one rule of axe sees no name. Browsers see it.
    const violations = (await findViolations(page, ours)).filter((found) => !found.startsWith('label-title-only'))
    expect(violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })

  await test.step('Enter on a diagnostic leads to its field, where it is shown again', async () => {
    const diagnostic = (await fieldAt(page, '$answers')).getByRole('button', { name: /0 です/ })
    await diagnostic.focus()
    await page.keyboard.press('Enter')
    const cap = await fieldAt(page, 'maximumGrantPoint')
    await expect(cap.getByRole('spinbutton')).toBeFocused()
    await expect(cap.getByRole('spinbutton')).toHaveAccessibleName('上限のポイント')
    await expect(cap.getByRole('spinbutton')).toHaveAccessibleDescription(/0 です/)
  })

  await test.step('the preview is one button away, which says so in words', async () => {
    const button = page.getByRole('button', { name: /プレビュー/ }).first()
    const wordsOf = () => button.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(await wordsOf()).toBe('"プレビューを見る"')
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await button.click()
    expect(await wordsOf()).toBe('"フォームに戻る"')
    await expect(getShownPage(page).locator('h1')).toBeVisible()
    await expect(getPreview(page).getByText('0 です')).toBeVisible()
  })
})

test('on a computer, our parts are accessible, and the preview is beside the form', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openLocalFolder(page, path.join(root, 'tests', 'corpus', 'content'))
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  await editField(page, 'tag', (text) => `${text}｛無｝`)
  await expect(getShownPage(page).locator('h1')).toBeVisible()
  await expect(getDiagnostics(page, 'error').first()).toBeVisible()
  for (const path of ['$answers', 'title', 'maximumGrantPoint', 'grantBy']) {
    await fieldAt(page, path)
    const violations = (await findViolations(page, ours)).filter((found) => !found.startsWith('label-title-only'))
    expect([path, violations]).toEqual([path, []])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})
