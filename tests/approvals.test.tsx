import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import type * as rateBreakdownModule from '#blocks/rate-breakdown/rate-breakdown.tsx'
import { approvalMoments, approvalSurfaces, type ShownPart } from '#schemas/approval-parts.ts'
import { root } from '#tools/commands/root.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { readContentFolder } from '#tools/content/read-folder.ts'
import { judgeSite, type JudgedSite } from '#tools/approvals/judge-site.ts'
import { publishForRecord, type ReadSite } from '#tools/approvals/read-site.ts'
import { readRecords, writeRecord } from '#tools/approvals/record-files.ts'
import { pagesVoidBy, signPages } from '#tools/approvals/sign-pages.ts'
import { compileStyles } from '#tools/styles/compile-styles.ts'

import { temporaryFolder } from './support/temporary-folder.ts'

const code = vi.hoisted(() => ({ hasChangedBlock: false }))

vi.mock('#blocks/rate-breakdown/rate-breakdown.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof rateBreakdownModule>()
  const RateBreakdown: typeof original.RateBreakdown = (props) => {
    const block = original.RateBreakdown(props)
    return code.hasChangedBlock ? <div>{block}</div> : block
  }
  return { ...original, RateBreakdown }
})

const css = await compileStyles()
const noodles = 'campaigns/202302-1/noodles.mdx'
const page = '/jp/card/202302-1/noodles/'

type Place = { folder: string; content: string; records: string; css: string }

async function createPlace(): Promise<Place> {
  const folder = await temporaryFolder()
  const content = path.join(folder, 'content')
  await cp(path.join(root, 'tests', 'fixtures', 'small-content'), content, { recursive: true })
  const place = { folder, content, records: path.join(folder, 'approvals'), css }
  await edit(place, 'requirements.yaml', /$/, requirement)
  return place
}

const requirement = `approvals:
  from: 2023-01-01
  roles: [{ id: legal, name: 法務 }]
`

async function edit({ content }: Place, file: string, from: RegExp, to: string): Promise<void> {
  const text = await readFile(path.join(content, file), 'utf8')
  expect(text).toMatch(from)
  await writeFile(path.join(content, file), text.replace(from, to))
}

async function readPlace({ folder, content, css }: Place): Promise<ReadSite> {
  const source = { folder: content, cacheFile: path.join(folder, 'content.json') }
  const read = await readContentFolder(content, ContentCache.open(undefined, ''))
  expect(read.diagnostics).toEqual([])
  return publishForRecord(source, read, { folder, pictureStore: path.join(folder, 'pictures'), css })
}

async function judge(place: Place): Promise<JudgedSite> {
  const site = await readPlace(place)
  return judgeSite(site, await readRecords(place.records, Date.now()), site.approvals)
}

async function signAll(place: Place): Promise<void> {
  const request = { by: '山田花子', role: 'legal', moments: approvalMoments, surfaces: approvalSurfaces }
  const site = await judge(place)
  const pages = site.pages.map(({ page }) => page.page)
  for (const [file, record] of signPages(site, { ...request, pages }, undefined, 0))
    writeRecord(place.records, file, record)
}

/** The status of a page after a change to a copy of the signed content. */
async function statusAfter(change: (place: Place) => Promise<unknown>, address = page) {
  const changed = { ...place, content: path.join(await temporaryFolder(), 'content') }
  await cp(place.content, changed.content, { recursive: true })
  await change(changed)
  const { pages } = await judge(changed)
  const status = pages.find(({ status }) => status.page === address)?.status
  return { state: status?.state, changed: status?.roles.find(({ role }) => role === 'legal')?.changed }
}

let place: Place

beforeAll(async () => {
  place = await createPlace()
  await signAll(place)
})

afterEach(() => {
  code.hasChangedBlock = false
})

