import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import axe from 'axe-core'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { getAttribute, listElements, parseHtml, getText } from '#site/render/html.ts'
import { inspectRaster } from '#tools/images/inspect-raster.ts'
import { evaluatePages } from '#tools/approvals/check-approvals.ts'
import { readApprovalSite } from '#tools/approvals/approval-site.ts'
import { readRecords } from '#tools/approvals/record-files.ts'

import { openChromium } from '../support/browsers/open-chromium.ts'
import { createdAt, replaceInFile, reviewEdit, type FixtureReview } from '../support/review/review-edit.ts'
import { listCards, openReview } from '../support/review/open-review.ts'
import { serveBelowPath } from '../support/servers/serve-below-path.ts'

/** Makes all edits that a reviewer has to find. */
async function editMuch(file: (name: string) => string): Promise<void> {
  const noodles = file('campaigns/202302-9/noodles.mdx')
  await replaceInFile(noodles, 'maximumGrantPoint: 300', 'maximumGrantPoint: 500')
  await replaceInFile(noodles, 'end: 2023-02-28 23:59', 'end: 2023-03-05 23:59\nrunsOver: true')
  await replaceInFile(file('campaigns/202302-9/corner-shop.mdx'), '  - use: points-cancel\n', '')
  await replaceInFile(file('annotations/points-fraction.yaml'), '切り捨てます', '切り上げます')
  await replaceInFile(file('campaigns/202302-9/images/two-prizes.svg'), /#[0-9a-f]{6}/, '#2f6f8f')
  const [from, to] = ['campaigns/202305-9', 'campaigns/202302-9']
  const added = (await readFile(file(`${from}/cloud-closet.mdx`), 'utf8')).replaceAll('2023-05', '2023-02')
  const slipped = added.replace('2023-02-31', '2023-02-28').replace('商品の代金だけが該当です', '商品の代金と同じです')
  await writeFile(file(`${to}/new-one.mdx`), slipped)
  for (const picture of ['cloud-closet', 'cloud-closet-modal', 'cloud-closet-summary', 'logos/cloud-closet'])
    await cp(file(`${from}/images/${picture}.svg`), file(`${to}/images/${picture}.svg`))
  await replaceInFile(file(`${to}/month.yaml`), '  - noodles\n', '  - noodles\n  - new-one\n')
  // A campaign without a page of its own has changed, too, so that two entries are about the page of the month.
  await replaceInFile(file(`${to}/month.yaml`), 'いつもの', 'いつもどおりの')
  for (const name of ['field-radio.mdx', 'images/field-radio.svg']) await rm(file(`${from}/${name}`))
  await replaceInFile(file(`${from}/month.yaml`), '  - field-radio\n', '')
  await replaceInFile(file(`${from}/month.yaml`), '｛field-radioの上乗せ｝から', '')
  await replaceInFile(file('campaigns/202308-9/month.yaml'), /^campaigns:/m, 'publishAt: 2023-07-30 10:00\ncampaigns:')
}

function cardText(html: string, id: string): string {
  const card = listCards(html).find((element) => getAttribute(element, 'id') === id)
  if (!card) throw new Error(`there is no card "${id}"`)
  return getText(card)
}

let review: FixtureReview
let reviewPage = ''
let output = ''

beforeAll(async () => {
  review = await reviewEdit('much', { hasPictures: false }, editMuch)
  output = review.output
  reviewPage = await readFile(path.join(output, 'review', 'index.html'), 'utf8')
})

describe('a review of much that changed', () => {
  test('has a card for each change: added or removed pages, then changed terms, then the rest', () => {
    expect(listCards(reviewPage).map((card) => getAttribute(card, 'id'))).toEqual([
      'campaign-202305-9-field-radio',
      'campaign-202302-9-new-one',
      'campaign-202302-9-noodles',
      'campaign-202302-9-corner-shop',
      'month-202308-9',
      'note-1',
      'campaign-202302-9-store',
      'month-202305-9',
      'month-202302-9',
      'leftovers',
      'texts',
      'others',
    ])
  })

  test('shows a cap and an end as terms, and the sentences that state them with the text of pages', () => {
    const card = cardText(reviewPage, 'campaign-202302-9-noodles')
    expect(card).toMatch(/^変更.*2\/1\(水\)〜3\/5\(日\).*Web とアプリ・いま開催中/)
    expect(card).toContain('上限前300ポイント後500ポイント')
    expect(card).toContain('終わり前2月28日(火) 23:59後3月5日(日) 23:59')
    expect(cardText(reviewPage, 'texts')).toMatch(
      /\/jp\/card\/202302-9\/noodles\/.*?おまけ分の上限は、会期中お一人さま500ポイントです。/,
    )
    expect(card.indexOf('条件')).toBeLessThan(card.indexOf('言葉'))
  })

  test('shows the card that a chat shows for a link to the new version', async () => {
    const card = listCards(reviewPage).find((element) => getAttribute(element, 'id') === 'campaign-202302-9-noodles')
    const images = card ? listElements(card).filter(({ tagName }) => tagName === 'img') : []
    const image = images.find((element) => getAttribute(element, 'src')?.startsWith('pictures/card-'))
    expect(image && getAttribute(image, 'alt')).toMatch(/^5%、2023\/2\/1–3\/5、/)
    expect(cardText(reviewPage, 'campaign-202302-9-noodles')).toContain(
      '2023年2/1(水)〜3/5(日)・上乗せ上限 500ポイント。',
    )
    const bytes = await readFile(path.join(output, 'review', (image && getAttribute(image, 'src')) ?? ''))
    expect(await inspectRaster(bytes)).toMatchObject({ width: 1200, height: 630 })
  })

  test('shows the card of a page once, however many campaigns on it have changed', () => {
    const images = listCards(reviewPage)
      .flatMap((card) => listElements(card).filter(({ tagName }) => tagName === 'img'))
      .flatMap((image) => getAttribute(image, 'src') ?? [])
      .filter((src) => src.startsWith('pictures/card-'))
    expect(images).toEqual([...new Set(images)])
  })

  test('shows that a month is scheduled, which no page shows', () => {
    expect(cardText(reviewPage, 'month-202308-9')).toContain(
      '公開前待たずに公開する後2023年7月30日(日) 10:00に公開する',
    )
  })

  test('shows a removed note', () => {
    const card = cardText(reviewPage, 'campaign-202302-9-corner-shop')
    expect(card).toContain('注記「キャンセルや返品」を削除')
  })

  test('shows a note that many pages share once, with all of them', () => {
    const card = cardText(reviewPage, 'note-1')
    expect(card).toContain('切り捨てます。後')
    expect(cardText(reviewPage, 'texts')).toMatch(/\d\dページで同じように変わる文（1）/)
    expect(cardText(reviewPage, 'campaign-202302-9-corner-shop')).not.toContain('切り上げ')
  })

  test('shows both versions of a picture that was replaced under its name', () => {
    const card = listCards(reviewPage).find((element) => getAttribute(element, 'id') === 'campaign-202302-9-store')
    const images = card ? listElements(card).filter(({ tagName }) => tagName === 'img') : []
    const pictures = images.filter((image) => !getAttribute(image, 'src')?.includes('/card-'))
    expect(pictures.map((picture) => getAttribute(picture, 'src'))).toEqual([
      expect.stringMatching(/^pictures\/two-prizes\.\w+\.svg$/),
      expect.stringMatching(/^pictures\/two-prizes\.\w+\.svg$/),
    ])
    expect(new Set(pictures.map((picture) => getAttribute(picture, 'src'))).size).toBe(2)
    expect(pictures.map((picture) => getAttribute(picture, 'alt'))).toEqual(['大きい絵（前）', '大きい絵（後）'])
  })

  test('shows the terms of an added campaign, and that the page of a removed one disappears', () => {
    expect(cardText(reviewPage, 'campaign-202302-9-new-one')).toMatch(/^追加.*上限上限なし/)
    expect(cardText(reviewPage, 'campaign-202305-9-field-radio')).toContain('公開していたページがなくなります。')
  })

  test('compares an added campaign with the published one of the most similar text', async () => {
    const text = cardText(reviewPage, 'campaign-202302-9-new-one')
    expect(text).toContain('文がいちばん似ている5月のCLOUD CLOSETもよおし（202305-9/cloud-closet）とくらべます。')
    expect(text).toContain('補足もと商品の代金だけが該当ですこれ商品の代金と同じです')
    expect(text).toContain('月に合わせて移した日付、上の値から計算し直した数、並びだけの違い（')
    expect(reviewPage).toContain('追加・似たキャンペーンとのちがい: 条件1')
    expect(await readFile(path.join(output, 'review', 'summary.md'), 'utf8')).toContain('**商品の代金と同じです**')
  })

  test('lists the leftovers of added pages once, and so does the summary', async () => {
    const list = cardText(reviewPage, 'leftovers')
    expect(list).toMatch(/5月のCLOUD CLOSETもよおし（202305-9\/cloud-closet）とくらべています。.*一字も変えていない文/)
    expect(list).toContain('いつでも進呈される｛常時｝と、会期中のおまけ｛上乗せ｝の合計です。')
    expect(list).not.toContain('商品の代金と同じです')
    expect(reviewPage.split('href="#leftovers"')).toHaveLength(2)
    const summary = await readFile(path.join(output, 'review', 'summary.md'), 'utf8')
    expect(summary).toMatch(/<summary>写したまま残っているところ（\d+）。公開する前に読みます<\/summary>/)
    expect(summary).toContain('（5月のCLOUD CLOSETもよおし（202305-9/cloud-closet）とくらべて')
  })

  test('says which page is approved for a campaign that has none of its own', () => {
    expect(cardText(reviewPage, 'campaign-202302-9-store')).toMatch(/承認.*月のページ「[^」]+」を承認する/)
    expect(cardText(reviewPage, 'campaign-202302-9-noodles')).toMatch(/(?<!月のページ)「[^」]+」を承認する/)
  })

  test('leads to the section of a campaign that has no page of its own', () => {
    expect(reviewPage).toMatch(/href="\.\.\/jp\/card\/202302-9\/\?at=[^"#]+#store"/)
  })

  test.each(['index.html', 'approvals/index.html'])(
    'has its policy in %s itself, before all that it rules over, as hosts that send policies send it',
    async (name) => {
      const head = listElements(parseHtml(await readFile(path.join(output, 'review', name), 'utf8'))).filter(
        ({ parentNode }) => parentNode?.nodeName === 'head',
      )
      const at = head.findIndex((element) => getAttribute(element, 'http-equiv') === 'Content-Security-Policy')
      const policy = head[at] ?? expect.fail()
      expect(head.slice(0, at).map(({ tagName }) => tagName)).toEqual(['meta', 'meta'])
      const sent = JSON.parse(await readFile(path.join(output, 'policies.json'), 'utf8')) as Record<string, string>
      expect(`${getAttribute(policy, 'content')}; frame-ancestors 'none'`).toBe(sent[`review/${name}`])
    },
  )
})

test('wording that all pages share is shown once, with all of them', async () => {
  const { output: shared } = await reviewEdit(
    'shared',
    { hasPictures: false, reword: (html) => html.replaceAll('利用規約', '使いかたの決まり') },
    async (file) =>
      replaceInFile(file('campaigns/202302-9/noodles.mdx'), 'maximumGrantPoint: 300', 'maximumGrantPoint: 500'),
  )
  const html = await readFile(path.join(shared, 'review', 'index.html'), 'utf8')
  const ids = listCards(html).map((card) => getAttribute(card, 'id'))
  expect(ids).toEqual(['campaign-202302-9-noodles', 'texts', 'others'])
  expect(listCards(html).map((card) => getText(card).split('使いかたの決まり').length - 1)).toEqual([0, 1, 0])
  const card = listCards(html)[1]
  const links = card ? listElements(card).map((element) => getAttribute(element, 'href')) : []
  for (const page of ['202302-9/noodles/', '202302-9/corner-shop/', '202304-9/tablets/', '202305-9/'])
    expect(links).toContain(`../jp/card/${page}?at=own&scenario=signed-in`)
})

test.each(['', 'approvals/'])('/review/%s names an icon that is there', async (name) => {
  const page = path.join(output, 'review', name)
  const [, icon = ''] =
    /<link rel="icon" href="([^"]+)"/.exec(await readFile(path.join(page, 'index.html'), 'utf8')) ?? []
  expect(await readFile(path.join(page, icon), 'utf8')).toMatch(/^<svg /)
})

