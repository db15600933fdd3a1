import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'
import { bundleEngine, type BundledEngine } from '#tools/editor/bundle-engine.ts'

import { bundleForBrowser } from '../support/bundle-for-browser.ts'
import { isWholeGrid } from '../support/run/grid.ts'
import { openChromium } from '../support/browsers/open-chromium.ts'
import { packFolder, packText } from '../support/engine/pack-files.ts'
import type { PackedFiles } from '../support/engine/packed-files.ts'
import { openPreview, type OpenPreview, type PreviewOptions } from '../support/editor/open-preview.ts'
import { findViolations } from '../support/pages/find-violations.ts'

// The preview beside the form, in Chromium, under a policy as strict as an editor's page can have.

const corpus = path.join(root, 'tests', 'corpus', 'content')
const file = 'campaigns/202309-1/convenience-store.mdx'

/** Reading them takes time, and no page of the month needs them. */
const isOfOtherMonth = /^campaigns\/(?!202309-1\/)/
const address = '/jp/card/202309-1/convenience-store/'

let browser: Browser
let engine: BundledEngine
let content: PackedFiles
let text: string
let open: OpenPreview | undefined

beforeAll(async () => {
  browser = await openChromium()
  engine = await bundleEngine(await readContentFolder(corpus, ContentCache.empty()))
  content = (await packFolder(corpus)).filter(([name]) => !isOfOtherMonth.test(name))
  text = await readFile(path.join(corpus, file), 'utf8')
})

afterEach(async () => {
  await open?.page.close()
  // Blocked by a policy, missing, or thrown: all of it is written to the console.
  expect(open?.faults ?? []).toEqual([])
})

afterAll(() => browser.close())

async function show(given: Partial<PreviewOptions> = {}): Promise<OpenPreview> {
  open = await openPreview(browser, engine, { address, files: [file], content, width: 1280, ...given })
  return open
}

const previewFrame = (page: Page) => page.frameLocator('iframe')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const write = (edited: string): PackedFiles => [packText(file, edited)]

/** Returns the file with a sentence typed at the end of the body. */
const withSentence = (sentence: string) => write(`${text}\n${sentence}\n`)

if (isWholeGrid)
  test('a page is shown at the moments of its period, by the names of the preview', async () => {
    const { page } = await show()
    const status = previewFrame(page).locator('article[data-status]').first()
    for (const [name, expected] of [
      ['開催前', 'BEFORE_THE_PERIOD'],
      ['最初の1分', 'DURING_THE_PERIOD'],
      ['開催中', 'DURING_THE_PERIOD'],
      ['最後の1分', 'DURING_THE_PERIOD'],
      ['終了後', 'AFTER_THE_PERIOD'],
    ] as const) {
      await press(page, new RegExp(name))
      await expect.poll(() => status.getAttribute('data-status')).toBe(expected)
    }
  })

test('a page is shown on the web and in the app, each with its own environment and at its own width', async () => {
  const { page } = await show()
  const html = previewFrame(page).locator('html')
  await expect.poll(() => html.getAttribute('data-environment')).toBe('other-browser')
  for (const width of [320, 768, 1280, 375]) {
    await press(page, new RegExp(`^${width}`))
    await expect.poll(() => html.evaluate(() => innerWidth)).toBe(width)
  }
  await press(page, 'アプリ内')
  await expect.poll(() => html.getAttribute('data-environment')).toBe('ios-app')
})

test('the open page shows what is typed, without being loaded again or scrolled', async () => {
  const { page, type } = await show()
  const html = previewFrame(page).locator('html')
  await previewFrame(page).locator('h1').waitFor()
  await html.evaluate(async () => {
    // Content that loads late above the position would move it.
    await document.fonts.ready
    const first = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all(first.map((image) => image.decode().catch(() => undefined)))
    document.documentElement.setAttribute('data-kept', '')
    scrollTo(0, 300)
  })
  await type(withSentence('夜食にもどうぞ。'))
  await previewFrame(page).getByText('夜食にもどうぞ。').waitFor()
  // Chromium's scroll anchoring rounds.
  await expect.poll(async () => Math.abs((await html.evaluate(() => scrollY)) - 300)).toBeLessThan(3)
  expect(await html.getAttribute('data-kept')).toBe('')
})

