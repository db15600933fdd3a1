import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the button that saves the form, by an attribute: to look for its name in a long form takes long. */
export function saveButton(page: Page): Locator {
  return page.locator('button[aria-keyshortcuts="Ctrl+S"]')
}

/** Follows an address within the editor, such as `campaigns` (a list) or `new-rate/new` (the form of a new entry). */
export async function navigateTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${address}`)
}

/**
 * Opens an entry by its address within the editor, such as `months/entries/202309-1`. What was saved or published just
 * before may lead back to the list meanwhile, so that it is opened again until its form is there. Sveltia replaces the
 * form of another entry only after a while.
 */
export async function openEntry(page: Page, address: string): Promise<void> {
  const hash = `#/collections/${address}`
  const form = page.locator('.content-editor')
  const isOpen = new URL(page.url()).hash === hash && (await form.isVisible())
  if (isOpen) return
  const formerField = page.locator('section[data-key-path]').first()
  const former = (await form.isVisible()) ? await formerField.elementHandle() : null
  await expect(async () => {
    await navigateTo(page, address)
    await saveButton(page).waitFor({ timeout: 10_000 })
  }).toPass()
  await former?.waitForElementState('hidden')
}

/** Returns the part of the form that shows the field at a path, where the form has drawn it. */
export function drawnField(page: Page, path: string): Locator {
  return page.locator(`section[data-key-path="${path}"]`)
}

/** Returns the field that shows the result of the check. */
export function checkField(page: Page): Locator {
  return drawnField(page, '$answers')
}

/** Scrolls to the field at a path, in the page: the form draws fields as they come into view. */
async function scrollToField(path: string): Promise<void> {
  const findField = () => document.querySelector(`section[data-key-path="${path}"]`)
  const nextFrame = () => new Promise(requestAnimationFrame)
  while (!findField()) {
    const undrawn = document.querySelector('.content-editor .pane[data-mode="edit"] .placeholder')
    undrawn?.scrollIntoView({ block: 'start' })
    await nextFrame()
    for (let frames = 0; undrawn?.isConnected === true && frames < 20; frames += 1) await nextFrame()
  }
  findField()?.scrollIntoView({ block: 'start' })
}

/** Scrolls to the field at a path such as `blocks.3.body`, and returns the part of the form that shows it. */
export async function fieldAt(page: Page, path: string): Promise<Locator> {
  const field = drawnField(page, path).first()
  await page.locator('section[data-key-path]').first().waitFor()
  await page.evaluate(scrollToField, path)
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
  await saveButton(page).click()
  await expect(saveButton(page)).toBeHidden()
}

/** Leaves a form with unsaved input. */
export async function leaveWithoutSaving(page: Page): Promise<void> {
  await page.getByRole('button', { name: '編集をキャンセル' }).click()
  await page.getByRole('button', { name: '保存しないで戻る' }).click()
  await expect(saveButton(page)).toBeHidden()
}

/**
 * Saves an entry of a folder that was begun, and waits until it is open under its own address, such as
 * `months/entries/202310-1/month`. A campaign is listed in its month, for which the page loads again.
 */
export async function saveStarted(page: Page, address: string): Promise<void> {
  const loaded = address.startsWith('campaigns/') ? page.waitForEvent('load') : undefined
  await saveButton(page).click()
  await expect.poll(() => new URL(page.url()).hash).toBe(`#/collections/${address}`)
  await loaded
}

/** Opens the dialog that starts a new month, from a plan or without one. */
export async function openNewMonth(page: Page): Promise<Locator> {
  await page.getByRole('treeitem', { name: '月', exact: true }).click()
  await page.getByRole('button', { name: '新しい原稿を作成' }).click()
  return page.getByRole('dialog', { name: '新しい月を始める' })
}
