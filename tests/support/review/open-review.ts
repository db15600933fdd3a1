import type { Browser, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

import { listElements, parseHtml, type Element } from '#site/render/html.ts'
import { createSandboxApi } from '#tools/hosting/server/sandbox-api.ts'
import { startServer } from '#tools/hosting/server/server.ts'

/** Returns the cards of a review's page, one for each change. */
export function listCards(html: string): Element[] {
  return listElements(parseHtml(html)).filter(({ tagName }) => tagName === 'article')
}

/** Opens a page of a review on a server that sends its policy, and fails on whatever that blocks. */
export async function openReview(browser: Browser, folder: string, name: string, width: number): Promise<Page> {
  const server = await startServer(folder, 0, { api: createSandboxApi() })
  onTestFinished(() => server.stop())
  const page = await browser.newPage({ viewport: { width, height: 740 } })
  onTestFinished(() => page.close())
  const problems: string[] = []
  page.on('console', (message) => void problems.push(message.text()))
  await page.goto(`${server.origin}/review/${name}`, { waitUntil: 'networkidle' })
  expect(problems).toEqual([])
  return page
}
