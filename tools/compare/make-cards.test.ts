import { describe, expect, test } from 'vitest'

import type { Change } from '#content-layer/compare/change.ts'
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
    audience: '対象の方',
    runs: [],
    files: [],
    changes,
    ...more,
  }
}

function pageOf(address: string, before: string, after: string): PageDifference {
  return { address, state: 'changed', pairs: [{ before, after }], way: `${before} ${after}` }
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
    expect(card?.consequences).toMatchObject([{ before: '1,300ポイント', after: '1,500ポイント' }])
  })

  test('comes with the figures that follow from it and that no field states', () => {
    const reached = {
      before: '7,500円で上限の300ポイントに届きます。',
      after: '12,500円で上限の500ポイントに届きます。',
    }
    const page = { ...pageOf('/noodles/', '上限は300ポイントです。', '上限は500ポイントです。') }
    const sentences = [{ ...page, pairs: [...page.pairs, reached] }]
    const [card] = makeCards([subjectOf('noodles', [cap])], sentences)
    expect(card?.consequences).toEqual([
      { before: '7,500円', after: '12,500円', places: [{ pair: reached, addresses: ['/noodles/'] }] },
    ])
    expect(card?.changes[0]?.places.map(({ pair }) => pair)).toEqual(page.pairs)
  })

  test('has no consequence where a sentence was reworded, or its figures only state it', () => {
    const reworded = pageOf('/noodles/', '7,500円で上限に届きます。', '上限に届くのは12,500円です。')
    const [card] = makeCards([subjectOf('noodles', [cap])], [reworded])
    expect(card?.consequences).toEqual([])
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
    way: 's',
  }))
  const cards = makeCards([], pages)
  expect(cards).toHaveLength(1)
  expect(cards[0]?.groups[0]?.addresses).toEqual(['/a/', '/b/'])
})

describe('wording that pages of several subjects share', () => {
  const at = (campaign: string) => `/jp/card/202302-1/${campaign}/`
  const campaignOf = (id: string, change: Change) => subjectOf(id, [change], { addresses: [at(id)] })
  const footer = { before: '古い著作権', after: '新しい著作権' }
  const differing = (id: string, more: PageDifference['pairs'] = []): PageDifference => ({
    address: at(id),
    state: 'changed',
    pairs: [footer, ...more],
    way: JSON.stringify(more),
  })
  const caps = { before: '上限は300ポイントです。', after: '上限は500ポイントです。' }
  const subjects = [campaignOf('a', cap), campaignOf('b', cap)]

  test('is told once, in a card of its own behind those that change terms, with all of its pages', () => {
    const pages = [differing('a', [caps]), differing('b', [caps]), differing('c')]
    const cards = makeCards(subjects, pages)
    expect(cards.map(({ id }) => id)).toEqual(['a', 'b', 'shared'])
    expect(cards.map(({ words }) => words)).toEqual([
      [],
      [],
      [{ pair: footer, addresses: [at('a'), at('b'), at('c')] }],
    ])
  })

  test('comes with one group of pages for each way in which those that differ by nothing else do', () => {
    const own = { before: 'このページの古い部品', after: 'このページの新しい部品' }
    const pages = [differing('a', [caps]), differing('c'), differing('d'), differing('e', [own])]
    const cards = makeCards([campaignOf('a', cap)], pages)
    const groups = cards.map(({ id, groups }) => [id, ...groups.map(({ addresses }) => addresses.join(' '))])
    expect(groups).toEqual([
      ['a', at('a')],
      ['shared', `${at('c')} ${at('d')}`],
      ['code-1', at('e')],
    ])
    expect(cards[2]?.words.map(({ pair }) => pair)).toEqual([own])
  })

  test('leaves no card of code behind that would have nothing else to tell', () => {
    const pages = [differing('c'), { ...differing('c'), address: '/jp/lending/', way: 'lending' }]
    expect(makeCards([], pages).map(({ id }) => id)).toEqual(['shared'])
  })

  test('is not what one subject alone makes, on its pages and those of its month', () => {
    const reached = { before: '7,500円で届きます', after: '12,500円で届きます' }
    const pages: PageDifference[] = [
      { address: at('a'), state: 'changed', pairs: [caps, reached], way: 'a' },
      { address: '/jp/card/202302-1/', state: 'changed', pairs: [caps, reached], way: 'month' },
    ]
    const [card, ...others] = makeCards([campaignOf('a', cap)], pages)
    expect(others).toEqual([])
    expect(card?.consequences.map(({ places }) => places)).toEqual([
      [{ pair: reached, addresses: [at('a'), '/jp/card/202302-1/'] }],
    ])
  })

  test('is told of one campaign on the page of that campaign, also where another changes from and to the same', () => {
    const cards = makeCards(subjects, [differing('a', [caps]), differing('b', [caps])])
    expect(cards.slice(0, 2).map(({ changes }) => changes[0]?.places.map(({ addresses }) => addresses))).toEqual([
      [[at('a')]],
      [[at('b')]],
    ])
  })
})

test('a sentence that states a change of one campaign is told even on a page that belongs to another', () => {
  const [own, month] = ['/jp/card/202302-1/a/', '/jp/card/202302-1/']
  const rate = changeOf('率', '4%', '8%')
  const subjects = [
    subjectOf('a', [cap], { addresses: [own] }),
    subjectOf('m', [rate], { kind: 'month', addresses: [month] }),
  ]
  const pages = [{ ...pageOf(month, '率は4%です。', '率は8%です。'), way: 'm' }]
  const mixed = [
    { ...pages[0], pairs: [...(pages[0]?.pairs ?? []), { before: '上限300ポイント', after: '上限500ポイント' }] },
  ]
  const [first] = makeCards(subjects, mixed as PageDifference[])
  expect(first?.changes[0]?.places.map(({ addresses }) => addresses)).toEqual([[month]])
})

test('a note is known on a page though its first sentence follows its heading there', () => {
  const [was, is] = ['合計から1ポイント未満を切り捨てます。', '合計から1ポイント未満を切り上げます。']
  const rest = '常時分も同じように計算します。'
  const note = subjectOf('note-1', [changeOf('注記「端数」の文', was + rest, is + rest)], { kind: 'note' })
  const cards = makeCards([note], [pageOf('/a/', `端数${was}`, `端数${is}`), pageOf('/b/', `端数${was}`, `端数${is}`)])
  expect(cards.map(({ id }) => id)).toEqual(['note-1'])
  expect(cards[0]?.changes[0]?.places.map(({ addresses }) => addresses)).toEqual([['/a/', '/b/']])
})

test('a short word that was added is not the reason of every sentence that holds it', () => {
  const name: Change = {
    kind: 'words',
    field: 'posterName',
    label: '短い名前',
    after: '8日',
    traces: { before: [], after: ['8日'] },
  }
  const subject = subjectOf('a', [name], { addresses: ['/jp/card/202302-1/a/'] })
  const [card] = makeCards([subject], [pageOf('/jp/card/202302-1/a/', '今月の特典', '今月の特典は8日まで')])
  expect(card?.changes[0]?.places).toEqual([])
  expect(card?.words).toHaveLength(1)
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