/** Returns the approved pages of the edited content, with their state and who approved them. */
async function listApproved({ content, cacheFile, records }: FixtureReview) {
  const site = await readApprovalSite({ folder: content, cacheFile }, createdAt)
  const pages = await evaluatePages(site ?? expect.fail(), await readRecords(records, Date.now()))
  return pages.flatMap(({ page, state, approvals: [first] }) => (first ? [[page, state, first.by]] : []))
}

let browser: Browser

describe('in a browser', () => {
  beforeAll(async () => {
    browser = await openChromium()
  })
  afterAll(() => browser.close())

  test.each(['', 'approvals/'])('/review/%s is accessible, and fits 320 px', async (name) => {
    const page = await openReview(browser, output, name, 320)
    for (const details of await page.locator('details').all())
      await details.evaluate((details) => details.setAttribute('open', ''))
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('injected markup does nothing, even on a host that sends no policy', async () => {
    const host = await serveBelowPath(output, '')
    onTestFinished(() => host.stop())
    const page = await browser.newPage()
    onTestFinished(() => page.close())
    await page.route('**/review/approvals/', async (route) => {
      const response = await route.fetch()
      const injected = `<script>injected = 1</script><img src="no.png" onerror="injected = 2"></body>`
      await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) })
    })
    await page.goto(`${host.site}/review/approvals/#202302-9-noodles`, { waitUntil: 'networkidle' })
    expect(await page.evaluate('typeof injected')).toBe('undefined')
    expect(await page.getByRole('button', { name: '承認の記録を作る' }).first().isVisible()).toBe(true)
    expect(await page.locator('.bar').evaluate((bar) => getComputedStyle(bar).display)).toBe('flex')
  })

  test('the form of a page creates the record of its approval, to be committed', async () => {
    const page = await openReview(browser, output, 'approvals/#202302-9-noodles', 375)
    const form = page.locator('article[id="202302-9-noodles"]').getByRole('form')
    const looked = form.getByRole('link', { name: '終了後' }).last()
    expect(await looked.getAttribute('href')).toMatch(
      /^\.\.\/\.\.\/jp\/card\/.*noodles\/in-app\/.*at=2023-03-06T00:00&scenario=signed-in$/,
    )
    await form.getByRole('button', { name: '承認の記録を作る' }).click()
    expect(await form.getByRole('alert').innerText()).toContain('お名前を入れてください')
    await form.getByLabel('お名前').fill('山田\u202e子花')
    await form.getByRole('button', { name: '承認の記録を作る' }).click()
    expect(await form.getByRole('alert').innerText()).toContain('お名前に見えない文字（U+202E）があります')
    await form.getByLabel('お名前').fill('山田 花子')
    await page.keyboard.press('Enter')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('link', { name: 'ファイルを保存' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('noodles.yaml')

    await file.saveAs(path.join(review.records, '202302-9', 'noodles.yaml'))
    expect(await listApproved(review)).toEqual([['/jp/card/202302-9/noodles/', 'approved', '山田 花子']])
    const link = new URL((await form.getByRole('link', { name: 'コミットする画面を開く' }).getAttribute('href')) ?? '')
    expect(link.pathname).toBe('/sora/campaigns/new/new-cap')
    expect(link.searchParams.get('value')).toBe(await readFile(await file.path(), 'utf8'))
  })
})
