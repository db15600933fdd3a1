import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { chromium } from 'playwright-core'

import { findChromium, findHeadlessShell } from '#tools/shared/processes/find-chromium.ts'

import { copyProject } from '../support/sites/copy-project.ts'
import { startDevServer } from '../support/servers/dev-server.ts'
import { fixtureContent } from '../support/sites/fixture-site.ts'
import { isSampled, readUsage, type LongRun, type Sample } from './usage.ts'

const campaign = '/jp/card/202302-9/noodles/'
const tabs = 3

/** Number of saves after which the server is warm: its usage is compared from there on. */
const warmUpSaves = 20

/** Maximum time from a save until an open page shows it, in milliseconds. */
const timeout = 60_000

/** Saves a campaign that often while `npm run dev` shows it in three tabs, and measures the usage about twelve times. */
export async function saveOften(times: number): Promise<LongRun> {
  const project = await copyProject(fixtureContent.folder)
  const server = await startDevServer(project, path.join(project, 'content'), campaign)
  const browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? findChromium(),
    args: ['--no-sandbox'],
  })
  const pages = await Promise.all(Array.from({ length: tabs }, () => browser.newPage()))
  for (const page of pages) await page.goto(server.url)
  const file = path.join(project, 'content/campaigns/202302-9/noodles.mdx')
  const text = await readFile(file, 'utf8')
  const samples: Sample[] = []
  const waits: number[] = []
  for (let save = 1; save <= times; save += 1) {
    const heading = `いま書いた見出し${save}`
    const saved = Date.now()
    await writeFile(file, text.replace(/^## .*/m, `## ${heading}`))
    for (const page of pages) await page.getByRole('heading', { name: heading, exact: true }).waitFor({ timeout })
    waits.push(Date.now() - saved)
    if (isSampled(save, times, warmUpSaves))
      samples.push({ at: `after ${save} saves`, ...(await readUsage(server.id)) })
  }
  await browser.close()
  server.stop()
  const median = waits.toSorted((a, b) => a - b)[Math.trunc(waits.length / 2)] ?? 0
  return {
    samples,
    notes: [`${times} saves in ${tabs} tabs, each seen in all of them; half of them within ${median} ms`],
    problems: [],
  }
}
