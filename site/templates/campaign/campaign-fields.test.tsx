import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { BodyNode } from '#content-layer/entries/body.ts'
import type { CampaignDocument, CampaignSummary } from '#content-layer/documents/document-types.ts'
import { makeCampaign, makeMonth } from '#content-layer/documents/make-documents.ts'
import { append, inFields, readChanged, type Edit } from '../../../tests/support/sites/small-content.ts'
import { ActionBar } from './action.tsx'
import { CampaignCard } from './campaign-card.tsx'
import { Banners } from './banners.tsx'

const scope = { id: 'noodles', headingLevel: 2 } as const

/** Returns the fixture's campaign after an edit of its fields, and its entry in its month. */
async function publishNoodles(...edits: Edit[]): Promise<{ campaign: CampaignDocument; entry: CampaignSummary }> {
  const change = (text: string) => edits.reduce((edited, edit) => inFields(edit)(edited), text)
  const { campaigns, months, pictures, diagnostics } = await readChanged({ './noodles.mdx': change })
  expect(diagnostics).toEqual([])
  const publishedImages = new Map(
    [...pictures.keys()].map((file) => [file, { src: `/media/${file}`, width: 32, height: 24 }]),
  )
  const [campaignEntry, month] = [campaigns.find(({ id }) => id === 'noodles'), months[0]]
  if (!campaignEntry?.definition || !month?.definition) throw new Error('the fixture has no such campaign')
  const campaign = makeCampaign(campaignEntry, campaignEntry.definition, publishedImages)
  const { campaigns: entries } = makeMonth(
    { month: month.month, definition: month.definition },
    new Map([['202302-1/noodles', campaign]]),
    publishedImages,
  )
  const [entry] = entries
  if (!entry) throw new Error('the month has no entry')
  return { campaign, entry }
}

/** Returns the links of a piece of markup, none inside another, with their addresses. */
function linksIn(markup: string): string[] {
  for (const [link] of markup.matchAll(/<a [^]*?<\/a>/g)) expect(link.split('<a ')).toHaveLength(2)
  return [...markup.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
}

const logo = (href?: string) =>
  append(`logos:\n  - src: /images/logo.svg\n    alt: 食堂\n${href === undefined ? '' : `    href: ${href}\n`}`)
const cardOf = (entry: CampaignSummary) => renderToStaticMarkup(<CampaignCard entry={entry} href="/to/the/page/" />)

test('a logo with a URL on a card is a link of its own, next to the one to the campaign', async () => {
  const { entry } = await publishNoodles(logo('/campaigns/'))
  expect(linksIn(cardOf(entry))).toEqual(['/to/the/page/', '/campaigns/'])
})

test('logos without an address stay within the card', async () => {
  const { entry } = await publishNoodles(logo())
  expect([linksIn(cardOf(entry)), cardOf(entry).includes('alt="食堂"')]).toEqual([['/to/the/page/'], true])
})

test('a small key visual needs no words, since the title is next to it', async () => {
  const { entry } = await publishNoodles((text) => text.replace('  alt: どんぶり\n', ''))
  expect(entry.card.keyVisual).toMatchObject({ alt: '' })
})

test('special banners are below the text', async () => {
  const { campaign } = await publishNoodles(
    append('specialBanners:\n  - src: /images/logo.svg\n    alt: 旗\n    href: /campaigns/\n'),
  )
  const markup = renderToStaticMarkup(<Banners campaign={campaign} scope={scope} />)
  expect([linksIn(markup), markup.includes('alt="旗"')]).toEqual([['/campaigns/'], true])
})

test('what the text places itself is not shown twice', async () => {
  const { campaign } = await publishNoodles()
  const block: BodyNode = { type: 'block', name: 'SpecialBanners', props: {}, children: [] }
  const campaignWithBlock = { ...campaign, specialBanners: campaign.logosOnDetail, body: [block] }
  expect(renderToStaticMarkup(<Banners campaign={campaignWithBlock} scope={scope} />)).toBe('')
})

test.each([
  ['お店をさがす', true],
  ['販売手数料について', false],
  ['お借り入れとは', false],
  ['について考える', true],
])('a link whose label is %s is a main button, which stays in view: %s', async (label, isMain) => {
  const { campaign } = await publishNoodles(append(`externalPageLink: /campaigns/\nexternalPageLabel: ${label}\n`))
  const markup = renderToStaticMarkup(<ActionBar campaign={campaign} variant="in-app" />)
  expect([markup.includes('bg-accent'), !markup.includes('running:static')]).toEqual([isMain, isMain])
})

test('before the start a campaign without a link has its calendar alone, which nothing empty stands beside', async () => {
  const { campaign } = await publishNoodles()
  const calendar = `/calendar/${campaign.month}/noodles.ics`
  const markup = renderToStaticMarkup(<ActionBar campaign={campaign} variant="web" />)
  expect(linksIn(markup)).toEqual([calendar])
  expect(markup).not.toMatch(/<div[^>]*><\/div>/)
  expect(renderToStaticMarkup(<ActionBar campaign={campaign} variant="in-app" />)).toBe('')
})
