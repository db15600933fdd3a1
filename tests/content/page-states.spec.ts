import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { defaultScenario, isScenarioName, scenarios } from '#api-client/sandbox/scenarios.ts'
import { formatForInput, formatMoment } from '#domain/time/format-time.ts'
import { momentNames, listMomentsOfPeriods } from '#domain/time/period-moments.ts'
import { parseSpan } from '#domain/time/spans.ts'
import { periodStatusAt } from '#domain/time/period-status.ts'
import { openContent, createPreviewLayer } from '#tools/build/content-preview.ts'
import { cacheFolder } from '#tools/commands/project-paths.ts'
import { sandboxApi } from '#tools/hosting/server/sandbox-api.ts'
import type { RunningServer } from '#tools/hosting/server/listen-at.ts'
import { startServer } from '#tools/hosting/server/server.ts'

import { projectSite, pagePaths, readSpans } from '../support/sites/content-sites.ts'
import { selectCells, selectShare } from '../support/run/grid.ts'
import { expect, test } from '../support/pages/page-test.ts'
import { screenPaths } from '../support/pages/screen-paths.ts'

// Every state of every page is reached by a link here. What each shows is written into two tables, for reviewers.

let server: RunningServer

test.beforeAll(async () => {
  const layer = createPreviewLayer(openContent(projectSite.folder))
  server = await startServer(projectSite.folder, 0, { api: sandboxApi(), layer })
})
test.afterAll(() => server.stop())
test.use({
  viewport: { width: 375, height: 740 },
  expectedNoise: /request to http:\/\/localhost|status of [45]\d\d|error: \/\S+: |net::ERR/,
})

type State = { page: string; moment: string; scenario: string; shows: string }

function writeTable(name: string, states: readonly State[]): void {
  const rows = states.map((state) => `| ${Object.values(state).join(' | ')} |`)
  const folder = path.join(cacheFolder, 'page-states')
  mkdirSync(folder, { recursive: true })
  const head = '| page | moment (Japan time) | scenario | shows |\n| --- | --- | --- | --- |'
  writeFileSync(path.join(folder, `${name}.md`), `${[head, ...rows].join('\n')}\n`)
}

function inCell(text: string): string {
  return text.replaceAll('|', '｜').slice(0, 240)
}

/** Returns what a page shows first: its headline, the state on its stage, notices, and what can be tapped. */
async function describePage(page: Page): Promise<string> {
  const parts = await page.evaluate(() => {
    const visibleTexts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText.replace(/\s+/g, ' ').trim())
        .filter((text) => text !== '')
    const state = visibleTexts('article[data-period] [data-words]').slice(0, 1)
    const texts = [...state, ...visibleTexts('main h1'), ...visibleTexts('main [role=alert], main [role=status]')]
    const actions = visibleTexts('main button, main [class*=action] a').slice(0, 4)
    return [...new Set([...texts, ...actions.map((text) => `［${text}］`)])]
  })
  return inCell(parts.join('・'))
}

test('every campaign page is seen before, in and after its period by a link', async ({ page }) => {
  test.setTimeout(240_000)
  const states: State[] = []
  const campaignPaths = pagePaths(projectSite).filter((path) => /^\/jp\/card\/\d/.test(path))
  const sampled = selectCells(campaignPaths, (path) =>
    path.replace(/\d{6}-\d/, '').replace(/[a-z0-9-]+(?=\/(?:in-app\/)?$)/, 'one'),
  )
  for (const path of sampled) {
    const spans = readSpans(path)
    const [first] = spans
    expect(first, path).toBeDefined()
    for (const { name, at } of listMomentsOfPeriods(spans)) {
      const label = momentNames[name]
      await page.goto(`${server.origin}${path}?at=${formatForInput(at)}&bar=off`, { waitUntil: 'domcontentloaded' })
      const period = page.locator('[data-period]').first()
      const { start, end } = parseSpan((await period.getAttribute('data-period')) ?? '')
      expect(await period.getAttribute('data-status'), `${path} ${label}`).toBe(periodStatusAt(start, end, at))
      states.push({
        page: path,
        moment: `${label} ${formatMoment(at)}`,
        scenario: '—',
        shows: await describePage(page),
      })
    }
  }
  writeTable('campaigns', states)
  expect(states.length).toBeGreaterThan(sampled.length * 3)
})

/** When screens are looked at, in addresses and in tables. */
const [at, momentText] = ['2023-05-10T12:00', '2023年5月10日(水) 12:00']

/** Scenarios in which a page is still waiting for an answer. */
const waiting: ReadonlySet<string> = new Set(['slow', 'stalled'])

/**
 * Returns how many parts of a page wait for an answer. Failed calls are tried again after a while, so that passes
 * first.
 */
async function stillLoading(page: Page): Promise<number> {
  await page.clock.runFor(1_000)
  return page.locator('.skeleton:visible').count()
}

for (const [row, path] of selectShare(screenPaths, 0, 2).entries()) {
  test(`${path} is seen in every scenario by a link`, async ({ page }) => {
    test.setTimeout(180_000)
    const states: State[] = []
    let defaultTexts: readonly string[] = []
    await page.clock.install()
    const scenarioNames = Object.keys(scenarios).filter(isScenarioName)
    const names = [defaultScenario, ...selectShare(scenarioNames, row, 16).filter((name) => name !== defaultScenario)]
    for (const scenario of names) {
      const { label } = scenarios[scenario]
      const query = path.endsWith('/notification') ? '&id=stage-up-1' : ''
      await page.goto(`${server.origin}${path}/?scenario=${scenario}&bar=off&at=${at}${query}`)
      if (!waiting.has(scenario)) await expect.poll(() => stillLoading(page), { intervals: [50] }).toBe(0)
      const lines = (await page.locator('body').innerText()).split(/\n+/).filter((line) => line.trim() !== '')
      if (scenario === defaultScenario) defaultTexts = lines
      const more = lines.filter((line) => !defaultTexts.includes(line))
      const shows =
        more.length > 0
          ? more.join('・')
          : scenario === defaultScenario
            ? lines.join('・')
            : '標準と同じか、それより少ない'
      states.push({ page: path, moment: momentText, scenario: label, shows: inCell(shows) })
    }
    writeTable(path.slice(1).replaceAll('/', '-'), states)
    expect(states).toHaveLength(names.length)
  })
}
