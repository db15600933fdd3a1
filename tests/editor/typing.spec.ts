import path from 'node:path'

import { expect, test, type Locator, type Page } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { editField, fieldAt, openEntry, save, saveButton } from '../support/editor/entries.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'
import { selectShare } from '../support/run/grid.ts'

const content = path.join(root, 'tests', 'corpus', 'content')
const campaign = 'campaigns/entries/202309-1/restaurant'
const campaignFile = 'content/campaigns/202309-1/restaurant.mdx'

async function textbox(page: Page, field: string): Promise<Locator> {
  if (field.startsWith('blocks.'))
    await (await fieldAt(page, 'blocks')).getByRole('button', { name: 'すべて広げる' }).first().click()
  return (await fieldAt(page, field)).getByRole('textbox').first()
}

/** Puts the caret at this offset of a focused text, as arrow keys or a click would. */
async function placeCaret(input: Locator, offset: number, end = offset): Promise<void> {
  await input.focus()
  await input.evaluate(
    (element: HTMLTextAreaElement | HTMLInputElement, [from, to]) => element.setSelectionRange(from, to),
    [offset, end] as const,
  )
}

/** Focuses a field of a form that was just opened, to which Sveltia may move the focus meanwhile. */
async function focusInNewForm(input: Locator): Promise<void> {
  await expect(async () => {
    await input.focus()
    await input.page().waitForTimeout(300)
    await expect(input).toBeFocused({ timeout: 100 })
  }).toPass()
}

function insertAt(text: string, offset: number, inserted: string, removed = 0): string {
  return text.slice(0, offset) + inserted + text.slice(offset + removed)
}

/** Types through an input method: each reading replaces the one before, then the chosen word is committed. */
async function compose(page: Page, readings: readonly string[], word: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const text of readings)
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await session.send('Input.insertText', { text: word })
  await session.detach()
}

/**
 * One text field of each kind of form: entry fields, fields of blocks and list items, shared notes, image descriptions.
 */
const fields = [
  { entry: campaign, field: 'title' },
  { entry: campaign, field: 'description' },
  { entry: campaign, field: 'summaryKv.alt' },
  { entry: campaign, field: 'blocks.2.body' },
  { entry: 'annotations/entries/points-base', field: 'detail' },
  { entry: 'screens/entries/invitation', field: 'tag' },
]

const inserted = '秋の味覚'

/** Types at the caret, deletes around it, and undoes and redoes all of it. */
async function typeKeys(page: Page, input: Locator): Promise<void> {
  const before = await input.inputValue()
  const offset = Math.ceil(before.length / 2)
  await placeCaret(input, offset)
  await page.keyboard.type('XYZ')
  await expect(input).toHaveValue(insertAt(before, offset, 'XYZ'))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Delete')
  await expect(input).toHaveValue(before)
  await page.keyboard.type('W')
  await expect(input).toHaveValue(insertAt(before, offset, 'W'))

  for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ControlOrMeta+z')
  await expect(input).toHaveValue(before)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(input).not.toHaveValue(before)
  for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ControlOrMeta+z')
  await expect(input).toHaveValue(before)
}

/** Types words through an input method. */
async function composeWords(page: Page, input: Locator): Promise<void> {
  const before = await input.inputValue()
  await placeCaret(input, 2)
  await compose(page, ['あ', 'あき', 'あきの', 'あきのみ', 'あきのみかく', inserted], inserted)
  await expect(input).toHaveValue(insertAt(before, 2, inserted))
  await compose(page, ['を', 'を'], 'を')
  await expect(input).toHaveValue(insertAt(before, 2, `${inserted}を`))
  await input.fill(before)
}

