import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from '@playwright/test'

import { copyToMonth } from '#content-layer/new/copy-month.ts'
import { newCampaign } from '#content-layer/new/new-campaign.ts'
import { root } from '#tools/commands/root.ts'

import { fieldAt, notesAt, openEntry, save } from '../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
const provider = { baseRate: 1, cardName: 'メルカード' }

test('what is begun in the form is the file that the command writes, marks and all', async ({ page }) => {
  await openLocalFolder(page, content)
  const begin = async (collection: string, slug: string) => {
    await page.evaluate((hash) => (location.hash = hash), `#/collections/${collection}`)
    await page.getByRole('textbox', { name: /スラッグ/ }).fill(slug)
    await save(page)
  }

  for (const kind of ['affiliate', 'bonus'] as const)
    await test.step(`a campaign of the kind ${kind}`, async () => {
      await begin(`new-${kind}/new?path=202309-1`, `a-${kind}`)
      const written = newCampaign({ kind, id: `a-${kind}`, month: '202309-1', provider })
      expect(await readLocalFile(page, `content/campaigns/202309-1/a-${kind}.mdx`)).toBe(written)
    })

  await test.step('the next month, from the newest', async () => {
    await begin('new-month/new', '202310-1')
    const newest = readFileSync(path.join(content, 'campaigns/202309-1/month.yaml'), 'utf8')
    expect(await readLocalFile(page, 'content/campaigns/202310-1/month.yaml')).toBe(
      copyToMonth('month.yaml', newest, '202309-1', '202310-1'),
    )
  })

  await test.step('a mark is told at its field, and goes once somebody says that the line is right', async () => {
    await openEntry(page, 'campaigns/entries/202309-1/a-bonus')
    await expect((await notesAt(page, 'description')).first()).toContainText('「見直す」の印があります')
    await (await fieldAt(page, '$answers')).locator('summary').click()
    const marked = (await fieldAt(page, '$answers')).getByRole('listitem').filter({ hasText: '舞台の上の札' })
    await marked.getByRole('button', { name: '確かめた（印を消す）' }).click()
    await expect(marked).toHaveCount(0)
    await save(page)
    const lines = (await readLocalFile(page, 'content/campaigns/202309-1/a-bonus.mdx')).split('\n')
    expect(lines.filter((line) => line.endsWith('# 見直す')).length).toBeGreaterThan(3)
    expect(lines[1]).not.toContain('見直す')
  })
})
