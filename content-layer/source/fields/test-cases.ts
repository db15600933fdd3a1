import {
  append,
  editCampaign,
  editMonth,
  editShop,
  replaceOnce,
  type Case,
} from '../../../tests/support/sites/small-content.ts'
import { fieldRelationCases } from './field-relation-test-cases.ts'
import { valueCases } from './value-test-cases.ts'

const missingAndUnknown: Case[] = [
  {
    title: 'a missing field is reported at the top',
    changes: editCampaign(replaceOnce('tag: ｛月｝の飲食店\n', '')),
    diagnostics: ['./noodles.mdx:2:1 tag missing'],
  },
  {
    title: 'a missing field of a group is reported at the group',
    changes: editCampaign(replaceOnce('  label: ポイント還元※1\n', '')),
    diagnostics: ['./noodles.mdx:15:1 headline.label missing'],
  },
  {
    title: 'an unknown field is reported',
    changes: editCampaign(replaceOnce('target:', 'weather: 晴れ\ntarget:')),
    diagnostics: ['./noodles.mdx:26:1 weather unknown-key'],
  },
  {
    title: 'a misspelt field is unknown, and the intended one not missing',
    changes: editCampaign(replaceOnce('headline:', 'hedline:')),
    diagnostics: ['./noodles.mdx:15:1 hedline unknown-key'],
  },
  {
    title: 'a misspelt field in a list is reported with the item',
    changes: editCampaign(replaceOnce('- use: points-base', '- uze: points-base')),
    diagnostics: ['./noodles.mdx:34:5 annotationLists[2].uze unknown-key'],
  },
  {
    title: 'a misspelt field that a rule needs is reported once',
    changes: editCampaign(replaceOnce('reductionRate:', 'reducitonRate:')),
    diagnostics: ['./noodles.mdx:20:1 reducitonRate unknown-key'],
  },
  {
    title: 'a misspelt cap is reported once',
    changes: editCampaign(replaceOnce('maximumGrantPoint:', 'maximumGrantPoints:')),
    diagnostics: ['./noodles.mdx:21:1 maximumGrantPoints unknown-key'],
  },
  {
    title: 'a misspelt name of a shop is reported once',
    changes: editShop(replaceOnce('storeName:', 'shopName:')),
    diagnostics: ['./shop.mdx:26:1 shopName unknown-key'],
  },
  {
    title: 'a field in capitals is unknown',
    changes: editCampaign(replaceOnce('bgcolor:', 'bgColor:')),
    diagnostics: ['./noodles.mdx:5:1 bgColor unknown-key'],
  },
  {
    title: 'a full-width space before a colon is part of the name',
    changes: { './noodles.mdx': replaceOnce('entry: not-required', 'entry\u3000: not-required') },
    diagnostics: ['./noodles.mdx:22:1 entry\u3000 unknown-key'],
  },
  {
    title: 'assumed fields that are not there are reported',
    changes: editCampaign(append('assumed: [target, grantDay, facts.人数]\n')),
    diagnostics: ['./noodles.mdx:35:19 assumed[2] assumed-unknown', './noodles.mdx:35:29 assumed[3] assumed-unknown'],
  },
]

