import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Opens an entry by its address within the editor, such as `months/entries/202309-1`. What was saved or published just
 * before may lead back to the list meanwhile, so that it is opened again until its form is there.
 */
export async function openEntry(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.evaluate((hash) => (location.hash = hash), `#/collections/${address}`)
    await expect(page.getByRole('button', { name: '保存' })).toBeVisible({ timeout: 10_000 })
  }).toPass()
}

/** In CSS pixels: less than the form shows at once, so that no field is passed before it is drawn. */
const step = 400

/**
 * Returns the part of the form that shows the field at a path such as `blocks.3.body`. The form draws a field when it
 * comes into view, so it is walked through from its top to its end, again and again, until the field is there.
 */
export async function fieldAt(page: Page, path: string): Promise<Locator> {
  const field = page.locator(`section[data-key-path="${path}"]`).first()
  const first = page.locator('section[data-key-path]').first()
  await expect(first).toBeVisible()
  await expect(async () => {
    if ((await field.count()) === 0) {
      await first.evaluate((section, step) => {
        const isScroller = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1
        let form: Element | null = section.parentElement
        while (form && !(isScroller(form) && getComputedStyle(form).overflowY !== 'visible')) form = form.parentElement
        form ??= document.documentElement
        const isAtEnd = form.scrollTop + form.clientHeight >= form.scrollHeight - 1
        form.scrollTo({ top: isAtEnd ? 0 : form.scrollTop + step, behavior: 'instant' })
      }, step)
    }
    await expect(field).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
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

/** Returns what stands at a field, in words of the check. */
export async function notesAt(page: Page, path: string): Promise<Locator> {
  return (await fieldAt(page, path)).locator(':scope > .own-note')
}

/** Saves the entry and waits until it is saved, which closes it. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '保存' })).toBeHidden()
}

/**
 * Saves an entry of a folder that was begun, and waits until it is open under its own address, such as
 * `months/entries/202310-1/month`. A campaign is listed in its month, for which the page loads again.
 */
export async function saveStarted(page: Page, address: string): Promise<void> {
  const loaded = address.startsWith('campaigns/') ? page.waitForEvent('load') : undefined
  await page.getByRole('button', { name: '保存' }).click()
  await expect.poll(() => new URL(page.url()).hash).toBe(`#/collections/${address}`)
  await loaded
}
