import { expect, type Locator, type Page } from '@playwright/test'

/** Opens an entry by its address within the editor, such as `months/entries/202309-1`. */
export async function openEntry(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${address}`)
  await expect(page.getByRole('button', { name: '保存' })).toBeVisible()
}

/** The part of the form that shows the field at a path such as `blocks.3.body`; scrolls until the form, which is on the left, has drawn it. */
export async function fieldAt(page: Page, path: string): Promise<Locator> {
  const field = page.locator(`section[data-key-path="${path}"]`).first()
  await expect(page.locator('section[data-key-path]').first()).toBeVisible()
  await expect(async () => {
    if ((await field.count()) === 0) {
      await page.mouse.move((page.viewportSize()?.width ?? 0) / 4, 400)
      await page.mouse.wheel(0, 1500)
    }
    await expect(field).toBeVisible({ timeout: 500 })
  }).toPass()
  await field.scrollIntoViewIfNeeded()
  return field
}

/** Changes the text of a field, and returns the new text. */
export async function editField(page: Page, path: string, change: (text: string) => string): Promise<string> {
  const input = (await fieldAt(page, path)).getByRole('textbox').first()
  const text = change(await input.inputValue())
  await input.fill(text)
  return text
}

/** What stands at a field, in words of the check. */
export async function notesAt(page: Page, path: string): Promise<Locator> {
  return (await fieldAt(page, path)).locator(':scope > .own-note')
}

/** Saves the entry and waits until it is saved, which closes it. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '保存' })).toBeHidden()
}
