import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import { copyProject } from '../../support/sites/copy-project.ts'
import { fixtureContent } from '../../support/sites/fixture-site.ts'
import { isWholeGrid } from '../../support/run/grid.ts'
import { startDevServer } from '../../support/servers/dev-server.ts'

const campaign = '/jp/card/202302-9/noodles/'

/** Timeout in milliseconds: the first response builds everything, and other tests may be running. */
const timeout = 60_000

test.describe.configure({ mode: 'serial' })

let project = ''
let server: Awaited<ReturnType<typeof startDevServer>> | undefined

test.beforeAll(async () => {
  test.setTimeout(4 * timeout)
  project = await copyProject(fixtureContent.folder)
  server = await startDevServer(project, path.join(project, 'content'), campaign)
})

test.afterAll(() => server?.stop())

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const target = path.join(project, file)
  const text = await readFile(target, 'utf8')
  expect(text).toMatch(from)
  await writeFile(target, text.replace(from, to))
}

/** Opens a page and marks it, to detect reloads. */
async function openMarked(page: Page): Promise<void> {
  await page.goto(server?.url ?? '')
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

async function expectNotReloaded(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true)
}

const inSight = { timeout }

test('saved text appears on the open page without a reload', async ({ page }) => {
  await openMarked(page)
  await change('content/campaigns/202302-9/noodles.mdx', /^## .*/m, '## いま書いた見出し')
  await expect(page.getByRole('heading', { name: 'いま書いた見出し' })).toBeVisible(inSight)
  await expectNotReloaded(page)
})

test('a mistake is reported above the last valid page until it is fixed', async ({ page }) => {
  await openMarked(page)
  const heading = page.getByRole('heading', { level: 1 })
  const original = (await heading.textContent()) ?? ''
  await change('content/campaigns/202302-9/noodles.mdx', /^period:/m, 'perid:')
  await expect(page.getByRole('alert')).toContainText('noodles.mdx', inSight)
  await expect(heading).toHaveText(original)
  await change('content/campaigns/202302-9/noodles.mdx', /^perid:/m, 'period:')
  await expect(page.getByRole('alert')).toHaveCount(0, inSight)
  await expectNotReloaded(page)
})

test('code and styles that are saved appear on the open page', async ({ page }) => {
  await openMarked(page)
  await change('site/templates/layout/layouts.tsx', '<main>', '<main data-code="new">')
  await expect(page.locator('main[data-code=new]')).toBeVisible(inSight)
  await change('blocks/theme.css', /$/, '\nmain { outline: 3px solid rgb(1, 2, 3); }\n')
  await expect(page.locator('main')).toHaveCSS('outline-color', 'rgb(1, 2, 3)', inSight)
  await expectNotReloaded(page)
})

if (isWholeGrid)
  test('an error in the code replaces the page until it is fixed', async ({ page }) => {
    await openMarked(page)
    await change(
      'site/templates/campaign-page.tsx',
      /^export async function CampaignPage\(.*\{$/m,
      "$&\n  if (id !== '') throw new Error('on purpose')",
    )
    await expect(page.getByRole('alert')).toContainText('on purpose', inSight)
    await change('site/templates/campaign-page.tsx', "\n  if (id !== '') throw new Error('on purpose')", '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(inSight)
  })

if (isWholeGrid)
  test('a screen is served at the same address, with the current content of its file', async ({ page }) => {
    await page.goto(new URL('/jp/lending/', server?.url).href, { timeout })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(inSight)
    await change('content/screens/lending.yaml', 'heading: お返し例', 'heading: いま書いた返済例')
    await expect(page.getByText('いま書いた返済例').first()).toBeVisible(inSight)
  })

test('an unknown path is answered with the not-found page', async ({ page }) => {
  const response = await page.goto(new URL('/jp/card/209901-1/', server?.url).href)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('お探しのページは見つかりませんでした。')).toBeVisible()
})
