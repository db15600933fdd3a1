import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'

import { root } from '#tools/commands/project-paths.ts'

import { fieldAt, openEntry, save } from '../../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../../support/editor/local-folder.ts'
import { getDiagnostics } from '../../support/editor/preview.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
const entry = 'campaigns/entries/202309-1/restaurant'
const file = 'content/campaigns/202309-1/restaurant.mdx'

/** Draws a picture of stripes, or of noise, which weighs as much as its pixels. */
async function drawPng(width: number, height: number, isNoise: boolean): Promise<Buffer> {
  const bytes = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (isNoise ? (at * 7919) ^ (at >> 3) : (at >> 6) * 40) % 256),
  )
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: isNoise ? 0 : 9 })
    .toBuffer()
}

async function choose(page: Page, field: string, name: string, buffer: Buffer): Promise<void> {
  const input = (await fieldAt(page, field)).getByLabel('新しい絵を入れる')
  await input.setInputFiles({ name, mimeType: 'image/png', buffer })
}

test('a picture that is too heavy is refused at its field, and one that fits is shown, known to the check and saved', async ({
  page,
}) => {
  await openLocalFolder(page, content)
  await openEntry(page, entry)
  const field = await fieldAt(page, 'summaryKv.src')
  await expect(field).toContainText('幅 272px 以上の PNG・JPEG・WebP・AVIF（1 MB まで）')

  await choose(page, 'summaryKv.src', 'Heavy One.png', await drawPng(900, 600, true))
  await expect(field.getByRole('alert')).toContainText('重すぎます（1 MB まで）')
  await expect(page.getByRole('button', { name: '保存' })).toBeDisabled()

  await choose(page, 'summaryKv.src', 'New One.png', await drawPng(640, 480, false))
  await expect(field.getByRole('alert')).toHaveCount(0)
  await expect(field.locator('code')).toHaveText('images/new-one.png')
  await expect(field.locator('.own-picture-now img')).toBeVisible()
  await expect(page.locator('.own-check-list summary')).toBeVisible()
  await expect(getDiagnostics(page, 'error')).toHaveCount(0)

  await save(page)
  expect(await readLocalFile(page, file)).toContain('  src: images/new-one.png\n')
  await openEntry(page, entry)
  await expect((await fieldAt(page, 'summaryKv.src')).locator('.own-picture-now img')).toBeVisible()
  await expect(getDiagnostics(page, 'error')).toHaveCount(0)

  await test.step('a shared picture is chosen from what is there', async () => {
    const field = await fieldAt(page, 'summaryKv.src')
    await field.locator('details summary').click()
    await field.getByRole('button', { name: '/images/eighth-day-summary.svg' }).click()
    await expect(field.locator('code')).toHaveText('/images/eighth-day-summary.svg')
    await save(page)
    expect(await readLocalFile(page, file)).toContain('  src: /images/eighth-day-summary.svg\n')
  })
})
