import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { editField, openEntry, save, saveButton } from '../support/editor/entries.ts'
import { linesOnlyIn } from '../support/editor/lines-only-in.ts'
import { openLocalFolder, readLocalFile, readLocalFolder } from '../support/editor/local-folder.ts'
import { selectShare } from '../support/run/grid.ts'

const content = path.join(root, 'tests', 'corpus', 'content')

function original(file: string): string {
  return readFileSync(path.join(content, file), 'utf8')
}

/** A field of each kind of file. */
const edits = [
  { entry: 'months/entries/202309-1/month', file: 'campaigns/202309-1/month.yaml', field: 'description' },
  { entry: 'campaigns/entries/202309-1/restaurant', file: 'campaigns/202309-1/restaurant.mdx', field: 'description' },
  { entry: 'annotations/entries/points-base', file: 'annotations/points-base.yaml', field: 'detail' },
  { entry: 'screens/entries/invitation', file: 'screens/invitation.yaml', field: 'tag' },
  { entry: 'settings/entries/provider', file: 'provider.yaml', field: 'cardName' },
]

test('a field that is changed differs in its line alone, and changed back in no byte; a deleted campaign takes no other file with it', async ({
  page,
}) => {
  await openLocalFolder(page, content)
  for (const { entry, file, field } of selectShare(edits, 0, 2))
    await test.step(file, async () => {
      await openEntry(page, entry)
      const text = await editField(page, field, (old) => `${old}新しい言葉`)
      await save(page)
      const saved = await readLocalFile(page, `content/${file}`)
      expect(linesOnlyIn(original(file), saved)).toHaveLength(1)
      expect(linesOnlyIn(saved, original(file))).toEqual([expect.stringContaining(text)])
      await openEntry(page, entry)
      await editField(page, field, (old) => old.replace('新しい言葉', ''))
      await save(page)
      expect(await readLocalFile(page, `content/${file}`)).toBe(original(file))
    })

  await test.step('a campaign is deleted without the images that others of its month have as well', async () => {
    const file = 'content/campaigns/202309-1/convenience-store.mdx'
    const before = Object.keys(await readLocalFolder(page)).sort()
    await openEntry(page, 'campaigns/entries/202309-1/convenience-store')
    await page.getByRole('button', { name: 'エディターオプションを表示' }).click()
    await page.getByRole('menuitem', { name: '削除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
    await expect(saveButton(page)).toBeHidden()
    const after = Object.keys(await readLocalFolder(page)).sort()
    expect(after).toEqual(before.filter((name) => name !== file))
  })
})
