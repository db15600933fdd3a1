import { readFile } from 'node:fs/promises'
import path from 'node:path'

import fc from 'fast-check'
import type { Browser } from 'playwright-core'
import { glob } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { once } from '#tools/shared/once.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import { readContent } from '#content-layer/load/read-content.ts'
import { ContentInMemory } from '#editor/engine/content-in-memory.ts'
import { describeContentDiagnostics } from '#editor/engine/editor-diagnostics.ts'
import type { EditorDiagnostic } from '#editor/engine/engine-client.ts'
import { root } from '#tools/commands/project-paths.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'
import { bundleEngine } from '#tools/editor/bundle-engine.ts'
import { createPictureReader } from '#tools/images/read-pictures.ts'

import { EditableCorpus } from '../corpus/editable-corpus.ts'
import { readHarmlessEdits, readMistakes } from '../corpus/read-corpus.ts'
import { openChromium } from '../support/browsers/open-chromium.ts'
import { openEngine, type OpenEngine } from '../support/editor/open-engine.ts'
import { applyRandomEdit, randomEdit } from './random-edits.ts'
import { packFiles, packFolder, packText } from '../support/engine/pack-files.ts'
import { unpack } from '../support/engine/packed-files.ts'
import { selectCells, isWholeGrid, selectShare } from '../support/run/grid.ts'

// The editor's engine in a worker of Chromium reports what `npm run check` reports, and compares, lists and confirms
// what the form shows with it.

const corpus = path.join(root, 'tests', 'corpus', 'content')

/** A time before all periods of the corpus. */
const now = Date.UTC(2023, 3, 1)

let browser: Browser

beforeAll(async () => {
  browser = await openChromium()
})

afterAll(() => browser.close())

const openCorpus = once(async () => {
  const content = await readContentFolder(corpus, ContentCache.empty(), now)
  const engine = await openEngine(browser, await bundleEngine(content, { now }))
  await engine.load(await packFolder(corpus))
  return engine
})

/** A file of the corpus in the engine. */
type OpenFile = {
  engine: OpenEngine
  file: string
  /** Its text on disk. */
  text: string
  /** Changes its text in the engine. Returns the diagnostics of the whole content. */
  write: (text: string) => Promise<EditorDiagnostic[]>
  /** Gives the engine the text on disk. */
  restore: () => Promise<unknown>
}

async function openFile(file: string): Promise<OpenFile> {
  const engine = await openCorpus()
  const text = await readFile(path.join(corpus, file), 'utf8')
  const write = (changed: string) => engine.change([packText(file, changed)])
  return { engine, file, text, write, restore: () => write(text) }
}

/** Returns the changes since the previous version as the form shows them: each with its label, and marks in brackets. */
async function listChanges({ engine, file }: OpenFile): Promise<string[][]> {
  const previous = await engine.comparePrevious(file)
  const mark = (parts: readonly { text: string; isMarked: boolean }[]) =>
    parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')
  return (previous?.changes ?? []).map(({ label, before, after }) => [label, mark(before), mark(after)])
}

test('a campaign is compared with the one of its name in the month before, including unsaved changes', async () => {
  const campaign = await openFile('campaigns/202309-1/8th-day.mdx')
  const { engine, file, text, write, restore } = campaign
  expect((await engine.comparePrevious(file))?.title).toBe('毎月8日のキャンペーン（202308-1/8th-day）')
  const changesOnDisk = new Set((await listChanges(campaign)).map(String))
  await write(text.replace('maximumGrantPoint: 300', 'maximumGrantPoint: 3000'))
  expect((await listChanges(campaign)).filter((change) => !changesOnDisk.has(String(change)))).toEqual([
    ['上限', '[300]ポイント', '[3,000]ポイント'],
    [
      '本文（還元率の内訳）',
      '上乗せ分は、この日のお支払いの合計が[3,750]円になると、上限の[300]ポイントに届きます。',
      '上乗せ分は、この日のお支払いの合計が[37,500]円になると、上限の[3,000]ポイントに届きます。',
    ],
  ])
  await restore()
})

test('a month is compared with the one before; an invalid campaign and a note are compared with nothing', async () => {
  const { engine, file, text, write, restore } = await openFile('campaigns/202309-1/8th-day.mdx')
  expect((await engine.comparePrevious('campaigns/202309-1/month.yaml'))?.title).toMatch(/の月のページ$/)
  expect(await engine.comparePrevious('annotations/points-base.yaml')).toBeUndefined()
  await write(text.replace('maximumGrantPoint: 300', 'maximumGrantPoint: many'))
  expect(await engine.comparePrevious(file)).toBeUndefined()
  await restore()
})

test('texts that a campaign copied unchanged are listed once each, without shared and changed ones', async () => {
  const { engine, file, text, write, restore } = await openFile('campaigns/202309-1/8th-day.mdx')
  const listLeftovers = async () =>
    (await engine.comparePrevious(file))?.leftovers.map((leftover) => leftover.text) ?? []
  const leftoversOnDisk = await listLeftovers()
  expect(leftoversOnDisk).toContain('｛開始日：年なし｝にメルカードでお支払いをした方')
  expect(leftoversOnDisk.join('\n')).not.toMatch(/お買い物に、|月見の団子/)
  expect(new Set(leftoversOnDisk).size).toBe(leftoversOnDisk.length)
  const link = 'https://help.example.jp/shops/february-88'
  await write(text.replace(/^(externalPageLink: ).*$/m, `$1${link}`))
  expect(await listLeftovers()).toEqual([link, ...leftoversOnDisk])
  await restore()
})

