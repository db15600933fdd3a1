import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'

const engineSource = await readFile(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

type Result = { ruleId: string; value: readonly [string, string]; message: string; snippet: string }

type Engine = {
  Checker: new () => { check: (node: Document, rulesets: readonly string[]) => Promise<{ results: Result[] }> }
}

/** Recommendations that contradict axe or the way the page works. */
const ignored: ReadonlySet<string> = new Set([
  // A box that scrolls has to be reachable by the keyboard, as axe's `scrollable-region-focusable` requires.
  'element_tabbable_role_valid',
])

/** Definite failures of IBM's engine, which axe does not report: groups and landmarks by name, lists, figures. */
async function findEngineFailures(page: Page): Promise<string[]> {
  await page.evaluate(engineSource)
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: Engine }
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results.filter(({ value }) => value[1] === 'FAIL')
  })
  return results
    .filter(({ ruleId }) => !ignored.has(ruleId))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`)
}

/** Landmarks with a name and nothing in them: a screen reader lists them, and they lead nowhere. */
function findEmptyLandmarks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section[aria-label], section[aria-labelledby], nav, aside, main')]
      .filter((landmark) => landmark.checkVisibility() && landmark.innerText.trim() === '')
      .map((landmark) => `empty landmark: ${landmark.outerHTML.slice(0, 160)}`),
  )
}

/** Returns what a second engine, and a look at landmarks, find in the structure of the page in its current state. */
export async function findStructureViolations(page: Page): Promise<string[]> {
  return [...(await findEngineFailures(page)), ...(await findEmptyLandmarks(page))]
}
