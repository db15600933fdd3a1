import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { countBackupsWith } from './backups.ts'
import { checkField, fieldAt, navigateTo } from './entries.ts'
import { readLocalFile, writeLocalFiles } from './local-folder.ts'
import { terminateWorkers } from './workers.ts'

export const chaosContent = path.join(root, 'tests', 'corpus', 'content')

/** A file that is edited: its form, the field that is typed into, and the one that others change. */
type Target = { file: string; entry: string; typed: string; others: string }

const targets: readonly Target[] = [
  ...['restaurant', 'bonus'].map((id) => ({
    file: `content/campaigns/202309-1/${id}.mdx`,
    entry: `campaigns/entries/202309-1/${id}`,
    typed: 'description',
    others: 'target',
  })),
  {
    file: 'content/campaigns/202309-1/month.yaml',
    entry: 'months/entries/202309-1/month',
    typed: 'description',
    others: 'tag',
  },
  {
    file: 'content/annotations/points-base.yaml',
    entry: 'annotations/entries/points-base',
    typed: 'detail',
    others: 'title',
  },
  { file: 'content/screens/invitation.yaml', entry: 'screens/entries/invitation', typed: 'tag', others: 'target' },
]

/** Numbers from 0 to below 1 that follow from a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What is typed or written by others: a word that occurs once, of characters that an input method types. */
const marker = /ん[あいうえおかきくけこ]{4}ん/g

/** Returns a text as it was before anything was typed into it. */
export function withoutMarkers(text: string): string {
  return text.replaceAll(marker, '')
}

function createMarker(count: number): string {
  const digits = String(count).padStart(4, '0')
  return `ん${digits.replaceAll(/\d/g, (digit) => 'あいうえおかきくけこ'.charAt(Number(digit)))}ん`
}

/**
 * Returns the words that a question about changes shows as going: those that others wrote into a field that this form
 * has changed too, and that its text does not have.
 */
export function wordsGoing(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, before = '', theirs = '', mine = ''] = /：もと (.*) → ほかの人 (.*)、自分 (.*)$/.exec(line) ?? []
    return (theirs.match(marker) ?? []).filter((word) => !before.includes(word) && !mine.includes(word))
  })
}

/** Someone at the editor who does one thing after another, and what has to be true of it. */
export class Chaos {
  readonly #random: () => number
  readonly #page: Page
  #open: Target | undefined
  #count = 0
  /** The words of the form that is open that are not saved. */
  #unsaved: string[] = []
  /** The words that have to be in each file. */
  readonly #saved = new Map<string, string[]>(targets.map(({ file }) => [file, []]))
  readonly log: string[] = []