test.each([
  ['in the body', (text: string) => `${text}\nポイント還元率No.1です。\n`],
  ['in a field', (text: string) => text.replace(/^(description: .*?)(["']?)$/m, '$1No.1です。$2')],
])('a warning %s is confirmed by one comment in its file, and is then reported with its reason', async (_, edit) => {
  const { engine, file, text, write, restore } = await openFile('campaigns/202309-1/convenience-store.mdx')
  const claim = edit(text)
  const [warning] = await write(claim)
  expect(warning).toMatchObject({ kind: 'claim-without-basis', file })
  const confirmed = (warning && (await engine.confirm(warning, '調べの結果がある'))) ?? ''
  expect(await write(confirmed)).toEqual([
    expect.objectContaining({ kind: 'claim-without-basis', reason: '調べの結果がある' }),
  ])
  expect(confirmed.split('\n').filter((line) => !claim.split('\n').includes(line))).toHaveLength(1)
  await restore()
})

test('a reason confirms the warning that it is given for, and not that of the next line', async () => {
  const { engine, text, write, restore } = await openFile('campaigns/202309-1/convenience-store.mdx')
  const [first] = await write(text.replace(/^conditions:\n/m, '$&  - 人気No.1の店\n  - 還元率No.1の店\n'))
  const confirmed = (first && (await engine.confirm(first, '調べの結果がある'))) ?? ''
  const diagnostics = await write(confirmed)
  expect(diagnostics.map(({ line, reason }) => [line - (first?.line ?? 0), reason])).toEqual([
    [1, '調べの結果がある'],
    [2, undefined],
  ])
  await restore()
})

test(`${isWholeGrid ? 'every mistake and edit' : 'a mistake of every twelfth topic, and an edit of each kind,'} of the corpus is reported as by the check`, async () => {
  const editable = await EditableCorpus.open()
  const engine = await openCorpus()
  const mistakes = selectShare(
    selectCells(await readMistakes(), ({ topic }) => topic),
    1,
    12,
  )
  const harmless = selectCells(
    await readHarmlessEdits(),
    ({ edits: [first] }) => (first?.file ?? '').split('/')[0] ?? '',
  )
  let diagnosticCount = 0
  for (const { title, edits } of [...mistakes, ...harmless]) {
    const files = [...new Set(edits.map(({ file }) => file))]
    const published = new Map(files.map((file) => [file, editable.getText(file)]))
    const { expected, changes } = await editable.runAfter(edits, async (folder, cache) => ({
      expected: describeContentDiagnostics(await readContentFolder(folder, cache, now, published)),
      changes: await packFiles(folder, files),
    }))
    expect([title, await engine.change(changes)]).toEqual([title, expected])
    await engine.change(await packFiles(corpus, files))
    diagnosticCount += expected.length
  }
  expect(diagnosticCount).toBeGreaterThanOrEqual(mistakes.length)
  await editable.close()
  console.log(`${mistakes.length + harmless.length} edits, ${diagnosticCount} diagnostics`)
})

type Files = ReadonlyMap<string, Buffer>

async function readCorpusFiles(): Promise<Files> {
  const names = (await glob('**', { cwd: corpus, dot: true })).sort()
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(path.join(corpus, name))] as const)))
}

const measurePictures = createPictureReader(corpus, ContentCache.empty())

/** Reads files as the check reads them without a cache, of which git has `published`. */
async function checkFiles(files: Files, published: Files): Promise<EditorDiagnostic[]> {
  const folder = new ContentInMemory()
  folder.load(files)
  const changed = [...files.keys()].filter((file) => files.get(file) !== published.get(file))
  const content = await readContent({
    folder,
    cache: ContentCache.empty(),
    guard: unguarded,
    pictures: measurePictures,
    now,
    published: new Map(changed.map((file) => [file, published.get(file)?.toString('utf8')])),
  })
  return describeContentDiagnostics(content)
}

test('after any sequence of edits, the engine reports what a check without a cache reports', async () => {
  const engine = await openCorpus()
  const published = await readCorpusFiles()
  const files = new Map(published)
  let diagnosticCount = 0
  await fc.assert(
    fc.asyncProperty(fc.array(randomEdit, { minLength: 1, maxLength: 4 }), async (edits) => {
      let reported: EditorDiagnostic[] = []
      for (const edit of edits) {
        const changes = applyRandomEdit(edit, files, published)
        for (const [file, bytes] of unpack(changes))
          if (bytes === undefined) files.delete(file)
          else files.set(file, Buffer.from(bytes))
        reported = await engine.change(changes)
      }
      expect(reported).toEqual(await checkFiles(files, published))
      diagnosticCount += reported.length
    }),
    {
      numRuns: isWholeGrid ? 60 : 3,
      // A shared note is removed first, since a few random edits may leave nothing to report.
      examples: [[[{ kind: 'remove', file: 0, other: 0, at: 0, length: 0, text: '' }]]],
      // Without shrinking: after a failure, the editor's files are not those of a smaller example.
      endOnFailure: true,
    },
  )
  expect(diagnosticCount).toBeGreaterThan(isWholeGrid ? 20 : 0)
  console.log(`${diagnosticCount} diagnostics after random edits`)
})