const types: Case[] = [
  {
    title: 'a title that is a number is no text',
    changes: editCampaign(replaceOnce('title: 街のごはんがおトク', 'title: 88')),
    diagnostics: ['./noodles.mdx:3:1 title not-text'],
  },
  {
    title: 'yes is not true',
    changes: editShop(replaceOnce('isAffiliate: true', 'isAffiliate: yes')),
    diagnostics: ['./shop.mdx:25:1 isAffiliate not-boolean'],
  },
  {
    title: 'a text is no list',
    changes: editCampaign(replaceOnce('target:', 'conditions: 8日だけ\ntarget:')),
    diagnostics: ['./noodles.mdx:26:1 conditions not-list'],
  },
  {
    title: 'a text has no fields',
    changes: editCampaign(replaceOnce('period:\n  start: 2023-02-01 00:00\n  end: 2023-02-28 23:59', 'period: 2月')),
    diagnostics: ['./noodles.mdx:23:1 period not-fields'],
  },
  {
    title: 'a text is no annotation',
    changes: editCampaign(replaceOnce('- use: points-base', '- ※2')),
    diagnostics: ['./noodles.mdx:34:5 annotationLists[2] not-fields'],
  },
  {
    title: 'an unknown choice is refused',
    changes: editCampaign(replaceOnce('entry: not-required', 'entry: not-requird')),
    diagnostics: ['./noodles.mdx:22:1 entry bad-choice'],
  },
  {
    title: 'a choice of another type is refused',
    changes: editCampaign(replaceOnce('entry: not-required', 'entry: false')),
    diagnostics: ['./noodles.mdx:22:1 entry bad-choice'],
  },
  {
    title: 'a name of an annotation has no spaces and capitals',
    changes: editCampaign(replaceOnce('use: points-base', 'use: Points Base')),
    diagnostics: ['./noodles.mdx:34:5 annotationLists[2].use bad-format'],
  },
  {
    title: 'the figure of a headline is above zero',
    changes: editCampaign(replaceOnce('figure: 5', 'figure: 0')),
    diagnostics: ['./noodles.mdx:17:3 headline.figure not-above'],
  },
  {
    title: 'a price is not negative',
    changes: editShop(replaceOnce('price: 9800', 'price: -9800')),
    diagnostics: ['./shop.mdx:40:5 affiliateItems[1].price too-small'],
  },
  {
    title: 'an address over http is refused',
    changes: editShop(replaceOnce('https://shop.example.jp/\n', 'http://shop.example.jp/\n')),
    diagnostics: ['./shop.mdx:30:1 affiliateUrl bad-url'],
  },
]

const blank: Case[] = [
  {
    title: 'a title of spaces is empty',
    changes: editCampaign(replaceOnce('title: 街のごはんがおトク', 'title: "　"')),
    diagnostics: ['./noodles.mdx:3:1 title empty-text'],
  },
  {
    title: 'a title without value is reported',
    changes: editCampaign(replaceOnce('title: 街のごはんがおトク', 'title:')),
    diagnostics: ['./noodles.mdx:3:1 title value-empty'],
  },
  {
    title: 'a title that is a comment is reported as a comment',
    changes: editCampaign(replaceOnce('title: 街', 'title: #街')),
    diagnostics: ['./noodles.mdx:3:1 title value-is-comment'],
  },
  {
    title: 'a list without entries has no value',
    changes: editCampaign(replaceOnce('target:', 'conditions:\ntarget:')),
    diagnostics: ['./noodles.mdx:26:1 conditions value-empty'],
  },
  {
    title: 'an entry of a list without value is reported',
    changes: editCampaign(replaceOnce('target:', 'conditions:\n  -\ntarget:')),
    diagnostics: ['./noodles.mdx:27:4 conditions[1] value-empty'],
  },
  {
    title: 'a blank host of the provider is reported',
    changes: { 'provider.yaml': append('  - ""\n') },
    diagnostics: ['provider.yaml:35:5 linkHosts[4] value-empty'],
  },
  {
    title: 'an annotation without value is reported',
    changes: editCampaign(append('  -\n')),
    diagnostics: ['./noodles.mdx:35:4 annotationLists[3] value-empty'],
  },
  {
    title: 'a list that needs an entry is not empty',
    changes: editShop(replaceOnce('list:\n    - text: 送料', 'list: []')),
    diagnostics: ['./shop.mdx:32:3 ineligibleAffiliateList.list too-few'],
  },
  {
    title: 'a month has campaigns',
    changes: editMonth(replaceOnce('campaigns:\n  - noodles\n  - shop\n', 'campaigns: []\n')),
    diagnostics: ['./month.yaml:10:1 campaigns too-few'],
  },
]

/** Mistakes in the fields of a YAML file: missing, misspelt, wrong type, or violated rules between fields. */
export const fieldCases: readonly Case[] = [
  ...missingAndUnknown,
  ...types,
  ...blank,
  ...valueCases,
  ...fieldRelationCases,
]
