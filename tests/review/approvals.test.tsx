import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import type * as rateBreakdownModule from '#blocks/rate-breakdown/rate-breakdown.tsx'
import { ContentCache } from '#tools/content/content-cache.ts'
import { createPublisher } from '#tools/content/publish.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'
import { evaluatePages } from '#tools/approvals/check-approvals.ts'
import { listPages } from '#tools/approvals/list-pages.ts'
import { createApprovalSite, type ApprovalSite } from '#tools/approvals/approval-site.ts'
import { readRecords, writeRecord } from '#tools/approvals/record-files.ts'
import { approvePage } from '#tools/approvals/record-text.ts'

import { temporaryFolder } from '../support/run/temporary-folder.ts'
import { smallContentFolder } from '../support/sites/small-content.ts'

const code = vi.hoisted(() => ({ hasChangedBlock: false }))

vi.mock('#blocks/rate-breakdown/rate-breakdown.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof rateBreakdownModule>()
  const RateBreakdown: typeof original.RateBreakdown = (props) => {
    const block = original.RateBreakdown(props)
    return code.hasChangedBlock ? <div aria-label="上乗せの内訳">{block}</div> : block
  }
  return { ...original, RateBreakdown }
})

const noodles = 'campaigns/202302-1/noodles.mdx'
const page = '/jp/card/202302-1/noodles/'

type Folders = { folder: string; content: string; records: string }

async function createFolders(): Promise<Folders> {
  const folder = await temporaryFolder()
  const content = path.join(folder, 'content')
  await cp(smallContentFolder, content, { recursive: true })
  const folders = { folder, content, records: path.join(folder, 'approvals') }
  await edit(folders, 'requirements.yaml', /$/, requirement)
  return folders
}

const requirement = `approvals:
  from: 2023-01-01
  roles: [{ id: legal, name: 法務 }]
`

async function edit({ content }: Folders, file: string, from: RegExp, to: string): Promise<void> {
  const text = await readFile(path.join(content, file), 'utf8')
  expect(text).toMatch(from)
  await writeFile(path.join(content, file), text.replace(from, to))
}

async function readFolders({ content }: Folders): Promise<ApprovalSite> {
  const read = await readContentFolder(content, ContentCache.empty())
  expect(read.diagnostics).toEqual([])
  return createApprovalSite(content, read)
}

async function evaluateApprovals(folders: Folders) {
  const site = await readFolders(folders)
  return evaluatePages(site, await readRecords(folders.records, Date.now()))
}

async function approveEverything(folders: Folders): Promise<void> {
  for (const page of await evaluateApprovals(folders))
    writeRecord(folders.records, page.file, approvePage(page, { by: '山田花子', role: 'legal' }, undefined, 0))
}

/** Returns the state of a page after a change to a copy of the approved content. */
async function stateAfter(change: (folders: Folders) => unknown, url = page) {
  const changed = { ...folders, content: path.join(await temporaryFolder(), 'content') }
  await cp(folders.content, changed.content, { recursive: true })
  await change(changed)
  return (await evaluateApprovals(changed)).find(({ page }) => page === url)?.state
}

let folders: Folders

beforeAll(async () => {
  folders = await createFolders()
  await approveEverything(folders)
})

afterEach(() => {
  code.hasChangedBlock = false
})

