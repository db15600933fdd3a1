import { expect, test } from 'vitest'

import type { CampaignDocument } from '#content-layer/documents/document-types.ts'
import { compareCampaignEntry } from './compare-entries.ts'
import { addPreviousVersions } from './add-previous-versions.ts'
import type { PreviousVersion } from '#content-layer/diff/previous-version.ts'

type Edition = { month: string; id: string; cap: string; end: string; grantBy: string; lines: readonly string[] }

const august: Edition = {
  month: '202308-1',
  id: 'noodles',
  cap: '300',
  end: '2023-08-31 23:59',
  grantBy: '2023-09-30',
  lines: ['上限の300ポイントまで、8月31日(木)まで。', 'お店で支払います。', '送料は対象になりません。'],
}

/** Returns the fields of a campaign that these cases are about. */
function createDocument({ month, id, cap, end, grantBy, lines }: Edition): CampaignDocument {
  const fields = {
    month,
    id,
    tag: id,
    maximumGrantPoint: Number(cap),
    period: { start: `${end.slice(0, 8)}01 00:00`, end },
    grantBy,
    paths: { web: `/jp/card/${month}/${id}/`, inApp: null },
    body: lines.map((line) => ({
      ...(line.startsWith('## ') ? { type: 'heading', depth: 2 } : { type: 'paragraph' }),
      children: [{ type: 'text', value: line.replace('## ', '') }],
    })),
  }
  return fields as unknown as CampaignDocument
}

/** Returns the previous version that a new campaign is compared with; undefined if there is none. */
function findPreviousVersion(added: Edition, published: readonly Edition[]): PreviousVersion | undefined {
  const serializeEdition = (edition: Edition) =>
    [`campaigns/${edition.month}/${edition.id}.json`, JSON.stringify(createDocument(edition))] as const
  const before = new Map(published.map(serializeEdition))
  const after = new Map([...before, serializeEdition(added)])
  const entry = compareCampaignEntry({ after: createDocument(added) }, { after: 1 })
  return addPreviousVersions(entry ? [entry] : [], before, after, 1, () => [])[0]?.previous
}

const labelled = ({ label, before, after }: PreviousVersion['changes'][number]) => [label, before, after]

const september: Edition = {
  ...august,
  month: '202309-1',
  cap: '500',
  end: '2023-09-30 23:59',
  grantBy: '2023-10-31',
  lines: ['上限の500ポイントまで、9月30日(土)まで。', 'お店で支払います。', '送料も対象になります。'],
}

test('a new edition is compared with the one of the latest previous month', () => {
  const july: Edition = { ...august, month: '202307-1', cap: '100', end: '2023-07-31 23:59' }
  const october: Edition = { ...september, month: '202310-1', cap: '900' }
  const previous = findPreviousVersion(september, [july, august, october])
  expect(previous).toMatchObject({ title: 'noodles（202308-1/noodles）', isSame: true })
  expect(previous?.changes.map(labelled)).toEqual([
    ['上限', '300ポイント', '500ポイント'],
    ['本文', '送料は対象になりません。', '送料も対象になります。'],
  ])
})

test('days, and texts that only follow the days and the values, are separate', () => {
  expect(findPreviousVersion(september, [august])?.followed.map(({ label }) => label)).toEqual([
    '始まり',
    '終わり',
    'ポイントの付与期限',
    '本文',
  ])
  const typed: Edition = {
    ...september,
    lines: ['上限の5,000ポイントまで、9月30日(土)まで。', ...september.lines.slice(1)],
  }
  expect(findPreviousVersion(typed, [august])?.changes.map(({ after }) => after)).toContain(typed.lines[0])
})

test.each([
  [
    'a month later than the page is later',
    { grantBy: '2023-11-30' },
    ['ポイントの付与期限', '9月30日(土)', '11月30日(木)'],
  ],
  ['another day of its month', { grantBy: '2023-10-20' }, ['ポイントの付与期限', '9月30日(土)', '10月20日(金)']],
  ['at another time', { end: '2023-09-30 12:00' }, ['終わり', '8月31日(木) 23:59', '9月30日(土) 12:00']],
])('a day that is %s is listed', (_, fields, expected) => {
  expect(findPreviousVersion({ ...september, ...fields }, [august])?.changes.map(labelled)).toContainEqual(expected)
})

test('the figures of a table follow a value that changed, and are listed where none did', () => {
  const [before, after] = [
    [...august.lines, '15P'],
    [...august.lines, '150P'],
  ]
  const changesOfCap = (cap: string) =>
    findPreviousVersion({ ...august, month: '202309-1', cap, lines: after }, [
      { ...august, lines: before },
    ])?.changes.map(labelled)
  expect(changesOfCap('500')).toEqual([['上限', '300ポイント', '500ポイント']])
  expect(changesOfCap('300')).toEqual([['本文', '15P', '150P']])
})

test('a row that names another thing is no figure', () => {
  const [before, after] = [
    [...august.lines, 'iPhone ｜ 15P'],
    [...august.lines, 'iPad ｜ 15P'],
  ]
  const previous = findPreviousVersion({ ...august, month: '202309-1', cap: '500', lines: after }, [
    { ...august, lines: before },
  ])
  expect(previous?.changes.map(labelled)).toContainEqual(['本文', 'iPhone ｜ 15P', 'iPad ｜ 15P'])
})

test('a moved line is no difference, but a removed one is', () => {
  const [first = '', ...others] = august.lines
  const changesOfLines = (lines: readonly string[]) =>
    findPreviousVersion({ ...august, month: '202309-1', lines }, [august])?.changes.map(({ before, after }) => [
      before,
      after,
    ])
  expect(changesOfLines([...others, first])).toEqual([])
  expect(changesOfLines(others)).toEqual([[first, undefined]])
  expect(changesOfLines([...others, first, first])).toEqual([[undefined, first]])
})

test('a line under another heading is a difference, listed with its heading', () => {
  const before = ['## 対象になるもの', 'お弁当', '## 対象にならないもの', '切手']
  const after = ['## 対象になるもの', '## 対象にならないもの', '切手', 'お弁当']
  const previous = findPreviousVersion({ ...august, month: '202309-1', lines: after }, [{ ...august, lines: before }])
  expect(previous?.changes.map(labelled)).toEqual([
    ['本文（対象になるもの）', 'お弁当', undefined],
    ['本文（対象にならないもの）', undefined, 'お弁当'],
  ])
})

test('the first campaign of its name is compared with the published one of the most similar text', () => {
  const other: Edition = { ...august, id: 'tea', lines: ['お茶の店です。', 'お店で支払います。', '送料は含みません。'] }
  const added: Edition = { ...september, id: 'soba' }
  expect(findPreviousVersion(added, [other, august])).toMatchObject({
    isSame: false,
    title: 'noodles（202308-1/noodles）',
  })
  expect(findPreviousVersion({ ...added, lines: ['新しい店です。'] }, [other, august])).toBeUndefined()
})

test('what is the same but for its days has no change', () => {
  const same: Edition = {
    ...september,
    cap: '300',
    lines: ['上限の300ポイントまで、9月30日(土)まで。', ...august.lines.slice(1)],
  }
  expect(findPreviousVersion(same, [august])?.changes).toEqual([])
})
