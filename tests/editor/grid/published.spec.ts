import path from 'node:path'

import { expect, test } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { editField, fieldAt, notesAt, openEntry } from '../../support/editor/entries.ts'
import { openLocalFolder } from '../../support/editor/local-folder.ts'

const content = path.join(root, 'tests', 'corpus', 'content')

test('a sentence whose meaning is reversed by an edit is reported at its field, until it means the same again', async ({
  page,
}) => {
  await openLocalFolder(page, content)
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  const field = 'description'
  await editField(page, field, (text) => text.replace('、合計｛合計｝', '、そのたびに｛合計｝'))
  await expect(await notesAt(page, field)).toContainText('前の版の「')
  // Sveltia draws another form where there is less room.
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(await notesAt(page, field)).toContainText('前の版の「')
  await editField(page, field, (text) => text.replace('、そのたびに｛合計｝', '、合計｛合計｝'))
  await expect((await fieldAt(page, field)).locator('.own-note')).toHaveCount(0)
})

test('a promise of an ended campaign is reported at its field while it is changed', async ({ page }) => {
  await openLocalFolder(page, content)
  await openEntry(page, 'campaigns/entries/202308-1/8th-day')
  const cap = (await fieldAt(page, 'maximumGrantPoint')).getByRole('spinbutton')
  const before = await cap.inputValue()
  await cap.fill('700')
  await expect(await notesAt(page, 'maximumGrantPoint')).toContainText('終わったキャンペーン')
  await cap.fill(before)
  await expect((await fieldAt(page, 'maximumGrantPoint')).locator('.own-note')).toHaveCount(0)
})
