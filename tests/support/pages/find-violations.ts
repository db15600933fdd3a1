import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeResult = { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }

type Axe = { run: (context: { include: string[][] }) => Promise<AxeResult> }

/** Accessibility violations of the page in its current state, or of parts of it, found by axe. */
export async function findViolations(page: Page, parts: readonly string[] = ['html']): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    (include) => (window as unknown as { axe: Axe }).axe.run({ include }),
    parts.map((part) => [part]),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
}