const bowl = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><path d="M0 0h32v24H0z" fill="#123"/></svg>`

/** A class that the page uses, in a rule of its own. */
const changedRule = '@layer utilities{.text-figure{letter-spacing:.2em}}'

/** What a block elsewhere adds to the style sheet of all pages. */
const unusedRules =
  '@layer properties{*{--tw-unused:initial}}@layer utilities{.never-used{color:red;top:var(--tw-unused)}}@property --tw-unused{syntax:"*";inherits:false}'

type Case = { what: string; change: (place: Place) => Promise<unknown>; changed: ShownPart[] }

const voiding: Case[] = [
  {
    what: 'a word of the content',
    change: (at) => edit(at, noodles, /お店で選びます/, 'お店で決めます'),
    changed: ['words'],
  },
  {
    what: 'a cap',
    change: (at) => edit(at, noodles, /maximumGrantPoint: 300/, 'maximumGrantPoint: 500'),
    changed: ['facts'],
  },
  {
    what: 'an end',
    change: (at) => edit(at, noodles, /end: 2023-02-28/, 'end: 2023-02-27'),
    changed: ['words', 'facts'],
  },
  {
    what: 'where a link leads',
    change: (at) => edit(at, noodles, /help\.example\.jp\/shops/, 'help.example.jp/stores'),
    changed: ['links'],
  },
  {
    what: 'a picture under the same name',
    change: (at) => writeFile(path.join(at.content, 'campaigns/202302-1/images/bowl.svg'), bowl),
    changed: ['pictures'],
  },
  {
    what: 'the markup of a block',
    change: () => {
      code.hasChangedBlock = true
      return Promise.resolve()
    },
    changed: ['styles'],
  },
  {
    what: 'a rule that the page uses',
    change: (at) => {
      at.css += changedRule
      return Promise.resolve()
    },
    changed: ['styles'],
  },
  {
    what: 'a shared note',
    change: (at) => edit(at, 'annotations/points-base.yaml', /お支払いの金額/, '税込みの金額'),
    changed: ['words'],
  },
  {
    what: 'the rating in the install banner',
    change: (at) => edit(at, 'provider.yaml', /rating: [\d.]+/, 'rating: 1.3'),
    changed: ['frame'],
  },
]

test.each(voiding)('$what voids a signature, which tells what changed', async ({ change, changed }) => {
  expect(await statusAfter(change)).toEqual({ state: 'void', changed })
})

const keeping: Omit<Case, 'changed'>[] = [
  { what: 'nothing', change: () => Promise.resolve() },
  {
    what: 'another campaign of the month',
    change: (at) => edit(at, 'campaigns/202302-1/shop.mdx', /title: ネットでもおトク/, 'title: ネットのおトク'),
  },
  {
    what: "the month's own words",
    change: (at) => edit(at, 'campaigns/202302-1/month.yaml', /のキャンペーンです/, 'の一覧です'),
  },
  { what: 'a screen', change: (at) => edit(at, 'screens/install-app.yaml', /(?<=^ios: ).*/m, 'App Store へ') },
  {
    what: 'a rule that the page does not use',
    change: (at) => {
      at.css += unusedRules
      return Promise.resolve()
    },
  },
  {
    what: 'the address of the site',
    change: (at) => edit(at, 'provider.yaml', /siteUrl: .*/, 'siteUrl: https://other.example.jp'),
  },
  {
    what: 'the name of a picture with the same bytes',
    change: async (at) => {
      const images = path.join(at.content, 'campaigns/202302-1/images')
      await cp(path.join(images, 'bowl.svg'), path.join(images, 'rice.svg'))
      const text = await readFile(path.join(at.content, noodles), 'utf8')
      await writeFile(path.join(at.content, noodles), text.replaceAll('images/bowl.svg', 'images/rice.svg'))
    },
  },
]

test.each(keeping)('$what keeps a signature', async ({ change }) => {
  expect(await statusAfter(change)).toEqual({ state: 'signed', changed: [] })
})

test("a campaign's change voids the signature of its month, whose page shows it", async () => {
  const change = keeping[1]?.change ?? expect.fail()
  expect(await statusAfter(change, '/jp/card/202302-1/')).toEqual({ state: 'void', changed: ['words'] })
})

test('signatures that only the frame has voided are found, and no others', async () => {
  const changed = { ...place, content: path.join(await temporaryFolder(), 'content') }
  await cp(place.content, changed.content, { recursive: true })
  expect(pagesVoidBy(await judge(changed), 'legal', ['frame'])).toEqual([])
  await edit(changed, 'provider.yaml', /rating: [\d.]+/, 'rating: 1.3')
  await edit(changed, noodles, /お店で選びます/, 'お店で決めます')
  const site = await judge(changed)
  expect(pagesVoidBy(site, 'legal', ['frame'])).toEqual(['/jp/card/202302-1/', '/jp/card/202302-1/shop/'])
  expect(pagesVoidBy(site, 'legal', ['frame', 'words'])).toContain(page)
  expect(pagesVoidBy(site, 'marketing', ['frame'])).toEqual([])
})

test('a page that cannot be signed is told with where to look', async () => {
  const site = await judge(place)
  const request = { by: '山田花子', role: 'legal', moments: approvalMoments, surfaces: approvalSurfaces }
  const sign = (address: string) => signPages(site, { ...request, pages: [address] }, undefined, 0)
  expect(() => sign('/jp/lending/')).toThrow('/jp/lending/: このページは承認できません')
  expect([...sign('/jp/card/202302-1/noodles').keys()]).toEqual(['202302-1/noodles.yaml'])
})

test('nothing of settings and signatures is published', async () => {
  const { documents, publicFolder } = await readPlace(place)
  const files = await glob('**', { cwd: publicFolder })
  expect(files).toContain('content/v1/index.json')
  const texts = [
    ...documents.values(),
    ...(await Promise.all(files.map((file) => readFile(path.join(publicFolder, file))))),
  ]
  for (const words of ['山田花子', '法務', 'legal', 'approval'])
    expect(texts.filter((text) => text.includes(words))).toEqual([])
})
