import { provider as providerSchema } from '#schemas/files/provider.ts'
import type { Period } from '#schemas/period.ts'
import { screenNames, screens } from '#schemas/screens.ts'

import type { CampaignDocument, ContentIndex, MonthDocument } from '#content-layer/documents/document-types.ts'
import { screenFile } from '#content-layer/documents/document-files.ts'
import { sortChanges } from '#content-layer/diff/change.ts'
import { withPreviousVersions } from './add-previous-versions.ts'
import { compareFields } from '#content-layer/diff/compare-fields.ts'
import type { BeforeAfter } from '#content-layer/diff/campaign-changes.ts'
import { campaignSubject, monthSubject, stateOf, subjectIdOf } from './content-subjects.ts'
import { partSharedNotes } from './part-shared-notes.ts'
import { screenPaths, screenTitles } from './screen-urls.ts'
import type { Subject } from './subject.ts'
import { comparePublication, planSubjects, requirementSubject, type UnpublishedData } from './unpublished-data.ts'
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

function providerSubject({ before, after }: BeforeAfter<ContentIndex>): Subject {
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
function periodsOf(content: unknown): Period[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]: [string, unknown]): Period[] =>
    // The content layer checked it.
    key === 'period' && value !== null ? [value as Period] : periodsOf(value),
  )
}

function screenSubjects(before: Documents, after: Documents): Subject[] {
  const changed = screenNames.filter((name) => before.get(screenFile(name)) !== after.get(screenFile(name)))
  return changed.map((name): Subject => {
    const pair = readPair<object>(before, after, screenFile(name))
    return {
      id: `screen-${name}`,
      kind: 'screen',
      title: `${screenTitles[name]}の画面（${name}）`,
      state: stateOf(pair),
      pagePaths: screenPaths[name],
      periods: {},
      runs: periodsOf(pair.after ?? pair.before),
      audience: 'この画面を開く方',
      changes: compareFields(screens[name], pair.before, pair.after, comparedSeparately.screen),
    }
  })
}

function newestFirst(a: string, b: string): number {
  return a < b ? 1 : -1
}

/** Lists the documents of a folder that differ, or that have another publication time. */
function filesOf(from: Compared, to: Compared, folder: string): string[] {
  const files = new Set([...from.documents.keys(), ...to.documents.keys()])
  const differs = (file: string) =>
    from.documents.get(file) !== to.documents.get(file) ||
    from.publication.get(subjectIdOf(file)) !== to.publication.get(subjectIdOf(file))
  return [...files].filter((file) => file.startsWith(`${folder}/`) && differs(file)).sort(newestFirst)
}

/** Ranks subjects: first those that no page shows, then additions and removals, then changed terms. */
function rankOf({ id, state, changes }: Subject): number {
  if (id === 'requirements') return 0
  if (state !== 'changed') return 1
  return changes.some(({ kind }) => kind === 'terms') ? 2 : 3
}

/** Lists the differences of the content, field by field: first what no page shows, then additions and removals. */
export function compareDocuments(from: Compared, to: Compared): Subject[] {
  const [before, after] = [from.documents, to.documents]
  const index = readPair<ContentIndex>(before, after, 'index.json')
  const rates = { before: index.before?.provider.baseRate, after: index.after?.provider.baseRate }
  const campaigns = filesOf(from, to, 'campaigns').flatMap(
    (file) => campaignSubject(readPair<CampaignDocument>(before, after, file), rates) ?? [],
  )
  const months = filesOf(from, to, 'months').flatMap(
    (file) => monthSubject(readPair<MonthDocument>(before, after, file)) ?? [],
  )
  const provider = providerSubject(index)
  const { notes, others } = partSharedNotes([...campaigns, ...months])
  const withPublication = (subject: Subject): Subject => ({
    ...subject,
    changes: [...comparePublication(subject.id, from.publication, to.publication), ...subject.changes],
  })
  const subjects = [
    requirementSubject(from.requirements, to.requirements),
    ...withPreviousVersions(others, before, after, rates.after ?? 0, to.leftovers).map(withPublication),
    ...notes,
    ...screenSubjects(before, after).map(withPublication),
    ...planSubjects(from.plans, to.plans),
    provider,
  ]
  return subjects
    .filter(({ changes, state }) => changes.length > 0 || state !== 'changed')
    .map((subject) => ({ ...subject, changes: sortChanges(subject.changes) }))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}