async function cutPasteAndDrag(page: Page): Promise<void> {
  const input = await textbox(page, 'description')
  const before = await input.inputValue()

  await placeCaret(input, 1, 4)
  await page.keyboard.press('ControlOrMeta+x')
  await expect(input).toHaveValue(insertAt(before, 1, '', 3))
  await placeCaret(input, 6)
  await page.keyboard.press('ControlOrMeta+v')
  const pasted = insertAt(insertAt(before, 1, '', 3), 6, before.slice(1, 4))
  await expect(input).toHaveValue(pasted)

  await input.fill('春夏秋冬の味')
  await input.scrollIntoViewIfNeeded()
  await placeCaret(input, 0, 2)
  const box = (await input.boundingBox()) ?? { x: 0, y: 0 }
  const fontSize = await input.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  /** Moves to the boundary behind this many characters of the first line. */
  const moveTo = (characters: number) =>
    page.mouse.move(box.x + fontSize * (0.7 + characters), box.y + fontSize * 1.5, { steps: 5 })
  await moveTo(1)
  await page.mouse.down()
  // Chromium takes a shorter press for a new selection.
  await page.waitForTimeout(300)
  await moveTo(3)
  await moveTo(5)
  await page.mouse.up()
  await expect(input).toHaveValue('秋冬の春夏味')
}

/** Types and pastes a day in several forms, which is shown with its weekday. */
async function typeDays(page: Page): Promise<void> {
  const field = await fieldAt(page, 'grantBy')
  const day = field.getByRole('textbox')
  await day.selectText()
  await page.keyboard.type('2024/4/15')
  await expect(day).toHaveValue('2024/4/15')
  await expect(field).toContainText('2024年4月15日(月)')
  await placeCaret(day, 5, 6)
  await page.keyboard.type('1')
  await page.keyboard.type('2')
  await expect(day).toHaveValue('2024/12/15')
  await page.keyboard.press('Tab')
  await expect(day).toHaveValue('2024-12-15')

  const description = await textbox(page, 'description')
  await description.fill('１２月３日（火）')
  await description.selectText()
  await page.keyboard.press('ControlOrMeta+x')
  await day.selectText()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(field).toContainText('2024年12月3日(火)')
  await compose(page, ['９', '９が', '９がつ'], '')
  await expect(field).toContainText('2024年12月3日(火)')
}

/** Types a number digit by digit, at a caret inside it, with its unit, and with full-width digits. */
async function typeNumbers(page: Page): Promise<void> {
  const cap = (await fieldAt(page, 'maximumGrantPoint')).getByRole('spinbutton')
  await cap.fill('300')
  await page.keyboard.press('Home')
  await page.keyboard.type('12')
  await expect(cap).toHaveValue('12300')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Backspace')
  await expect(cap).toHaveValue('1200')
  const rate = (await fieldAt(page, 'reductionRate')).getByRole('spinbutton')
  await rate.fill('')
  await page.keyboard.type('4%')
  await expect(rate).toHaveValue('4')
  await rate.fill('')
  await compose(page, ['５'], '５')
  await expect(rate).toHaveValue('5')
}

test('text is typed, composed, undone, cut, pasted and dragged at the caret, days are typed in any form, and numbers with any digits', async ({
  page,
}) => {
  await openLocalFolder(page, content)
  // The keys first: to undo in one field goes on in the field before it.
  for (const [type, targets] of [
    [typeKeys, selectShare(fields, 0, 2)],
    [composeWords, selectShare(fields, 1, 2)],
  ] as const)
    for (const { entry, field } of targets)
      await test.step(`${type.name} ${entry} ${field}`, async () => {
        await openEntry(page, entry)
        const input = await textbox(page, field)
        await focusInNewForm(input)
        await type(page, input)
        // Unsaved changes would ask before the next entry opens.
        await expect(saveButton(page)).toBeDisabled()
      })

  await openEntry(page, campaign)
  await test.step('text', () => cutPasteAndDrag(page))
  await test.step('days', () => typeDays(page))
  await test.step('numbers', () => typeNumbers(page))
  await editField(page, 'description', () => '飲食店で。')
  await save(page)
  const saved = await readLocalFile(page, campaignFile)
  expect(saved).toMatch(/^grantBy: 2024-12-03$/m)
  expect(saved).toContain('reductionRate: 5\nmaximumGrantPoint: 1200\n')
})
