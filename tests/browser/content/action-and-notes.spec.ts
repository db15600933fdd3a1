import type { Page } from '@playwright/test'

import { expect, test } from '../../support/pages/page-test.ts'
import { campaign, openAt } from '../../support/pages/fixture-pages.ts'

test.use({ viewport: { width: 375, height: 740 } })

test('a window before a shop has no way there once the campaign has ended', async ({ page }) => {
  await openAt(page, '/jp/card/202305-9/cloud-closet/in-app/#shop', '2023-06-10T12:00:00+09:00')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('link', { name: /CLOUD CLOSET ?へ ?進む/u })).toBeHidden()
})

test.describe('the button at the foot of a campaign page', () => {
  test('is in the first view of a low phone, below the number and its limits', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 553 })
    await openAt(page, campaign, '2023-02-10T12:00:00+09:00')
    const action = page.getByRole('link', { name: '該当の店先をさがす' })
    await expect(action).toBeInViewport({ ratio: 1 })
    const limits = await page.getByText('上限 300ポイント').first().boundingBox()
    const top = await action.evaluate((link) => link.parentElement?.getBoundingClientRect().top ?? 0)
    expect(top).toBeGreaterThanOrEqual((limits?.y ?? Infinity) + (limits?.height ?? 0))
  })

  test('follows the notes in the document', async ({ page }) => {
    await openAt(page, campaign, '2023-02-10T12:00:00+09:00')
    const action = page.getByRole('link', { name: '該当の店先をさがす' })
    const isBehind = await action.evaluate((link) => {
      const notes = document.querySelector('#notes')
      return notes !== null && (notes.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    })
    expect(isBehind).toBe(true)
  })

  test('covers nothing at the end of the page, and nothing at all in a low window', async ({ page }) => {
    await openAt(page, campaign, '2023-02-10T12:00:00+09:00')
    const notes = page.locator('#notes')
    await notes.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const action = page.getByRole('link', { name: '該当の店先をさがす' })
    await page.mouse.wheel(0, 200)
    await expect
      .poll(() =>
        action.evaluate((link) => {
          const notesEnd = document.getElementById('notes')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
          return (link.parentElement?.getBoundingClientRect().top ?? 0) >= notesEnd - 1
        }),
      )
      .toBe(true)
    await page.setViewportSize({ width: 375, height: 320 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(action).not.toBeInViewport()
  })
})

test.describe('before a campaign starts', () => {
  const beforeStart = '2023-01-25T12:00:00+09:00'
  const calendar = (page: Page) => page.getByRole('main').getByRole('link', { name: 'カレンダーに追加', exact: true })

  test('the first action is the visitor’s calendar, and the way to the shops stands beside it', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 553 })
    await openAt(page, campaign, beforeStart)
    await expect(calendar(page)).toBeInViewport({ ratio: 1 })
    await expect(calendar(page)).toHaveCSS('background-color', 'rgb(212, 40, 55)')
    const shops = page.getByRole('link', { name: '該当の店先をさがす' })
    await expect(shops).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const [first, second] = [await calendar(page).boundingBox(), await shops.boundingBox()]
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0)
    const file = await page.request.get((await calendar(page).getAttribute('href')) ?? '')
    expect(await file.text()).toContain('DTSTART;VALUE=DATE:20230201')
  })

  test('a desktop has both in the panel beside the text', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openAt(page, campaign, beforeStart)
    await expect(calendar(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: '該当の店先をさがす' })).toBeInViewport({ ratio: 1 })
  })

  test('from the start on, the only action is the campaign’s own', async ({ page }) => {
    await openAt(page, campaign, '2023-02-01T00:00:00+09:00')
    await expect(calendar(page)).toBeHidden()
    await expect(page.getByRole('link', { name: '該当の店先をさがす' })).toHaveCSS(
      'background-color',
      'rgb(212, 40, 55)',
    )
  })

  test('the app, which opens no calendar, keeps its own action', async ({ page }) => {
    await openAt(page, `${campaign}in-app/`, beforeStart)
    await expect(calendar(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: '該当の店先をさがす' })).toHaveCSS(
      'background-color',
      'rgb(212, 40, 55)',
    )
  })
})

test('a mark leads to its note, which is tinted, and the note leads back', async ({ page }) => {
  await openAt(page, campaign, '2023-02-10T12:00:00+09:00')
  const mark = page.getByRole('link', { name: '注記1' }).first()
  const box = await mark.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  expect(
    await mark.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(12)
  await mark.click()
  const note = page.locator(':target')
  await expect(note).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await note.getByRole('link', { name: '読んでいたところへ戻る' }).click()
  await expect(mark).toBeInViewport()
  await expect(page.locator(':target')).toHaveCount(0)
})
