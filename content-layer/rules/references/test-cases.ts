import {
  append,
  compose,
  inFields,
  replaceOnce,
  type Case,
  type Change,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'
import { annotationCases } from './annotation-test-cases.ts'
import { pictureCases } from './picture-test-cases.ts'
import { sharedTextCases } from './shared-text-test-cases.ts'

const noodles = (change: Edit) => ({ './noodles.mdx': inFields(change) })
const keep: Edit = (text) => text
const month = (change: Change) => ({ './month.yaml': change })

const link = (written: string) => replaceOnce('href: /campaigns/', `href: ${written}`)

const summaryOnly = append('pages: summary-only\n')
const inAppOnly = append('pages: in-app-only\n')

/** Links of the logo on line 30, perhaps with another edit of the campaign's fields. */
const validLinkCases = (
  [
    ['a link to a page and a place on it', '/jp/card/202302-1/noodles/?from=logo#shops'],
    ['a link to a place on the page of the month', '/jp/card/202302-1/#shop'],
    ['a link to the notes', '"#notes"'],
    ['a link by index.html', '/campaigns/index.html'],
    ['a link to a place on the page', '"#shops"'],
    ['a link to a section of a campaign that is on the page of its month', '"#shops-noodles"', summaryOnly],
  ] as const
).map(([title, href, edit = keep]): Case => ({ title, changes: noodles(compose(link(href), edit)), diagnostics: [] }))

const deadLinkCases = (
  [
    ['a link to no page', '/jp/card/209912-1/'],
    ['a link to a page, and a place that it has not', '/jp/card/202302-1/noodles/?from=logo#faq'],
    ['a link to such a place without the name of the campaign', '"#shops"', summaryOnly],
    ['a link on the web to a campaign that is in the app alone', '/jp/card/202302-1/noodles/', inAppOnly],
    ['a link with index.html stuck to a name', '/campaignsindex.html'],
    ['a link by a way round', '/campaigns/../secret/'],
    ['a link to a place that the page has not', '"#faq"'],
  ] as const
).map(([title, href, edit = keep]): Case => ({
  title,
  changes: noodles(compose(link(href), edit)),
  diagnostics: ['./noodles.mdx:30:5 logosOnDetail[1].href dead-link'],
}))

const otherLinkCases: readonly Case[] = [
  {
    title: 'a link to a place on the page of the app, by index.html',
    changes: noodles(link('/jp/card/202302-1/noodles/in-app/index.html#faq')),
    diagnostics: [
      './noodles.mdx:30:5 logosOnDetail[1].href dead-link',
      './noodles.mdx:30:5 logosOnDetail[1].href link-into-app',
    ],
  },
  {
    title: 'a link to the notes of a page that has none',
    changes: { './shop.mdx': replaceOnce('[戻る](/jp/card/202302-1/)', '[注記](#notes)') },
    diagnostics: ['./shop.mdx:49:1 - dead-link'],
  },
]

/** Campaigns and items that a list names: unknown, twice, or not at all. */
const listCases: readonly Case[] = [
  {
    title: 'a campaign that is not there',
    changes: month(replaceOnce('- noodles', '- noodles\n  - noodels')),
    diagnostics: ['./month.yaml:12:5 campaigns[2] dangling-campaign'],
  },
  {
    title: 'a campaign by a misspelt name, which is not unlisted too',
    changes: month(replaceOnce('- noodles', '- noodels')),
    diagnostics: ['./month.yaml:11:5 campaigns[1] dangling-campaign'],
  },
  {
    title: 'a campaign by another name, the only one that is not listed',
    changes: month(replaceOnce('- noodles', '- ramen')),
    diagnostics: ['./month.yaml:11:5 campaigns[1] dangling-campaign'],
  },
  {
    title: 'a campaign listed twice',
    changes: month(replaceOnce('- noodles', '- noodles\n  - noodles')),
    diagnostics: ['./month.yaml:12:5 campaigns[2] campaign-listed-twice'],
  },
  {
    title: 'a campaign that no month lists',
    changes: month(replaceOnce('  - noodles\n', '')),
    diagnostics: ['./noodles.mdx:1:1 - unlisted-campaign'],
  },
  {
    title: 'a logo that is listed twice',
    changes: noodles((text) => text.replace(/ {2}- src: \/images\/logo\.svg\n(?: {4}.*\n)*/, '$&$&')),
    diagnostics: ['./noodles.mdx:31:5 logosOnDetail[2] duplicate-id'],
  },
  {
    title: 'an item id that occurs twice',
    changes: { './shop.mdx': inFields((text) => text + text.slice(text.indexOf('  - id:'))) },
    diagnostics: ['./shop.mdx:43:5 affiliateItems[2].id duplicate-id'],
  },
]

/** Mistakes in references: pictures, links, campaigns, shared texts, annotations and ※ marks. */
export const referenceCases: readonly Case[] = [
  ...pictureCases,
  ...validLinkCases,
  ...deadLinkCases,
  ...otherLinkCases,
  ...listCases,
  ...sharedTextCases,
  ...annotationCases,
]
