import { expect, test } from '@playwright/test'

import { corpusContent, readCorpusFile } from '../support/editor/corpus-files.ts'
import { checkField, drawnField, editField, fieldAt, navigateTo, openEntry, save } from '../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'

test('files that were not written here keep their line ends, byte order mark and other lines, and one without fields is corrected as text', async ({
  page,
}) => {
  const campaign = 'content/campaigns/202309-1/restaurant.mdx'
  const note = 'content/annotations/points-base.yaml'
  const files = {
    [campaign]: `\uFEFF${readCorpusFile(campaign).replaceAll('\n', '\r\n')}`,
    [note]: readCorpusFile(note).replaceAll('\n', '\r'),
  }
  const file = 'content/campaigns/202309-1/8th-day.mdx'
  const readable = readCorpusFile(file)
  const unreadable = readable.replace('title: ', '<<<<<<< HEAD\ntitle: ')
  await openLocalFolder(page, corpusContent, { ...files, [file]: unreadable })
  for (const [name, address, field] of [
    [campaign, 'campaigns/entries/202309-1/restaurant', 'description'],
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
    await navigateTo(page, 'campaigns')
    await expect(page.getByRole('row').filter({ hasText: '202309-1/8th-day' })).toContainText('⚠')
    await openEntry(page, 'campaigns/entries/202309-1/8th-day')
    const text = (await fieldAt(page, '$text')).getByRole('textbox')
    await expect(text).toHaveValue(unreadable)
    await expect(checkField(page).locator('summary')).toContainText('直すところ 1件')
    await expect(drawnField(page, 'title')).toBeHidden()
    await text.fill(readable)
    await expect(checkField(page).locator('summary')).toContainText('✓')
    await save(page)
    expect(await readLocalFile(page, file)).toBe(readable)
  })

  await test.step('it has its fields, of which one that is emptied is saved and reported', async () => {
    await openEntry(page, 'campaigns/entries/202309-1/8th-day')
    await expect(drawnField(page, '$text')).toBeHidden()
    await editField(page, 'description', () => '')
    await expect(checkField(page).locator('summary')).toContainText('直すところ')
    await save(page)
    expect(await readLocalFile(page, file)).toMatch(/^description: ""$/mu)
  })
})
