import path from 'node:path'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { CampaignDocument, ContentIndex, MonthDocument } from '#content-layer/documents/document-types.ts'
import { makeCalendar, makeIndex, makeMonth } from '#content-layer/documents/make-documents.ts'
import type { Change } from '#content-layer/diff/change.ts'
import { compareDocuments, type Documents } from '#tools/compare/compare-documents.ts'
import { isUnreported } from './is-unreported.ts'
import { readRenderedVersion } from '#tools/compare/versions/rendered-version.ts'

import { editDocument, edits, valuesIn, valueAt, type Edit, type Json, type JsonPath } from './edit-document.ts'
import { noUnpublishedData } from '../support/review/no-unpublished-data.ts'
import { fixtureContent } from '../support/sites/fixture-site.ts'
import { isWholeGrid, selectShare } from '../support/run/grid.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

const folder = await temporaryFolder()

/** After every moment of publication. */
const later = Date.parse('2030-01-01T00:00:00+09:00')

async function publish(name: string, content: string): Promise<Documents> {
  return (await readRenderedVersion(content, path.join(folder, name), later)).documents
}

const sites = { 'the fixture': await publish('fixture', fixtureContent.folder) }

function read(text: string | undefined): Json {
  return JSON.parse(text ?? 'null') as Json
}

/** Returns whether the texts before and after a change differ. */
function differsInText({ before, after, pictures }: Change): boolean {
  return (before ?? pictures?.before) !== (after ?? pictures?.after)
}

/** Returns the labels of the reported changes of an edited document, without changes whose texts are equal. */
function reportedChanges(documents: Documents, file: string, before: Json, after: Json): string[] {
  const version = (document: Json) => ({
    documents: new Map([...documents, [file, JSON.stringify(document)]]),
    ...noUnpublishedData,
  })
  const changes = compareDocuments(version(before), version(after)).flatMap((entry) => entry.changes)
  return changes.filter(differsInText).map(({ label }) => label)
}

/** Returns whether the review reports a difference between a document and its copy for a later month. */
function reportsCopy(documents: Documents, file: string, copy: Json): boolean {
  const month = '209912-1'
  const name = file.replace(/\d{6}-\d/, month)
  const alone = ['index.json', file].map((name) => [name, documents.get(name) ?? ''] as const)
  const version = (files: typeof alone) => ({ documents: new Map(files), ...noUnpublishedData })
  // A month's or campaign's document.
  const added = [name, JSON.stringify({ ...(copy as object), month })] as const
  const entries = compareDocuments(version(alone), version([...alone, added]))
  const previous = entries.find(({ state }) => state === 'added')?.previous
  if (!previous) throw new Error(`${name} is reported without a previous version`)
  return previous.changes.some(differsInText)
}

/** Returns the paths below the root of a document whose changes a review reports. */
function reportedPaths(file: string, document: Json): JsonPath[] {
  return valuesIn(document)
    .map((position) => position.path)
    .filter((path) => path.length > 0 && !isUnreported(file, path, document))
}

