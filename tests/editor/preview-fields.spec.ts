import path from 'node:path'

import { expect, test, type FrameLocator, type Locator } from '@playwright/test'

import { root } from '#tools/commands/project-paths.ts'

import { openEntry } from '../support/editor/entries.ts'
import { openLocalFolder } from '../support/editor/local-folder.ts'
import { getPreview, getShownPage } from '../support/editor/preview.ts'

const content = path.join(root, 'tests', 'corpus', 'content')

type Row = [title: string, find: (page: FrameLocator) => Locator, field: string | readonly string[]]

/** Texts to tap on a campaign's page, each with the path of the field that it opens, or the names of several. */
const rows: readonly Row[] = [
  ['the tag', (page) => page.getByText('9月の飲食店キャンペーン'), 'tag'],
  ['the title', (page) => page.locator('h1'), 'title'],
  ['the line above the number', (page) => page.getByText('常時1%＋期間中の上乗せ3%'), 'reductionRate'],
  ['the big number', (page) => page.locator('main span:has(> svg)', { hasText: '4%' }), 'headline.figure'],
  ['its label', (page) => page.locator('main span:has(> svg) + span'), 'headline.label'],
  ['a mark', (page) => page.locator('h1 ~ div sup a'), 'annotationLists.0.detail'],
  ['the cap', (page) => page.locator('li').getByText('上限 450ポイント'), 'maximumGrantPoint'],
  ['whether entry is needed', (page) => page.getByText('エントリー不要'), 'entry'],
  [
    '期間',
    (page) => page.locator('dt', { hasText: '期間' }),
    ['キャンペーンの期間 › 開始', 'キャンペーンの期間 › 終了'],
  ],
  ['the first moment', (page) => page.locator('dd time').first(), 'period.start'],
  ['the last moment', (page) => page.locator('dd time').last(), 'period.end'],
  ['対象', (page) => page.locator('dt', { hasText: '対象' }), 'target'],
  ['the target', (page) => page.locator('dd', { hasText: '使った方' }), 'target'],
  [
    'the words of the button',
    (page) => page.getByText('対象の飲食店をさがす').locator('visible=true'),
    'externalPageLabel',
  ],
  ['a heading', (page) => page.getByRole('heading', { name: '対象にならないもの' }), 'blocks.8.body'],
  ['a paragraph', (page) => page.getByText('次のお支払いは'), 'blocks.8.body'],
  ['a line of a list', (page) => page.getByText('商品券やプリペイドカード'), 'blocks.8.body'],
  [
    'the title of a step',
    (page) => page.getByRole('heading', { name: 'メルカードで支払う' }),
    'blocks.5.parts.1.title',
  ],
  ['the text of a step', (page) => page.getByText('クーポンは要りません'), 'blocks.5.parts.0.body'],
  ['the name of a fact', (page) => page.locator('dt', { hasText: '上乗せ3%分' }), 'blocks.7.parts.1.term'],
  ['the text of a fact', (page) => page.locator('dd', { hasText: '金額が確定した' }), 'blocks.7.parts.0.body'],
  ['a question', (page) => page.getByRole('heading', { name: '会計を分けてもよいですか' }), 'blocks.9.parts.2.title'],
  ['an answer', (page) => page.getByText('分けて支払えます'), 'blocks.9.parts.2.body'],
  ['the picture', (page) => page.locator('main img').first(), 'detailKv.alt'],
  ['a logo', (page) => page.locator('img[alt="カレー工房 ろくば"]'), 'logosOnDetail.2.alt'],
  ['a note', (page) => page.getByText('商業施設の中の'), 'annotationLists.1.detail'],
  [
    'a shared note',
    (page) => page.getByText('キャンペーンに関わらず'),
    ['共通の注記 points-base › 注記の本文', 'ページの最後の注記 3 共通の注記 › 共通の注記'],
  ],
]

/** Waits until an element does not move. Playwright waits for what it taps within its own frame, which may move, too. */
async function untilStill(element: Locator): Promise<void> {
  let last = ''
  await expect
    .poll(
      async () => {
        const before = last
        last = JSON.stringify(await element.boundingBox())
        return last === before
      },
      { intervals: [50] },
    )
    .toBe(true)
}

test('a tap on the page opens the field with that text, or asks which; details open where they are, and no field', async ({
  page,
}) => {
  await openLocalFolder(page, content)
  await openEntry(page, 'campaigns/entries/202309-1/restaurant')
  await expect(getShownPage(page).locator('h1')).toContainText('食欲の秋を')
  // Notes that were opened before the first check was done have been found closed later.
  await expect(getPreview(page).getByText('この入力に、直すところはありません。')).toBeVisible()
  await untilStill(getPreview(page).locator('iframe'))
  await getShownPage(page).locator('#notes summary').click()
  await expect(getShownPage(page).getByText('キャンペーンに関わらず').first()).toBeVisible()
  const choices = getPreview(page).getByRole('region', { name: 'どの欄を開きますか' })
  const focused = () => document.activeElement?.closest<HTMLElement>('section[data-key-path]')?.dataset['keyPath']
  const opened = async () =>
    (await choices.isVisible()) ? choices.getByRole('button').allTextContents() : page.evaluate(focused)
  for (const [title, find, expected] of rows)
    await test.step(title, async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await untilStill(getPreview(page).locator('iframe'))
      await find(getShownPage(page))
        .first()
        .click({ position: { x: 4, y: 4 } })
      await expect.configure({ soft: true }).poll(opened, { message: title, timeout: 30_000 }).toEqual(expected)
      // The list stands above the page, which would move under the next tap as it closes.
      if (title === '期間') {
        await choices.getByRole('button').first().click()
        await expect(choices).toBeHidden()
      }
    })

  await openEntry(page, 'campaigns/entries/202308-1/8th-day')
  const details = getShownPage(page).locator('[id="8th-day"] details', { hasText: 'くわしい内容とご注意' })
  await expect(details).not.toHaveAttribute('open')
  await expect(getPreview(page).getByText('この入力に、直すところはありません。')).toBeVisible()
  await details.locator('summary').first().click()
  await expect(details).toHaveAttribute('open')
  // A tap on a text of a field opens it within this time.
  await untilStill(getPreview(page).locator('iframe'))
  await untilStill(details)
  await expect(page.locator('section[data-key-path] :focus')).toHaveCount(0)
})
