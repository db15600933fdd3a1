import { provider as providerSchema } from '#schemas/files/provider.ts'
import type { Period } from '#schemas/period.ts'
import { screenNames, screens } from '#schemas/screens.ts'

import type { CampaignDocument, ContentIndex, MonthDocument } from '#content-layer/documents/document-types.ts'
import { screenFile } from '#content-layer/documents/document-files.ts'
import { sortChanges } from '#content-layer/diff/change.ts'
import { addPreviousVersions } from './add-previous-versions.ts'
import { compareFields } from '#content-layer/diff/compare-fields.ts'
import type { BeforeAfter } from '#content-layer/diff/campaign-changes.ts'
import { compareCampaignEntry, compareMonthEntry, getState, getEntryId } from './compare-entries.ts'
import { separateSharedNotes } from './separate-shared-notes.ts'
import { listScreenPaths, screenTitles } from './screens.ts'
import type { ChangedEntry } from './changed-entry.ts'
import { comparePublication, comparePlans, compareRequirements, type UnpublishedData } from './unpublished-data.ts'
import { comparedSeparately } from '#content-layer/diff/compared-separately.ts'

export type Documents = ReadonlyMap<string, string>

/** The parts of a version that are compared. */
export type Compared = { documents: Documents } & UnpublishedData

function readPair<Document>(before: Documents, after: Documents, file: string): BeforeAfter<Document> {
  const [textBefore, textAfter] = [before.get(file), after.get(file)]
  // The content layer wrote both.
  const read = (text: string) => JSON.parse(text) as Document
  return {
    ...(textBefore !== undefined && { before: read(textBefore) }),
    ...(textAfter !== undefined && { after: read(textAfter) }),
  }
}

function compareProviders({ before, after }: BeforeAfter<ContentIndex>): ChangedEntry {
  return {
    id: 'provider',
    kind: 'provider',
    title: 'ページの枠（アプリの案内・ロゴ・フッター）',
    state: 'changed',
    pagePaths: [],
    periods: {},
    runs: [],
    audience: 'どのページを見る方も',
    changes: compareFields(providerSchema, before?.provider, after?.provider),
  }
}

/** Returns the periods that the content of a screen states, at any depth. */
function listPeriods(content: unknown): Period[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]: [string, unknown]): Period[] =>
    // The content layer checked it.
    key === 'period' && value !== null ? [value as Period] : listPeriods(value),
  )
}

function compareScreens(before: Documents, after: Documents): ChangedEntry[] {
  const changed = screenNames.filter((name) => before.get(screenFile(name)) !== after.get(screenFile(name)))
  return changed.map((name): ChangedEntry => {
    const pair = readPair<object>(before, after, screenFile(name))
    return {
      id: `screen-${name}`,
      kind: 'screen',
      title: `${screenTitles[name]}の画面（${name}）`,
      state: getState(pair),
      pagePaths: listScreenPaths(name),
      periods: {},
      runs: listPeriods(pair.after ?? pair.before),
      audience: 'この画面を開く方',
      changes: compareFields(screens[name], pair.before, pair.after, comparedSeparately.screen),
    }
  })
}

function newestFirst(a: string, b: string): number {
  return a < b ? 1 : -1
}

/** Lists the documents of a folder that differ, or that have another publication time. */
function listChangedFiles(from: Compared, to: Compared, folder: string): string[] {
  const files = new Set([...from.documents.keys(), ...to.documents.keys()])
  const differs = (file: string) =>
    from.documents.get(file) !== to.documents.get(file) ||
    from.publication.get(getEntryId(file)) !== to.publication.get(getEntryId(file))
  return [...files].filter((file) => file.startsWith(`${folder}/`) && differs(file)).sort(newestFirst)
}

/** Ranks entries: first those that no page shows, then additions and removals, then changed terms. */
function rankEntry({ id, state, changes }: ChangedEntry): number {
  if (id === 'requirements') return 0
  if (state !== 'changed') return 1
  return changes.some(({ kind }) => kind === 'terms') ? 2 : 3
}

/** Lists the differences of the content, field by field: first what no page shows, then additions and removals. */
export function compareDocuments(from: Compared, to: Compared): ChangedEntry[] {
  const [before, after] = [from.documents, to.documents]
  const index = readPair<ContentIndex>(before, after, 'index.json')
  const rates = { before: index.before?.provider.baseRate, after: index.after?.provider.baseRate }
  const campaigns = listChangedFiles(from, to, 'campaigns').flatMap(
    (file) => compareCampaignEntry(readPair<CampaignDocument>(before, after, file), rates) ?? [],
  )
  const months = listChangedFiles(from, to, 'months').flatMap(
    (file) => compareMonthEntry(readPair<MonthDocument>(before, after, file)) ?? [],
  )
  const provider = compareProviders(index)
  const { notes, others } = separateSharedNotes([...campaigns, ...months])
  const withPublication = (entry: ChangedEntry): ChangedEntry => ({
    ...entry,
    changes: [...comparePublication(entry.id, from.publication, to.publication), ...entry.changes],
  })
  const entries = [
    compareRequirements(from.requirements, to.requirements),
    ...addPreviousVersions(others, before, after, rates.after ?? 0, to.findLeftovers).map(withPublication),
    ...notes,
    ...compareScreens(before, after).map(withPublication),
    ...comparePlans(from.plans, to.plans),
    provider,
  ]
  return entries
    .filter(({ changes, state }) => changes.length > 0 || state !== 'changed')
    .map((entry) => ({ ...entry, changes: sortChanges(entry.changes) }))
    .toSorted((a, b) => rankEntry(a) - rankEntry(b))
}
