import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { editField, fieldAt, openEntry, save } from '../../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../../support/editor/local-folder.ts'
import { getDiagnostics } from '../../support/editor/preview.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
const file = 'content/campaigns/202309-1/restaurant.mdx'

/** Returns the lines of a file that differ from another text of as many lines. */
function changedLines(before: string, after: string): string[] {
  const lines = before.split('\n')
  return after.split('\n').filter((line, index) => line !== lines[index])
}

/** Takes a correction by its button below a field, and waits until the field has no diagnostic any more. */
async function take(page: Page, keyPath: string, words: string): Promise<void> {
  const field = await fieldAt(page, keyPath)
  await field.getByRole('button', { name: words, exact: true }).click()
  await expect(field.locator('.own-note')).toHaveCount(0)
}

test('a correction of the check is applied with one tap, to a text and to a figure', async ({ page }) => {
  await openLocalFolder(page, content)
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  const before = await readLocalFile(page, file)

  await test.step('a term that does not fit its sentence', async () => {
    await editField(page, 'description', (text) => `${text}｛付与日｝までのお支払いが対象です。`)
    await take(page, 'description', '｛終了日｝ にする')
  })

  await test.step('the figure of the headline after another rate', async () => {
    await (await fieldAt(page, 'reductionRate')).getByRole('spinbutton').fill('5')
    await getDiagnostics(page, 'error').filter({ hasText: '「上乗せの還元率（%）」5 = 6' }).getByRole('button').click()
    await take(page, 'headline.figure', '6 にする')
  })

  await save(page)
  const changed = changedLines(before, await readLocalFile(page, file))
  expect(changed).toEqual([
    expect.stringContaining('｛終了日｝までのお支払いが対象です。'),
    '  figure: 6',
    'reductionRate: 5',
  ])
})
