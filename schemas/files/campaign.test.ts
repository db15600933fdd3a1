import { expect, test } from 'vitest'

import { campaign } from './campaign.ts'

const picture = { src: 'images/a.svg', alt: 'どんぶりと箸', width: 320, height: 240 }
const bonus = {
  title: '題名',
  description: '説明',
  bgcolor: '#ffc93c',
  summaryKv: picture,
  detailKv: { src: 'images/b.svg', alt: 'どんぶりと箸', height: 420 },
  tag: '札',
  period: { start: '2023-09-01 00:00', end: '2023-09-30 23:59' },
  target: '支払った方',
  entry: 'not-required',
  headline: { kind: 'bonus', figure: 500, unit: 'P', label: 'もらえる' },
}
const rate = {
  ...bonus,
  headline: { kind: 'total', figure: 5, unit: '%', label: '還元' },
  reductionRate: 4,
  maximumGrantPoint: 300,
}
const affiliate = {
  ...rate,
  isAffiliate: true,
  storeName: 'お店',
  affiliateUrl: 'https://example.jp/',
  affiliateModalImg: picture,
  ineligibleAffiliateList: { list: [{ text: '送料' }], annotationList: ['送料は対象外です'] },
}

/** Returns the rules that a campaign breaks, each with the path of its diagnostic. */
function brokenRules(fields: object): string[] {
  const { error } = campaign.safeParse(fields)
  return (error?.issues ?? []).map((issue) => {
    const { kind, related } = (issue.code === 'custom' ? issue.params : {}) as { kind?: string; related?: string }
    return [issue.path.join('.'), kind ?? issue.code, related ?? ''].join(' ').trim()
  })
}

test('a bonus, a rate with its cap or without any, and a partner shop are campaigns', () => {
  expect([bonus, rate, { ...rate, maximumGrantPoint: null }, affiliate].map(brokenRules)).toEqual([[], [], [], []])
  expect(brokenRules({ ...rate, headline: { ...rate.headline, kind: 'extra' } })).toEqual([])
})

test('a rate states its cap, or that it has none', () => {
  const { maximumGrantPoint: _, ...uncapped } = rate
  expect(brokenRules(uncapped)).toEqual(['maximumGrantPoint rate-without-cap reductionRate'])
  expect(brokenRules({ ...bonus, maximumGrantPoint: 500 })).toEqual([])
})

test('a rate of nothing is none', () => {
  expect(brokenRules({ ...rate, reductionRate: 0 })).toEqual(['reductionRate too_small'])
})

test.each(['total', 'extra'])('a headline of the kind %s needs a rate, in percent', (kind) => {
  const headline = { ...bonus.headline, kind, figure: 5 }
  expect(brokenRules({ ...bonus, headline: { ...headline, unit: '%' } })).toEqual([
    'reductionRate headline-without-rate headline',
  ])
  expect(brokenRules({ ...rate, headline })).toEqual(['headline.unit headline-rate-unit'])
})

test.each(['storeName', 'affiliateUrl', 'affiliateModalImg', 'ineligibleAffiliateList'])(
  'a partner shop has %s, which other campaigns may leave out',
  (field) => {
    expect(brokenRules({ ...affiliate, [field]: undefined })).toEqual([`${field} affiliate-incomplete isAffiliate`])
    expect(brokenRules({ ...affiliate, isAffiliate: false, [field]: undefined })).toEqual([])
  },
)

test('an entry has a way, and a way has words', () => {
  const way = { externalPageLink: '/jp/card/entry/', externalPageLabel: 'エントリーする' }
  expect(brokenRules({ ...bonus, entry: 'required' })).toEqual(['externalPageLink entry-without-way entry'])
  expect(brokenRules({ ...bonus, entry: 'required', ...way })).toEqual([])
  expect(brokenRules({ ...bonus, ...way })).toEqual([])
  expect(brokenRules({ ...bonus, externalPageLink: way.externalPageLink })).toEqual([
    'externalPageLabel link-without-label externalPageLink',
  ])
})

test('the rules between fields are reported in addition to errors in others', () => {
  const { title: _, ...untitled } = bonus
  expect(brokenRules({ ...untitled, entry: 'required' })).toEqual([
    'title invalid_type',
    'externalPageLink entry-without-way entry',
  ])
  expect(brokenRules({ ...bonus, headline: undefined, entry: 'required' })).toEqual([
    'headline invalid_type',
    'externalPageLink entry-without-way entry',
  ])
})

test.each([[null], [[]], ['text'], [5], [undefined]])('%o is no campaign, and nothing more is reported', (fields) => {
  const { error } = campaign.safeParse(fields)
  expect(error?.issues.map(({ code }) => code)).toEqual(['invalid_type'])
})