test('a page that is still being parsed is morphed afterwards, and holds nothing twice', async () => {
  const page = await browser.newPage()
  const [script] = (await bundleForBrowser(path.join(root, 'tools', 'preview', 'morph-page.ts'))).values()
  const url = `data:text/javascript,${encodeURIComponent(script ?? '')}`
  await page.evaluate(`import(${JSON.stringify(url)}).then((module) => Object.assign(window, module))`)
  const text = await page.evaluate(async () => {
    const { morphPage } = window as unknown as { morphPage: (html: string, preserved: string[]) => Promise<void> }
    // oxlint-disable typescript/no-deprecated -- The only API that leaves a page half parsed.
    document.open()
    document.write('<html><head><title>Title</title></head><body><h1>Before</h1>')
    const morphed = morphPage(
      '<html><head><title>Title</title></head><body><h1>After</h1><p>Rest</p></body></html>',
      [],
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    document.write('<p>Rest</p></body></html>')
    document.close()
    // oxlint-enable typescript/no-deprecated
    await morphed
    return document.body.innerText.split(/\s+/)
  })
  expect(text).toEqual(['After', 'Rest'])
  await page.close()
})

if (isWholeGrid)
  test('a page that cannot be rendered is reported, with the last one that could', async () => {
    const { page, type, asked } = await show()
    await previewFrame(page).locator('h1').waitFor()
    await type(write(text.replace(/^maximumGrantPoint: .*$/m, 'maximumGrantPoint: 二百')))
    await page.getByText('直すところがあるため、ページを作れません').waitFor()
    await page.getByText('数字（ポイント）で書きます。いまは「二百」です').waitFor()
    expect(await previewFrame(page).locator('h1').count()).toBe(1)
    await press(page, /数字（ポイント）で書きます/)
    const { opened } = await asked()
    expect(opened).toMatchObject([{ file, field: 'maximumGrantPoint', severity: 'error' }])
    await type(write(text))
    await expect.poll(() => page.getByText('ページを作れません').count()).toBe(0)
  })

if (isWholeGrid)
  test('a tap on a text opens its field or its line, on a fixed heading the field below it, and elsewhere says that there is none', async () => {
    const { page, asked, type } = await show()
    await type(withSentence('夜食にもどうぞ。'))
    const shown = previewFrame(page)
    for (const tapped of [
      shown.getByText('夜食にもどうぞ。'),
      shown.locator('h1'),
      shown.getByRole('heading', { name: 'ご注意' }),
    ])
      await tapped.click()
    await expect.poll(async () => (await asked()).opened.length).toBe(3)
    const lines = text.split('\n')
    expect((await asked()).opened).toMatchObject([
      { file, field: '-', line: lines.length + 1 },
      { file, field: 'title', line: lines.findIndex((line) => line.startsWith('title:')) + 1 },
      { file, field: 'annotationLists' },
    ])
    await shown.getByRole('heading', { name: 'この月のほかのキャンペーン' }).click()
    await page.getByText('フォームの一つの欄から来たものではありません').waitFor()
    expect((await asked()).opened.length).toBe(3)
  })

if (isWholeGrid)
  test('a suppression of a warning needs a reason', async () => {
    const { page, type, asked } = await show()
    await type(withSentence('ポイント還元率No.1です。'))
    const remark = page.locator('[data-severity=warning]').first()
    await remark.getByRole('button', { name: 'このままでよい（理由を書く）' }).click()
    expect(await remark.getByRole('button', { name: '確認ずみにする' }).isDisabled()).toBe(true)
    await page.keyboard.type('法務の人に確かめた')
    await page.keyboard.press('Enter')
    const { confirmed } = await asked()
    expect(confirmed).toMatchObject([[{ file, severity: 'warning' }, '法務の人に確かめた']])
  })

test('copied texts are in one list, which leads to their fields, and stay read once they are confirmed', async () => {
  const own = 'campaigns/202309-1/8th-day.mdx'
  const month = (await packFolder(corpus)).filter(
    ([name]) => !name.startsWith('campaigns/') || name.includes('8th-day'),
  )
  const { page, asked } = await show({
    address: '/jp/card/202309-1/8th-day/',
    files: [own],
    content: [...month, ...content.filter(([name]) => name === 'campaigns/202309-1/month.yaml')],
  })
  const list = page.locator('.preview-leftovers')
  await list.locator('summary').click()
  expect(await list.innerText()).toContain('毎月8日のキャンペーン（202308-1/8th-day）と同じ文です。')
  await list.getByRole('button', { name: '｛開始日：年なし｝にメルカードでお支払いをした方' }).click()
  expect((await asked()).opened).toMatchObject([{ file: own, field: '-' }])
  await list.getByRole('checkbox').check()
  expect(await list.locator('summary').innerText()).toContain('読みました')
  await page.reload()
  expect(await page.evaluate((key) => localStorage.getItem(key), `read-leftovers ${own}`)).toContain('お支払いをした方')
})

test('the frame has no origin, runs no script but its own, and loads nothing', async () => {
  const { page } = await show()
  const inside = previewFrame(page).locator('html')
  expect(await inside.evaluate(() => origin)).toBe('null')
  expect(await inside.evaluate(() => document.querySelectorAll('script').length)).toBe(2)
  const blocked = await inside.evaluate(async () => {
    const violatedDirective = new Promise<string>((resolve) => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
        once: true,
      })
    })
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken"'
    document.head.append(script)
    return `${await violatedDirective} ${document.title}`
  })
  expect(blocked).toMatch(/^script-src-elem (?!taken)/)
  expect(await inside.evaluate(() => [...document.images].every(({ src }) => src.startsWith('data:')))).toBe(true)
  // The console has an error of each of the two policies, the frame's own and its editor's.
  const errors = open?.faults.splice(0) ?? []
  expect(errors.filter((fault) => !fault.startsWith('Executing inline script violates'))).toEqual([])
})

test('a screen is named instead of shown, and its diagnostics are listed', async () => {
  const screen = 'screens/loyalty.yaml'
  const { page } = await show({ address: '/jp/loyalty/', files: [screen], isScreen: true })
  await page.getByText('この画面はプログラムで作られているため').waitFor()
  await page.getByText('プレビューの /jp/loyalty/ で').waitFor()
})

test.each(isWholeGrid ? [375, 1280] : [375])(
  'at %d pixels nothing is wrong for those who cannot see, and nothing stands out at the side',
  async (width) => {
    const { page, type } = await show({ width })
    await previewFrame(page).locator('h1').waitFor()
    await type(withSentence('ポイント還元率No.1です。｛無｝'))
    await page.locator('[data-severity=error]').first().waitFor()
    await press(page, 'このままでよい（理由を書く）')
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  },
)
