import { campaign as campaignSchema } from '#schemas/campaign.ts'
import { month as monthSchema } from '#schemas/month.ts'
import { provider as providerSchema } from '#schemas/provider.ts'
import { screenNames, screens } from '#schemas/screens.ts'
import { oneLine } from '#blocks/format.ts'

import {
  screenFile,
  type CampaignDocument,
  type ContentIndex,
  type MonthDocument,
} from '../../content-layer/documents.ts'
import { monthPath } from '../../routes.ts'
import { inOrder, type Change } from './change.ts'
import { compareFields } from './compare-fields.ts'
import { comparePublication, type Publication } from './compare-publication.ts'
import { partSharedNotes } from './part-shared-notes.ts'
import { screenAddresses, screenTitles } from './screen-addresses.ts'
import type { Subject } from './subject.ts'

/** The published documents by file. */
export type Documents = ReadonlyMap<string, string>

/** What is compared of a version. */
export type Compared = { documents: Documents; publication: Publication }

/** Both versions of a document; a side is absent where there was no such document. */
type Pair<Document> = { before?: Document | undefined; after?: Document | undefined }

function readPair<Document>(before: Documents, after: Documents, file: string): Pair<Document> {
  const [old, now] = [before.get(file), after.get(file)]
  // The content layer wrote both.
  const read = (text: string) => JSON.parse(text) as Document
  return { ...(old !== undefined && { before: read(old) }), ...(now !== undefined && { after: read(now) }) }
}

function stateOf({ before, after }: Pair<unknown>): Subject['state'] {
  if (before === undefined) return 'added'
  return after === undefined ? 'removed' : 'changed'
}

function campaignSubject(pair: Pair<CampaignDocument>): Subject | undefined {
  const shown = pair.after ?? pair.before
  if (!shown) return undefined
  const { month, id, posterName, tag } = shown
  const own = [pair.before?.paths, pair.after?.paths].flatMap((known) => [known?.web, known?.inApp])
  const pages = own.filter((address): address is string => typeof address === 'string')
  const ofMonth = (['web', 'in-app'] as const).map((variant) => monthPath(month, variant))
  return {
    id: `campaign-${month}-${id}`,
    kind: 'campaign',
    title: `${posterName ?? tag}（${month}/${id}）`,
    state: stateOf(pair),
    addresses: pages.length > 0 ? [...new Set(pages)] : ofMonth,
    ...(pages.length === 0 && pair.after && { element: id }),
    periods: { ...(pair.before && { before: pair.before.period }), ...(pair.after && { after: pair.after.period }) },
    files: [`campaigns/${month}/${id}.mdx`],
    changes: compareFields(campaignSchema, pair.before, pair.after),
  }
}

/** The order in which a month tells of its campaigns, without those that came or went. */
function orderChange({ before, after }: Pair<MonthDocument>): Change[] {
  if (!before || !after) return []
  const names = (one: MonthDocument, other: MonthDocument) =>
    one.campaigns
      .filter(({ id }) => other.campaigns.some((entry) => entry.id === id))
      .map(({ posterName }) => posterName)
  const ids = (one: MonthDocument, other: MonthDocument) =>
    one.campaigns.map(({ id }) => id).filter((id) => other.campaigns.some((entry) => entry.id === id))
  if (ids(before, after).join() === ids(after, before).join()) return []
  const [old, now] = [names(before, after).join('、'), names(after, before).join('、')]
  return [
    {
      kind: 'looks',
      field: 'campaigns',
      label: 'キャンペーンの順',
      before: old,
      after: now,
      traces: { before: [], after: [] },
    },
  ]
}

function monthSubject(pair: Pair<MonthDocument>): Subject | undefined {
  const shown = pair.after ?? pair.before
  if (!shown) return undefined
  return {
    id: `month-${shown.month}`,
    kind: 'month',
    title: `月のページ ${oneLine(shown.title)}（${shown.month}）`,
    state: stateOf(pair),
    addresses: [shown.paths.web, shown.paths.inApp],
    periods: {},
    files: [`campaigns/${shown.month}/month.yaml`],
    changes: [...compareFields(monthSchema, pair.before, pair.after), ...orderChange(pair)],
  }
}

function providerSubject({ before, after }: Pair<ContentIndex>): Subject {
  return {
    id: 'provider',
    kind: 'provider',
    title: 'ページの枠（アプリの案内・ロゴ・フッター）',
    state: 'changed',
    addresses: [],
    periods: {},
    files: ['provider.yaml'],
    changes: compareFields(providerSchema, before?.provider, after?.provider),
  }
}

function screenSubjects(before: Documents, after: Documents): Subject[] {
  return screenNames.map((name): Subject => {
    const pair = readPair<object>(before, after, screenFile(name))
    return {
      id: `screen-${name}`,
      kind: 'screen',
      title: `${screenTitles[name]}の画面（${name}）`,
      state: stateOf(pair),
      addresses: screenAddresses[name],
      periods: {},
      files: [`screens/${name}.yaml`],
      changes: compareFields(screens[name], pair.before, pair.after),
    }
  })
}

function newestFirst(a: string, b: string): number {
  return a < b ? 1 : -1
}

function filesOf(documents: readonly Documents[], folder: string): string[] {
  const files = documents.flatMap((texts) => [...texts.keys()]).filter((file) => file.startsWith(`${folder}/`))
  return [...new Set(files)].sort(newestFirst)
}

/**
 * What differs between two versions of the content, field by field: what came or went first, then campaigns from the
 * newest month on, then what many pages share. A note that several campaigns share is one subject.
 */
export function compareDocuments(from: Compared, to: Compared): Subject[] {
  const [before, after] = [from.documents, to.documents]
  const campaigns = filesOf([before, after], 'campaigns').flatMap(
    (file) => campaignSubject(readPair<CampaignDocument>(before, after, file)) ?? [],
  )
  const months = filesOf([before, after], 'months').flatMap(
    (file) => monthSubject(readPair<MonthDocument>(before, after, file)) ?? [],
  )
  const provider = providerSubject(readPair<ContentIndex>(before, after, 'index.json'))
  const { notes, others } = partSharedNotes([...campaigns, ...months])
  const published = others.map((subject) => ({
    ...subject,
    changes: [...comparePublication(subject.id, from.publication, to.publication), ...subject.changes],
  }))
  const subjects = [...published, ...notes, ...screenSubjects(before, after), provider]
  return subjects
    .filter(({ changes, state }) => changes.length > 0 || state !== 'changed')
    .map((subject) => ({ ...subject, changes: inOrder(subject.changes) }))
    .toSorted((a, b) => Number(a.state === 'changed') - Number(b.state === 'changed'))
}
