import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { root } from '#tools/commands/root.ts'

import { editField, openEntry, save } from '../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'

const corpus = 'tests/corpus/content'

function original(file: string): string {
  return readFileSync(path.join(root, corpus, file), 'utf8')
}

/** The lines of a file that are not in the other, in order. */
function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return { removed: old.filter((line) => !now.includes(line)), added: now.filter((line) => !old.includes(line)) }
}

async function saved(page: Page, file: string): Promise<string> {
  return readLocalFile(page, `content/${file}`)
}

test.beforeEach(async ({ page }) => {
  await openLocalFolder(page, path.join(root, corpus))
})

const edits = [
  { entry: 'months/entries/202309-1', file: 'campaigns/202309-1/month.yaml', field: '一文の説明' },
  { entry: 'campaigns/entries/202309-1/restaurant', file: 'campaigns/202309-1/restaurant.mdx', field: '一文の説明' },
  { entry: 'annotations/entries/points-base', file: 'annotations/points-base.yaml', field: '注記の本文' },
  { entry: 'screens/entries/invitation', file: 'screens/invitation.yaml', field: '' },
]

for (const { entry, file, field } of edits.slice(0, 3)) {
  test(`one field of ${file} is changed, and only its line differs`, async ({ page }) => {
    await openEntry(page, entry)
    const text = await editField(page, field, (old) => `${old}新しい言葉`)
    await save(page)
    const { removed, added } = changedLines(original(file), await saved(page, file))
    expect(removed).toHaveLength(1)
    expect(added).toEqual([expect.stringContaining(text)])
  })
}
