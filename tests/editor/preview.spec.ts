import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test'

import { root } from '#tools/commands/root.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { readContentFolder } from '#tools/content/read-folder.ts'
import { describeDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'

import { editField, fieldAt, openEntry, save } from '../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
const file = 'campaigns/202309-1/restaurant.mdx'

/** Sveltia's frame for previews, in which ours stands. */
function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe.preview')
}

/** The page that the preview shows. */
function pageOf(page: Page): FrameLocator {
  return previewOf(page).frameLocator('iframe')
}

function faultsOf(page: Page): Locator {
  return previewOf(page).locator('.preview-finding[data-severity=fault] strong')
}

/** What `npm run check` tells of the content with a file in its place. */
async function messagesOfCheck(text: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  try {
    cpSync(content, folder, { recursive: true })
    writeFileSync(path.join(folder, file), text)
    const { diagnostics } = await readContentFolder(folder, await ContentCache.open(undefined, ''))
    return diagnostics.map((found) => describeDiagnostic(found, 'ja').message)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.beforeEach(async ({ page }) => {
  await openLocalFolder(page, content)
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
})

test('what is typed as a title is the heading of the page beside it', async ({ page }) => {
  const heading = pageOf(page).locator('h1')
  await expect(heading).toContainText('食欲の秋を、')
  await editField(page, 'title', () => '実りの秋を、\nたのしもう。')
  await expect(heading).toHaveText(/実りの秋を、\s*たのしもう。/)
})

test('a slip is told in the words of the check, can be saved all the same, and is gone once it is mended', async ({
  page,
}) => {
  await expect(previewOf(page).getByText('この入力に、直すところはありません。')).toBeVisible()
  const cap = (await fieldAt(page, 'maximumGrantPoint')).getByRole('spinbutton')
  await cap.fill('0')
  await expect(faultsOf(page).first()).toBeVisible()
  const told = await faultsOf(page).allTextContents()
  await expect(previewOf(page).getByText('このままでも保存できます。')).toBeVisible()
  await save(page)
  expect(told).toEqual(await messagesOfCheck(await readLocalFile(page, `content/${file}`)))
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  await expect(faultsOf(page)).toHaveText(told)
  await (await fieldAt(page, 'maximumGrantPoint')).getByRole('spinbutton').fill('450')
  await expect(faultsOf(page)).toHaveCount(0)
})
