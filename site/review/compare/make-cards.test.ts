import { describe, expect, test } from 'vitest'

import type { Change } from './change.ts'
import type { PageDifference } from './compare-pages.ts'
import { makeCards } from './make-cards.ts'
import { partSharedNotes } from './part-shared-notes.ts'
import type { Subject } from './subject.ts'

function changeOf(label: string, before: string, after: string): Change {
  return { kind: 'terms', field: 'field', label, before, after, traces: { before: [before], after: [after] } }
}

function subjectOf(id: string, changes: Change[], more: Partial<Subject> = {}): Subject {
  return {
    id,
    kind: 'campaign',
    title: id,
    state: 'changed',
    addresses: [`/${id}/`],
    periods: {},
    files: [],
    changes,
    ...more,
  }
}

function pageOf(address: string, before: string, after: string): PageDifference {
  return { address, state: 'changed', pairs: [{ before, after }], signature: `${before} ${after}` }
}

const cap = changeOf('上限', '300ポイント', '500ポイント')

describe('a changed fact', () => {
  test('comes with every sentence that says it, on every page', () => {
    const pages = [
      pageOf('/noodles/', '上限は300ポイントです。', '上限は500ポイントです。'),
      pageOf('/month/', '上限 300ポイント', '上限 500ポイント'),
      pageOf('/other/', '上限 300ポイント', '上限 500ポイント'),
    ]
    const [card] = makeCards([subjectOf('noodles', [cap])], pages)
    expect(card?.changes[0]?.places.map(({ addresses }) => addresses)).toEqual([['/noodles/'], ['/month/', '/other/']])
    expect(card?.groups.map(({ addresses, isOwn }) => ({ addresses, isOwn }))).toEqual([
      { addresses: ['/noodles/'], isOwn: true },
      { addresses: ['/month/', '/other/'], isOwn: false },
    ])
    expect(card?.words).toEqual([])
  })

  test('is not found within another number', () => {
    const pages = [pageOf('/noodles/', '合計1,300ポイント。', '合計1,500ポイント。')]
    const [card] = makeCards([subjectOf('noodles', [cap])], pages)
    expect(card?.changes[0]?.places).toEqual([])
    expect(card?.words).toHaveLength(1)
  })
})

describe('a campaign that was removed as a whole', () => {
  const title: Change = {
    kind: 'words',
    field: 'title',
    label: '見出し',
    before: '春のそば',
    traces: { before: ['春のそば'], after: [] },
  }
  const gone = subjectOf('soba', [title], { state: 'removed' })

  test('is the reason of lists that say it no more', () => {
    const pages = [pageOf('/404.html', '春のそば', '夏のうどん'), pageOf('/elsewhere/', '古い言葉', '新しい言葉')]
    const cards = makeCards([gone], pages)
    expect(cards.map(({ groups }) => groups.flatMap(({ addresses }) => addresses))).toEqual([
      ['/404.html'],
      ['/elsewhere/'],
    ])
  })

  test('does not take what another change explains', () => {
    const pages = [pageOf('/month/', '春のそば 上限300ポイント', '上限500ポイント')]
    const cards = makeCards([gone, subjectOf('noodles', [cap])], pages)
    expect(cards.map(({ groups }) => groups.length)).toEqual([0, 1])
  })
})

test('pages that differ because of the provider are one group of its card', () => {
  const rating = { ...changeOf('評価', '4.6', '4.7'), field: 'stores.ios.rating' }
  const provider = subjectOf('provider', [rating], { kind: 'provider', addresses: [] })
  const pages = ['/a/', '/b/', '/c/'].map((address) => pageOf(address, '4.6（12万件）', '4.7（12万件）'))
  const [card] = makeCards([provider], pages)
  expect(card?.groups).toEqual([{ addresses: ['/a/', '/b/', '/c/'], state: 'changed', isOwn: false }])
})

test('pages that only the code changed are one card, not one each', () => {
  const pages = ['/a/', '/b/'].map((address): PageDifference => ({
    address,
    state: 'changed',
    pairs: [],
    signature: 's',
  }))
  const cards = makeCards([], pages)
  expect(cards).toHaveLength(1)
  expect(cards[0]?.groups[0]?.addresses).toEqual(['/a/', '/b/'])
})

test('what came as a whole explains no sentence of other pages', () => {
  const added = subjectOf('new', [cap], { state: 'added' })
  const [card, code] = makeCards([added], [pageOf('/other/', '上限 300ポイント', '上限 500ポイント')])
  expect(card?.groups).toEqual([])
  expect(code?.groups[0]?.addresses).toEqual(['/other/'])
})

test('what changes terms comes before what changes words', () => {
  const word: Change = { ...changeOf('見出し', '春', '夏'), kind: 'words' }
  const cards = makeCards(
    [subjectOf('a', [word]), subjectOf('b', [cap]), subjectOf('c', [cap], { state: 'added' })],
    [],
  )
  expect(cards.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('a note that several campaigns share is one subject, and a note of one campaign stays with it', () => {
  const shared = changeOf('注記「端数」の文', '切り捨て', '切り上げ')
  const own = changeOf('注記「※1」の文', '甲', '乙')
  const { notes, others } = partSharedNotes([subjectOf('a', [shared, own]), subjectOf('b', [shared])])
  expect(notes.map(({ changes, addresses }) => ({ changes, addresses }))).toEqual([
    { changes: [shared], addresses: ['/a/', '/b/'] },
  ])
  expect(others.map(({ changes }) => changes)).toEqual([[own], []])
})
