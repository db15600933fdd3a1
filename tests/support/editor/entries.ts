import { expect, type Locator, type Page } from '@playwright/test'

/** Opens an entry by its address within the editor, such as `months/entries/202309-1`. */
export async function openEntry(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${address}`)
  await expect(page.getByRole('button', { name: '保存' })).toBeVisible()
}

/** The part of the form that shows a field, by its label. */
export function fieldOf(page: Page, label: string): Locator {
  return page
    .locator('.wrapper section[data-key-path]')
    .filter({ has: page.getByText(label, { exact: true }) })
    .first()
}

/** Changes the text of a field, and returns the new text. */
export async function editField(page: Page, label: string, change: (text: string) => string): Promise<string> {
  const input = fieldOf(page, label).getByRole('textbox').first()
  const text = change(await input.inputValue())
  await input.fill(text)
  return text
}

/** Saves the entry and waits until it is saved, which closes it. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '保存' })).toBeHidden()
}
