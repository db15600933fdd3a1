import {
  append,
  inFields,
  replaceOnce,
  type Case,
  type Change,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'

const noodles = (change: Edit) => ({ './noodles.mdx': inFields(change) })
const shop = (change: Edit) => ({ './shop.mdx': inFields(change) })
const month = (change: Change) => ({ './month.yaml': change })
const rate = (written: string) => noodles(replaceOnce('reductionRate: 4', `reductionRate: ${written}`))
const cap = (written: string) => noodles(replaceOnce('maximumGrantPoint: 300', `maximumGrantPoint: ${written}`))
const start = (written: string) => noodles(replaceOnce('start: 2023-02-01 00:00', `start: ${written}`))
const logoLink = (written: string) => noodles(replaceOnce('href: /campaigns/', `href: ${written}`))

/** Mistakes in the fields of a YAML file: missing, misspelt, wrong type, or violated rules between fields. */
export const fieldCases: readonly Case[] = [
  {
    title: 'an entry that is required, with nowhere to enter',
    changes: noodles(replaceOnce('entry: not-required', 'entry: required')),
    diagnostics: ['./noodles.mdx:22:1 externalPageLink entry-without-way'],
  },
  {
    title: 'an entry on a page of the site',
    changes: noodles(
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
    title: 'an entry on a page that is not there',
    changes: noodles(append('externalPageLink: /jp/card/enter/\nexternalPageLabel: エントリーする\n')),
    diagnostics: [
      './noodles.mdx:35:1 externalPageLink dead-link',
      './noodles.mdx:36:1 externalPageLabel entry-contradicted',
    ],
  },
  {
    title: 'words of an entry where none is required',
    changes: noodles(replaceOnce('target: カードで支払った方', 'target: エントリーした方')),
    diagnostics: ['./noodles.mdx:26:1 target entry-contradicted'],
  },
  {
    title: 'a missing field',
    changes: noodles(replaceOnce('tag: ｛月｝の飲食店\n', '')),
    diagnostics: ['./noodles.mdx:2:1 tag missing'],
  },
  {
    title: 'a missing field deep inside',
    changes: noodles(replaceOnce('  label: ポイント還元※1\n', '')),
    diagnostics: ['./noodles.mdx:15:1 headline.label missing'],
  },
  {
    title: 'an unknown field',
    changes: noodles(replaceOnce('target:', 'weather: 晴れ\ntarget:')),
    diagnostics: ['./noodles.mdx:26:1 weather unknown-key'],
  },
  {
    title: 'a misspelt field',
    changes: noodles(replaceOnce('headline:', 'hedline:')),
    diagnostics: ['./noodles.mdx:15:1 hedline unknown-key'],
  },
  {
    title: 'a misspelt field in a list',
    changes: noodles(replaceOnce('- use: points-base', '- uze: points-base')),
    diagnostics: ['./noodles.mdx:34:5 annotationLists[2].uze unknown-key'],
  },
  {
    title: 'a misspelt field that a rule needs',
    changes: noodles(replaceOnce('reductionRate:', 'reducitonRate:')),
    diagnostics: ['./noodles.mdx:20:1 reducitonRate unknown-key'],
  },
  {
    title: 'a misspelt cap',
    changes: noodles(replaceOnce('maximumGrantPoint:', 'maximumGrantPoints:')),
    diagnostics: ['./noodles.mdx:21:1 maximumGrantPoints unknown-key'],
  },
  {
    title: 'a misspelt name of a shop',
    changes: shop(replaceOnce('storeName:', 'shopName:')),
    diagnostics: ['./shop.mdx:26:1 shopName unknown-key'],
  },
  {
    title: 'a field in capitals',
    changes: noodles(replaceOnce('bgcolor:', 'bgColor:')),
    diagnostics: ['./noodles.mdx:5:1 bgColor unknown-key'],
  },
  {
    title: 'a rate with a percent sign',
    changes: rate('4%'),
    diagnostics: ['./noodles.mdx:20:1 reductionRate number-as-text'],
  },
  {
    title: 'a cap in full-width digits',
    changes: cap('３００'),
    diagnostics: ['./noodles.mdx:21:1 maximumGrantPoint number-as-text'],
  },
  {
    title: 'a cap with a separator',
    changes: cap('1,500'),
    diagnostics: ['./noodles.mdx:21:1 maximumGrantPoint number-as-text'],
  },
  {
    title: 'a number in quotes',
    changes: cap('"300"'),
    diagnostics: ['./noodles.mdx:21:1 maximumGrantPoint number-as-text'],
  },
  { title: 'a number in words', changes: rate('四'), diagnostics: ['./noodles.mdx:20:1 reductionRate not-a-number'] },
  {
    title: 'a number that is no number',
    changes: rate('.nan'),
    diagnostics: ['./noodles.mdx:20:1 reductionRate not-a-number'],
  },
  {
    title: 'a number without end',
    changes: rate('.inf'),
    diagnostics: ['./noodles.mdx:20:1 reductionRate not-a-number'],
  },
  {
    title: 'a number beyond all numbers',
    changes: cap('1e400'),
    diagnostics: ['./noodles.mdx:21:1 maximumGrantPoint not-a-number'],
  },
  { title: 'half a point', changes: cap('300.5'), diagnostics: ['./noodles.mdx:21:1 maximumGrantPoint not-whole'] },
  {
    title: 'a rate with two decimals',
    changes: rate('4.25'),
    diagnostics: ['./noodles.mdx:20:1 reductionRate too-many-decimals'],
  },
  { title: 'a rate over 100', changes: rate('400'), diagnostics: ['./noodles.mdx:20:1 reductionRate too-big'] },
  {
    title: 'a headline of zero',
    changes: noodles(replaceOnce('figure: 5', 'figure: 0')),
    diagnostics: ['./noodles.mdx:17:3 headline.figure not-above'],
  },
  {
    title: 'an item with a negative price',
    changes: shop(replaceOnce('price: 9800', 'price: -9800')),
    diagnostics: ['./shop.mdx:40:5 affiliateItems[1].price too-small'],
  },
  {
    title: 'a title that is a number',
    changes: noodles(replaceOnce('title: 街のごはんがおトク', 'title: 88')),
    diagnostics: ['./noodles.mdx:3:1 title not-text'],
  },
  {
    title: 'a title that is empty',
    changes: noodles(replaceOnce('title: 街のごはんがおトク', 'title: "　"')),
    diagnostics: ['./noodles.mdx:3:1 title empty-text'],
  },
  {
    title: 'a yes in place of true',
    changes: shop(replaceOnce('isAffiliate: true', 'isAffiliate: yes')),
    diagnostics: ['./shop.mdx:25:1 isAffiliate not-boolean'],
  },
  {
    title: 'a text in place of a list',
    changes: noodles(replaceOnce('target:', 'conditions: 8日だけ\ntarget:')),
    diagnostics: ['./noodles.mdx:26:1 conditions not-list'],
  },
  {
    title: 'a text in place of fields',
    changes: noodles(replaceOnce('period:\n  start: 2023-02-01 00:00\n  end: 2023-02-28 23:59', 'period: 2月')),
    diagnostics: ['./noodles.mdx:23:1 period not-fields'],
  },
  {
    title: 'a text in place of an annotation',
    changes: noodles(replaceOnce('- use: points-base', '- ※2')),
    diagnostics: ['./noodles.mdx:34:5 annotationLists[2] not-fields'],
  },
  {
    title: 'an unknown choice',
    changes: noodles(replaceOnce('entry: not-required', 'entry: not-requird')),
    diagnostics: ['./noodles.mdx:22:1 entry bad-choice'],
  },
  {
    title: 'a choice of a wrong type',
    changes: noodles(replaceOnce('entry: not-required', 'entry: false')),
    diagnostics: ['./noodles.mdx:22:1 entry bad-choice'],
  },
  {
    title: 'an annotation name of a wrong form',
    changes: noodles(replaceOnce('use: points-base', 'use: Points Base')),
    diagnostics: ['./noodles.mdx:34:5 annotationLists[2].use bad-format'],
  },
  {
    title: 'a list that needs an entry',
    changes: shop(replaceOnce('list:\n    - text: 送料', 'list: []')),
    diagnostics: ['./shop.mdx:32:3 ineligibleAffiliateList.list too-few'],
  },
  {
    title: 'a colour by name',
    changes: noodles(replaceOnce('"#ff9e6d"', 'orange')),
    diagnostics: ['./noodles.mdx:5:1 bgcolor bad-color'],
  },
  {
    title: 'a colour without quotes',
    changes: noodles(replaceOnce('"#ff9e6d"', '#ff9e6d')),
    diagnostics: ['./noodles.mdx:5:1 bgcolor value-is-comment'],
  },
  {
    title: 'a title without value',
    changes: noodles(replaceOnce('title: 街のごはんがおトク', 'title:')),
    diagnostics: ['./noodles.mdx:3:1 title value-empty'],
  },
  {
    title: 'a title that is a comment',
    changes: noodles(replaceOnce('title: 街', 'title: #街')),
    diagnostics: ['./noodles.mdx:3:1 title value-is-comment'],
  },
  {
    title: 'a list without entries',
    changes: noodles(replaceOnce('target:', 'conditions:\ntarget:')),
    diagnostics: ['./noodles.mdx:26:1 conditions value-empty'],
  },
  {
    title: 'an entry without value',
    changes: noodles(replaceOnce('target:', 'conditions:\n  -\ntarget:')),
    diagnostics: ['./noodles.mdx:27:4 conditions[1] value-empty'],
  },
  {
    title: 'a blank colour, which is no wrong one',
    changes: noodles(replaceOnce('"#ff9e6d"', '""')),
    diagnostics: ['./noodles.mdx:5:1 bgcolor value-empty'],
  },
  {
    title: 'a blank time',
    changes: start('""'),
    diagnostics: ['./noodles.mdx:24:3 period.start value-empty'],
  },
  {
    title: 'a blank number',
    changes: rate('"　"'),
    diagnostics: ['./noodles.mdx:20:1 reductionRate value-empty'],
  },
  {
    title: 'a blank host in the list of the provider',
    changes: { 'provider.yaml': append('  - ""\n') },
    diagnostics: ['provider.yaml:35:5 linkHosts[4] value-empty'],
  },
  {
    title: 'an annotation without value',
    changes: noodles(append('  -\n')),
    diagnostics: ['./noodles.mdx:35:4 annotationLists[3] value-empty'],
  },
  {
    title: 'a colour in capitals',
    changes: noodles(replaceOnce('"#ff9e6d"', '"#FF9E6D"')),
    diagnostics: ['./noodles.mdx:5:1 bgcolor bad-color'],
  },
  {
    title: 'a colour too dark for its text',
    changes: noodles(replaceOnce('"#ff9e6d"', '"#24324a"')),
    diagnostics: ['./noodles.mdx:5:1 bgcolor low-contrast'],
  },
  {
    title: 'a date that does not exist',
    changes: start('2023-02-30 00:00'),
    diagnostics: ['./noodles.mdx:24:3 period.start no-such-day'],
  },
  {
    title: 'a date without a time',
    changes: start('2023-02-01'),
    diagnostics: ['./noodles.mdx:24:3 period.start date-without-time'],
  },
  {
    title: 'a date with slashes',
    changes: start('2023/2/1 0:00'),
    diagnostics: ['./noodles.mdx:24:3 period.start date-form'],
  },
  {
    title: 'a date in Japanese',
    changes: start('2023年2月1日 10時'),
    diagnostics: ['./noodles.mdx:24:3 period.start date-form'],
  },
  {
    title: 'a date in full-width digits',
    changes: start('２０２３-０２-０１　００：００'),
    diagnostics: ['./noodles.mdx:24:3 period.start date-full-width'],
  },
  {
    title: 'a time that does not exist',
    changes: start('2023-02-01 24:00'),
    diagnostics: ['./noodles.mdx:24:3 period.start no-such-time'],
  },
  {
    title: 'a date that is no date',
    changes: start('2月のはじめ'),
    diagnostics: ['./noodles.mdx:24:3 period.start bad-date'],
  },
  {
    title: 'a date of a thirteenth month',
    changes: start('2023-13-01 00:00'),
    diagnostics: ['./noodles.mdx:24:3 period.start bad-date'],
  },
  { title: 'a time without offset, which is Japan time', changes: start('2023-02-01T00:00:00'), diagnostics: [] },
  {
    title: 'an end before the start',
    changes: start('2023-03-01 00:00'),
    diagnostics: ['./noodles.mdx:25:3 period.end period-reversed'],
  },
  {
    title: 'an end of the same minute as the start',
    changes: start('2023-02-28 23:59'),
    diagnostics: ['./noodles.mdx:24:3 period.start start-at-last-minute'],
  },
  {
    title: 'a rate without its cap',
    changes: noodles(replaceOnce('maximumGrantPoint: 300\n', '')),
    diagnostics: ['./noodles.mdx:20:1 maximumGrantPoint rate-without-cap'],
  },
  {
    title: 'a cap without value',
    changes: cap(''),
    diagnostics: ['./noodles.mdx:21:1 maximumGrantPoint value-empty'],
  },
  {
    title: 'a cap that is a comment',
    changes: cap('#300'),
    diagnostics: ['./noodles.mdx:21:1 maximumGrantPoint value-is-comment'],
  },
  { title: 'a rate without limit, with a comment', changes: cap('null # なし'), diagnostics: [] },
  { title: 'a rate without limit', changes: cap('null'), diagnostics: [] },
  {
    title: 'a headline that is a rate, without the rate',
    changes: { './noodles.mdx': replaceOnce('reductionRate: 4\n', '') },
    diagnostics: ['./noodles.mdx:15:1 reductionRate headline-without-rate'],
  },
  {
    title: 'assumed fields, one that is there and two that are not',
    changes: { './noodles.mdx': inFields(append('assumed: [target, grantDay, facts.人数]\n')) },
    diagnostics: ['./noodles.mdx:35:19 assumed[2] assumed-unknown', './noodles.mdx:35:29 assumed[3] assumed-unknown'],
  },
  {
    title: 'a headline that is a rate in points',
    changes: noodles(replaceOnce('unit: "%"', 'unit: P')),
    diagnostics: ['./noodles.mdx:18:3 headline.unit headline-rate-unit'],
  },
  {
    title: 'a headline that is not base and extra',
    changes: noodles(replaceOnce('figure: 5', 'figure: 6')),
    diagnostics: ['./noodles.mdx:17:3 headline.figure headline-mismatch'],
  },
  {
    title: 'a headline of the extra rate that is not the extra rate',
    changes: noodles(replaceOnce('kind: total', 'kind: extra')),
    diagnostics: ['./noodles.mdx:17:3 headline.figure headline-other-kind'],
  },
  {
    title: 'a total that is the extra rate',
    changes: noodles(replaceOnce('figure: 5', 'figure: 4')),
    diagnostics: ['./noodles.mdx:17:3 headline.figure headline-other-kind'],
  },
  {
    title: 'an extra rate that is neither',
    changes: noodles((text) => text.replace('kind: total', 'kind: extra').replace('figure: 5', 'figure: 7')),
    diagnostics: ['./noodles.mdx:17:3 headline.figure headline-mismatch'],
  },
  {
    title: 'an affiliate campaign without name',
    changes: shop(replaceOnce('storeName: ドレスの店\n', '')),
    diagnostics: ['./shop.mdx:25:1 storeName affiliate-incomplete'],
  },
  {
    title: 'an affiliate campaign without URL',
    changes: shop(replaceOnce('affiliateUrl: https://shop.example.jp/\n', '')),
    diagnostics: ['./shop.mdx:25:1 affiliateUrl affiliate-incomplete'],
  },
  {
    title: 'an affiliate campaign without picture',
    changes: shop((text) => text.replace(/affiliateModalImg:\n.*\n.*\n/, '')),
    diagnostics: ['./shop.mdx:25:1 affiliateModalImg affiliate-incomplete'],
  },
  {
    title: 'an affiliate campaign without ineligible list',
    changes: shop((text) => text.replace(/ineligible[^]*annotationList: \[\]\n/, '')),
    diagnostics: ['./shop.mdx:25:1 ineligibleAffiliateList affiliate-incomplete'],
  },
  {
    title: 'an external page without words',
    changes: noodles(replaceOnce('target:', 'externalPageLink: https://help.example.jp/\ntarget:')),
    diagnostics: ['./noodles.mdx:26:1 externalPageLabel link-without-label'],
  },
  {
    title: 'an address over http',
    changes: shop(replaceOnce('https://shop.example.jp/\n', 'http://shop.example.jp/\n')),
    diagnostics: ['./shop.mdx:30:1 affiliateUrl bad-url'],
  },
  {
    title: 'a link to code',
    changes: logoLink('javascript:alert(1)'),
    diagnostics: ['./noodles.mdx:30:5 logosOnDetail[1].href bad-link'],
  },
  {
    title: 'a link to data',
    changes: logoLink('data:text/html,x'),
    diagnostics: ['./noodles.mdx:30:5 logosOnDetail[1].href bad-link'],
  },
  {
    title: 'a link that leaves out https:',
    changes: logoLink('//evil.example'),
    diagnostics: ['./noodles.mdx:30:5 logosOnDetail[1].href bad-link'],
  },
  {
    title: 'a link with a backslash',
    changes: logoLink('/\\evil.example'),
    diagnostics: ['./noodles.mdx:30:5 logosOnDetail[1].href bad-link'],
  },
  {
    title: 'a link with a name and a password',
    changes: logoLink('https://user:pass@host.example'),
    diagnostics: ['./noodles.mdx:30:5 logosOnDetail[1].href bad-link'],
  },
  {
    title: 'a link with a password only',
    changes: logoLink('https://:pass@host.example'),
    diagnostics: ['./noodles.mdx:30:5 logosOnDetail[1].href bad-link'],
  },
  {
    title: 'a link with a third slash',
    changes: logoLink('https:///evil.example'),
    diagnostics: ['./noodles.mdx:30:5 logosOnDetail[1].href bad-link'],
  },
  {
    title: 'a month without campaigns',
    changes: month(replaceOnce('campaigns:\n  - noodles\n  - shop\n', 'campaigns: []\n')),
    diagnostics: ['./month.yaml:10:1 campaigns too-few'],
  },
  {
    title: 'a reserved word in the list of campaigns',
    changes: month(replaceOnce('- noodles', '- in-app\n  - noodles')),
    diagnostics: ['./month.yaml:11:5 campaigns[1] reserved-id'],
  },
  {
    title: 'a campaign listed in capitals',
    changes: month(replaceOnce('- noodles', '- Noodles')),
    diagnostics: ['./month.yaml:11:5 campaigns[1] bad-format'],
  },
  ...['2023-3-31', '令和5年3月31日', '平成35年3月31日'].map((day) => ({
    title: `a day that is written ${day}`,
    changes: { './noodles.mdx': inFields(append(`grantBy: ${day}\n`)) },
    diagnostics: ['./noodles.mdx:35:1 grantBy bad-day'],
  })),
  {
    title: 'a full-width space before a colon',
    changes: { './noodles.mdx': replaceOnce('entry: not-required', 'entry\u3000: not-required') },
    diagnostics: ['./noodles.mdx:22:1 entry\u3000 unknown-key'],
  },
]
