import {
  append,
  editCampaign,
  editMonth,
  editShop,
  replaceOnce,
  type Case,
} from '../../../tests/support/sites/small-content.ts'

/** Entry to a campaign, at the field that contradicts it. */
const entries: Case[] = [
  {
    title: 'an entry that is required needs a place to enter',
    changes: editCampaign(replaceOnce('entry: not-required', 'entry: required')),
    diagnostics: ['./noodles.mdx:22:1 externalPageLink entry-without-way'],
  },
  {
    title: 'an entry on a page of the site has the terms and the time of its campaign',
    changes: editCampaign(
      (text) =>
        `${text.replace('entry: not-required', 'entry: required')}externalPageLink: /jp/card/entry/\nexternalPageLabel: エントリーする\n`,
    ),
    diagnostics: [
      './noodles.mdx:26:1 target entry-unsaid',
      './noodles.mdx:35:1 externalPageLink entry-offer-differs',
      './noodles.mdx:35:1 externalPageLink entry-way-too-short',
    ],
  },
  {
    title: 'an entry on a page that is not there is a dead link',
    changes: editCampaign(append('externalPageLink: /jp/card/enter/\nexternalPageLabel: エントリーする\n')),
    diagnostics: [
      './noodles.mdx:35:1 externalPageLink dead-link',
      './noodles.mdx:36:1 externalPageLabel entry-contradicted',
    ],
  },
  {
    title: 'words of an entry contradict a campaign without one',
    changes: editCampaign(replaceOnce('target: カードで支払った方', 'target: エントリーした方')),
    diagnostics: ['./noodles.mdx:26:1 target entry-contradicted'],
  },
]

/** Rules between the fields that state the terms of a campaign. */
const terms: Case[] = [
  {
    title: 'a period ends after its start',
    changes: editCampaign(replaceOnce('start: 2023-02-01 00:00', 'start: 2023-03-01 00:00')),
    diagnostics: ['./noodles.mdx:25:3 period.end period-reversed'],
  },
  {
    title: 'a rate needs its cap',
    changes: editCampaign(replaceOnce('maximumGrantPoint: 300\n', '')),
    diagnostics: ['./noodles.mdx:20:1 maximumGrantPoint rate-without-cap'],
  },
  {
    title: 'a headline that is a rate needs the rate',
    changes: { './noodles.mdx': replaceOnce('reductionRate: 4\n', '') },
    diagnostics: ['./noodles.mdx:15:1 reductionRate headline-without-rate'],
  },
  {
    title: 'a headline that is a rate is in percent',
    changes: editCampaign(replaceOnce('unit: "%"', 'unit: P')),
    diagnostics: ['./noodles.mdx:18:3 headline.unit headline-rate-unit'],
  },
  {
    title: 'a total headline is the sum of the base rate and the extra rate',
    changes: editCampaign(replaceOnce('figure: 5', 'figure: 6')),
    diagnostics: ['./noodles.mdx:17:3 headline.figure headline-mismatch'],
  },
  {
    title: 'a headline of the extra rate is not the total',
    changes: editCampaign(replaceOnce('kind: total', 'kind: extra')),
    diagnostics: ['./noodles.mdx:17:3 headline.figure headline-other-kind'],
  },
  {
    title: 'a total headline is not the extra rate',
    changes: editCampaign(replaceOnce('figure: 5', 'figure: 4')),
    diagnostics: ['./noodles.mdx:17:3 headline.figure headline-other-kind'],
  },
  {
    title: 'a headline of the extra rate is one of the rates',
    changes: editCampaign((text) => text.replace('kind: total', 'kind: extra').replace('figure: 5', 'figure: 7')),
    diagnostics: ['./noodles.mdx:17:3 headline.figure headline-mismatch'],
  },
]

/** Fields that another field requires, and ids of campaigns. */
const dependent: Case[] = [
  {
    title: 'an affiliate campaign has a name of its shop',
    changes: editShop(replaceOnce('storeName: ドレスの店\n', '')),
    diagnostics: ['./shop.mdx:25:1 storeName affiliate-incomplete'],
  },
  {
    title: 'an affiliate campaign has a URL',
    changes: editShop(replaceOnce('affiliateUrl: https://shop.example.jp/\n', '')),
    diagnostics: ['./shop.mdx:25:1 affiliateUrl affiliate-incomplete'],
  },
  {
    title: 'an affiliate campaign has a picture',
    changes: editShop((text) => text.replace(/affiliateModalImg:\n.*\n.*\n/, '')),
    diagnostics: ['./shop.mdx:25:1 affiliateModalImg affiliate-incomplete'],
  },
  {
    title: 'an affiliate campaign lists what is ineligible',
    changes: editShop((text) => text.replace(/ineligible[^]*annotationList: \[\]\n/, '')),
    diagnostics: ['./shop.mdx:25:1 ineligibleAffiliateList affiliate-incomplete'],
  },
  {
    title: 'an external page has words for its button',
    changes: editCampaign(replaceOnce('target:', 'externalPageLink: https://help.example.jp/\ntarget:')),
    diagnostics: ['./noodles.mdx:26:1 externalPageLabel link-without-label'],
  },
  {
    title: 'a reserved word is no campaign',
    changes: editMonth(replaceOnce('- noodles', '- in-app\n  - noodles')),
    diagnostics: ['./month.yaml:11:5 campaigns[1] reserved-id'],
  },
  {
    title: 'the id of a campaign has no capitals',
    changes: editMonth(replaceOnce('- noodles', '- Noodles')),
    diagnostics: ['./month.yaml:11:5 campaigns[1] bad-format'],
  },
]

/** Mistakes between the fields of a campaign or a month. */
export const fieldRelationCases: readonly Case[] = [...entries, ...terms, ...dependent]