  constructor(page: Page, random: () => number) {
    this.#page = page
    this.#random = random
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)]
    if (item === undefined) throw new RangeError('There is nothing to pick from.')
    return item
  }

  #nextMarker(): string {
    this.#count += 1
    return createMarker(this.#count)
  }

  #note(words: string): void {
    this.log.push(`${this.log.length + 1} ${words}`)
  }

  async #fieldText(page: Page, { typed }: Target): Promise<string> {
    return (await fieldAt(page, typed)).getByRole('textbox').first().inputValue()
  }

  /** Opens a form, with what was not saved in it, if the editor offers that. */
  async #openForm(page: Page, target: Target): Promise<void> {
    const restore = page.getByRole('alertdialog').getByRole('button', { name: '復元' })
    const field = checkField(page).first()
    await expect(async () => {
      await navigateTo(page, target.entry)
      await expect(restore.or(field).first()).toBeVisible({ timeout: 5_000 })
    }).toPass()
    // The offer comes with the form, or shortly after it.
    await page.waitForFunction(() => document.querySelectorAll('section[data-key-path]').length > 3)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))))
    if (await restore.isVisible()) await restore.click()
    await expect(restore).toBeHidden()
  }

  async #type(page: Page, field: string, text: string): Promise<void> {
    const input = (await fieldAt(page, field)).getByRole('textbox').first()
    await input.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(text)
  }

  /**
   * Saves the form of a file. Where others have changed the file, both changes are saved, but for those of others in a
   * field that this form has changed too, which the question shows.
   */
  async #save(page: Page, file: string): Promise<void> {
    const button = page.locator('button[aria-keyshortcuts="Ctrl+S"]')
    const question = page.getByRole('dialog', { name: 'ほかの人が、このファイルを先に変えています' })
    await button.click()
    await expect(async () => {
      if (await question.isVisible()) {
        const going = wordsGoing(await question.getByRole('listitem').allTextContents())
        await question.getByRole('button', { name: /両方を合わせて保存/ }).click()
        this.#note(`  both are saved, without ${going.join(' ')}`)
        this.#saved.set(file, this.#saved.get(file)?.filter((word) => !going.includes(word)) ?? [])
      }
      await expect(button).toBeHidden({ timeout: 1_000 })
    }).toPass()
  }

  readonly #actions: Readonly<Record<string, { weight: number; run: () => Promise<void> }>> = {
    type: { weight: 7, run: () => this.typeSomething() },
    save: { weight: 5, run: () => this.save() },
    switch: { weight: 3, run: () => this.switchEntry() },
    'edit on disk': { weight: 3, run: () => this.editOnDisk() },
    'second tab': { weight: 1, run: () => this.saveInOtherTab() },
    reload: { weight: 2, run: () => this.reload() },
    offline: { weight: 1, run: () => this.goOffline() },
    'engine killed': { weight: 1, run: () => this.killEngine() },
  }

  /** Does one thing, and checks that the form has every word that was typed. */
  async act(): Promise<void> {
    const names = Object.entries(this.#actions).flatMap(([name, { weight }]) =>
      Array.from<string>({ length: weight }).fill(name),
    )
    const name = this.#pick(names)
    this.#note(name)
    await this.#actions[name]?.run()
    if (this.#open && this.#unsaved.length > 0) {
      const text = await this.#fieldText(this.#page, this.#open)
      expect(this.#unsaved.filter((word) => !text.includes(word))).toEqual([])
    }
  }

  async typeSomething(): Promise<void> {
    if (!this.#open) await this.#enter(this.#pick(targets))
    const target = this.#open
    if (!target) return
    const word = this.#nextMarker()
    this.#note(`  ${word} into ${target.file}`)
    await this.#type(this.#page, target.typed, word)
    this.#unsaved.push(word)
  }

  /** Opens a form, and reads which words in it are not saved. */
  async #enter(target: Target): Promise<void> {
    await this.#openForm(this.#page, target)
    this.#open = target
    const [text, onDisk] = [await this.#fieldText(this.#page, target), await readLocalFile(this.#page, target.file)]
    this.#unsaved = (text.match(marker) ?? []).filter((word) => !onDisk.includes(word))
    this.#note(`  in ${target.file}, not saved: ${this.#unsaved.join(' ')}`)
  }

  async save(): Promise<void> {
    if (!this.#open || this.#unsaved.length === 0) return this.typeSomething()
    await this.#save(this.#page, this.#open.file)
    this.#saved.get(this.#open.file)?.push(...this.#unsaved)
    this.#note(`  saved ${this.#unsaved.join(' ')}`)
    this.#unsaved = []
    this.#open = undefined
    return this.check()
  }

  /** Goes to another entry; unsaved words are asked about, and either answer is given. */
  async switchEntry(): Promise<void> {
    const other = this.#pick(targets.filter((target) => target !== this.#open))
    if (this.#open && this.#unsaved.length > 0) {
      await navigateTo(this.#page, other.entry)
      const isLeaving = this.#random() < 0.5
      await this.#page.getByRole('button', { name: isLeaving ? '保存しないで進む' : '書きつづける' }).click()
      this.#note(isLeaving ? '  left' : '  stayed')
      if (!isLeaving) return
    }
    await this.#enter(other)
  }

  /** Changes a file as another program does. */
  async editOnDisk(): Promise<void> {
    const { file, others } = this.#pick(targets)
    const word = this.#nextMarker()
    const text = await readLocalFile(this.#page, file)
    const changed = text.replace(new RegExp(`^${others}: .*$`, 'm'), (line) => line + word)
    expect(changed).not.toBe(text)
    await writeLocalFiles(this.#page, { [file]: changed })
    this.#saved.get(file)?.push(word)
    this.#note(`  ${word} into ${file}`)
  }

  /** Changes a file in a second tab, which may have the same one open. */
  async saveInOtherTab(): Promise<void> {
    const target = this.#pick(targets)
    const tab = await this.#page.context().newPage()
    await tab.goto('/admin/')
    await this.#openForm(tab, target)
    const word = this.#nextMarker()
    await this.#type(tab, target.others, word)
    await this.#save(tab, target.file)
    await tab.close()
    this.#saved.get(target.file)?.push(word)
    this.#note(`  ${word} into ${target.file}`)
  }

  /** Reloads the page once the unsaved form has a backup, which it has without being asked for. */
  async reload(): Promise<void> {
    const [open, unsaved] = [this.#open, this.#unsaved]
    const before = open ? await readLocalFile(this.#page, open.file) : ''
    for (const word of unsaved.filter((each) => !before.includes(each)))
      await expect.poll(() => countBackupsWith(this.#page, word)).toBeGreaterThan(0)
    await this.#page.reload()
    if (!open) return
    await this.#enter(open)
    const onDisk = await readLocalFile(this.#page, open.file)
    const text = await this.#fieldText(this.#page, open)
    expect(unsaved.filter((word) => !text.includes(word) && !onDisk.includes(word))).toEqual([])
  }

  async goOffline(): Promise<void> {
    await this.#page.context().setOffline(true)
    await this.typeSomething()
    await this.save()
    await this.#page.context().setOffline(false)
  }

  async killEngine(): Promise<void> {
    await terminateWorkers(this.#page)
  }

  /** Checks every file: it has each word that was saved, and is as it was but for these. */
  async check(): Promise<void> {
    for (const [file, words] of this.#saved) {
      const [before, now] = [
        readFileSync(path.join(root, 'tests', 'corpus', file), 'utf8'),
        await readLocalFile(this.#page, file),
      ]
      expect({ file, missing: words.filter((word) => !now.includes(word)) }).toEqual({ file, missing: [] })
      expect(withoutMarkers(now)).toBe(before)
    }
  }
}