const bowl = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><path d="M0 0h32v24H0z" fill="#123"/></svg>`

type Case = { part: string; change: (folders: Folders) => unknown }

const voiding: Case[] = [
  {
    part: 'a word of the content',
    change: (at) => edit(at, noodles, /お店で選びます/, 'お店で決めます'),
  },
  {
    part: 'a cap',
    change: (at) => edit(at, noodles, /maximumGrantPoint: 300/, 'maximumGrantPoint: 500'),
  },
  {
    part: 'an end',
    change: (at) => edit(at, noodles, /end: 2023-02-28/, 'end: 2023-02-27'),
  },
  {
    part: 'where a link leads',
    change: (at) => edit(at, noodles, /help\.example\.jp\/shops/, 'help.example.jp/stores'),
  },
  {
    part: 'a picture under the same name',
    change: (at) => writeFile(path.join(at.content, 'campaigns/202302-1/images/bowl.svg'), bowl),
  },
  {
    part: 'what a block has read aloud',
    change: () => {
      code.hasChangedBlock = true
    },
  },
  {
    part: 'a shared note',
    change: (at) => edit(at, 'annotations/points-base.yaml', /お支払いの金額/, '税込みの金額'),
  },
  {
    part: 'the rating in the install banner',
    change: (at) => edit(at, 'provider.yaml', /rating: [\d.]+/, 'rating: 1.3'),
  },
]

test.each(voiding)('another version of $part voids an approval', async ({ change }) => {
  expect(await stateAfter(change)).toBe('void')
})

const keeping: Case[] = [
  { part: 'nothing', change: () => undefined },
  {
    part: 'another campaign of the month',
    change: (at) => edit(at, 'campaigns/202302-1/shop.mdx', /title: ネットでもおトク/, 'title: ネットのおトク'),
  },
  {
    part: "the month's own words",
    change: (at) => edit(at, 'campaigns/202302-1/month.yaml', /のキャンペーンです/, 'の一覧です'),
  },
  { part: 'a screen', change: (at) => edit(at, 'screens/install-app.yaml', /(?<=^ios: ).*/m, 'App Store へ') },
  {
    part: 'the address of the site',
    change: (at) => edit(at, 'provider.yaml', /siteUrl: .*/, 'siteUrl: https://other.example.jp'),
  },
  {
    part: 'the name of a picture with the same bytes',
    change: async (at) => {
      const images = path.join(at.content, 'campaigns/202302-1/images')
      await cp(path.join(images, 'bowl.svg'), path.join(images, 'rice.svg'))
      const text = await readFile(path.join(at.content, noodles), 'utf8')
      await writeFile(path.join(at.content, noodles), text.replaceAll('images/bowl.svg', 'images/rice.svg'))
    },
  },
]

test.each(keeping)('another version of $part keeps an approval', async ({ change }) => {
  expect(await stateAfter(change)).toBe('approved')
})

test("a campaign's change voids the approval of its month, whose page shows it", async () => {
  const change = keeping[1]?.change ?? expect.fail()
  expect(await stateAfter(change, '/jp/card/202302-1/')).toBe('void')
})

test('an approval of a page that lost a variant is void', async () => {
  const change = (at: Folders) => edit(at, noodles, /^title:/m, 'pages: in-app-only\ntitle:')
  expect(await stateAfter(change, `${page}in-app/`)).toBe('void')
})

test('pages with terms that start on the day of the settings or later need approvals', async () => {
  const { content, settings } = await readFolders(folders)
  const needed = async (from: string | undefined) => {
    const pages = await listPages(content, from === undefined || !settings ? undefined : { ...settings, from })
    return pages.filter(({ isNeeded }) => isNeeded).map(({ page }) => page)
  }
  expect(await needed('2023-02-01')).toEqual(['/jp/card/202302-1/', page, '/jp/card/202302-1/shop/'])
  expect(await needed('2023-02-28')).toEqual([])
  expect(await needed(undefined)).toEqual([])
})

test('settings and approvals are not published', async () => {
  const publicFolder = path.join(folders.folder, 'public')
  const publish = createPublisher({ publicFolder, versionFile: path.join(folders.folder, 'version.ts') })
  await publish(folders.content, await readContentFolder(folders.content, ContentCache.empty()))
  const files = await glob('**', { cwd: publicFolder })
  expect(files).toContain('content/v1/index.json')
  const texts = await Promise.all(files.map((file) => readFile(path.join(publicFolder, file))))
  for (const secret of ['山田花子', '法務', 'legal', 'approval'])
    expect(texts.filter((text) => text.includes(secret))).toEqual([])
})