/** Returns whether a value is empty. Removing an empty list or object is no loss. */
function isEmpty(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** Fields that this test adds have no label, and neither have items whose name it removed. */
const inventedName = /further|\{"/

/**
 * Returns whether a value is a date. A new page has other dates than the previous month, so the review collapses them.
 */
function isDay(value: Json | undefined): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
}

/** Fields without which a document is invalid. */
const needed = /^(?:title|tag|period|body|campaigns|provider)$/

/** Returns a document with one edit at a path; undefined if a review does not report such an edit. */
function apply(file: string, document: Json, path: JsonPath, edit: Edit): Json | undefined {
  const edited = edit === 'add' || edit === 'duplicate' ? [...path, 0] : path
  if (isUnreported(file, edited, document)) return undefined
  const isItem = typeof path.at(-1) === 'number'
  if (edit === 'remove' && !isItem && (isEmpty(valueAt(document, path)) || needed.test(path.join('.'))))
    return undefined
  return editDocument(document, path, edit)
}

describe.each(Object.entries(sites))('%s', (_, documents) => {
  const files = [...documents.keys()].filter((file) => reportedPaths(file, read(documents.get(file))).length > 0)

  test('every edit of a value, item or list of a document is reported under a readable name', () => {
    const unreportedPaths: string[] = []
    const unnamed: string[] = []
    for (const file of selectShare(files, 0, 6)) {
      const document = read(documents.get(file))
      for (const path of reportedPaths(file, document)) {
        for (const edit of edits) {
          const after = apply(file, document, path, edit)
          const reported = after === undefined ? [] : reportedChanges(documents, file, document, after)
          unnamed.push(...reported.filter((label) => /[a-z]\.[a-z]/.test(label) && !inventedName.test(label)))
          if (after === undefined || reported.length > 0) continue
          unreportedPaths.push(`${edit} ${file} ${path.join('.')}`)
        }
      }
    }
    expect(unreportedPaths).toEqual([])
    expect([...new Set(unnamed)]).toEqual([])
  })

  test('every edit of a page copied for another month is reported in comparison with the original', () => {
    const ofPages = files.filter((file) => /^(?:campaigns|months)\//.test(file))
    const unreportedPaths: string[] = []
    for (const file of selectShare(ofPages, 0, 8)) {
      const document = read(documents.get(file))
      for (const path of reportedPaths(file, document)) {
        for (const edit of ['change', 'remove', 'add'] as const) {
          const edited = apply(file, document, path, edit)
          if (edited === undefined || isDay(valueAt(document, path)) || reportsCopy(documents, file, edited)) continue
          unreportedPaths.push(`${edit} ${file} ${path.join('.')}`)
        }
      }
    }
    expect(unreportedPaths).toEqual([])
  })

  test('another edit of an edited document is reported, whatever duplicates and gaps it has', () => {
    const step = fc.record({ at: fc.nat(), edit: fc.constantFrom(...edits) })
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.array(step, { maxLength: 6 }), step, (file, previousEdits, last) => {
        const editAt = (document: Json, { at, edit }: typeof last) => {
          const paths = reportedPaths(file, document)
          const path = paths[at % Math.max(1, paths.length)]
          return path && apply(file, document, path, edit)
        }
        const before = previousEdits.reduce(
          (document, one) => editAt(document, one) ?? document,
          read(documents.get(file)),
        )
        const after = editAt(before, last)
        fc.pre(after !== undefined)
        const reported = reportedChanges(documents, file, before, after)
        // A failure shows the edit.
        if (reported.length === 0) expect(after).toEqual(before)
      }),
      { numRuns: isWholeGrid ? 1000 : 300 },
    )
  })

  test('unreported values of months, index and calendar derive from reported ones', () => {
    const ofFolder = (folder: string): unknown[] =>
      [...documents.keys()].filter((file) => file.startsWith(folder)).map((file) => read(documents.get(file)))
    const documentsOfCampaigns = ofFolder('campaigns/') as CampaignDocument[]
    const campaigns = new Map(documentsOfCampaigns.map((one) => [`${one.month}/${one.id}`, one]))
    const months = ofFolder('months/') as MonthDocument[]
    for (const { month, ...document } of months) {
      const definition = { ...document, campaigns: document.campaigns.map(({ id }) => id) }
      const rebuilt = makeMonth({ month, definition }, campaigns, new Map())
      expect({ paths: rebuilt.paths, campaigns: rebuilt.campaigns }).toEqual({
        paths: document.paths,
        campaigns: document.campaigns,
      })
    }
    const [index] = ofFolder('index.json') as [ContentIndex]
    expect(makeIndex(index.provider, months)).toEqual(index)
    expect(makeCalendar(months)).toEqual(read(documents.get('calendar.json')))
  })
})
