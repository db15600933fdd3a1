import {
  append,
  inBody,
  inFields,
  noodles,
  replaceOnce,
  type Case,
} from '../../../tests/support/sites/small-content.ts'

const publishAt = (written: string) => inFields(append(`publishAt: ${written}\n`))
const ofMonth = (written: string) => append(`publishAt: ${written}\n`)

/** Publication times that contradict a period, a month, or other pages. */
export const publicationCases: readonly Case[] = [
  { title: 'published a week before the start', changes: noodles(publishAt('2023-01-25 10:00')), diagnostics: [] },
  { title: 'published as it starts', changes: noodles(publishAt('2023-02-01 00:00')), diagnostics: [] },
  {
    title: 'published a minute after the end',
    changes: noodles(publishAt('2023-03-01 00:00')),
    diagnostics: ['./noodles.mdx:35:1 publishAt publish-after-end'],
  },
  {
    title: 'published after the start',
    changes: noodles(publishAt('2023-02-01 10:00')),
    diagnostics: ['./noodles.mdx:35:1 publishAt publish-after-start'],
  },
  {
    title: 'published in the year before',
    changes: noodles(publishAt('2022-01-25 10:00')),
    diagnostics: ['./noodles.mdx:35:1 publishAt publish-long-before'],
  },
  {
    title: 'published as in the month before',
    changes: noodles(publishAt('2022-12-28 10:00')),
    diagnostics: ['./noodles.mdx:35:1 publishAt publish-long-before'],
  },
  {
    title: 'published at no time of day',
    changes: noodles(publishAt('2023-01-25')),
    diagnostics: ['./noodles.mdx:35:1 publishAt date-without-time'],
  },
  {
    title: 'published in the time of London',
    changes: noodles(publishAt('2023-01-25T10:00Z')),
    diagnostics: ['./noodles.mdx:35:1 publishAt zone-not-japan'],
  },
  {
    title: 'a month published before it starts',
    changes: { './month.yaml': ofMonth('2023-01-25 10:00') },
    diagnostics: [],
  },
  {
    title: 'a month published after it is over',
    changes: { './month.yaml': ofMonth('2023-03-01 00:00') },
    diagnostics: ['./month.yaml:15:1 publishAt publish-after-end'],
  },
  {
    title: 'a month published in the time of London',
    changes: { './month.yaml': ofMonth('2023-01-25T10:00Z') },
    diagnostics: ['./month.yaml:15:1 publishAt zone-not-japan'],
  },
  {
    title: 'a campaign published before its month',
    changes: { './month.yaml': ofMonth('2023-01-25 10:00'), ...noodles(publishAt('2023-01-24 10:00')) },
    diagnostics: ['./noodles.mdx:35:1 publishAt publish-before-month'],
  },
  {
    title: 'a campaign published after its month',
    changes: { './month.yaml': ofMonth('2023-01-25 10:00'), ...noodles(publishAt('2023-01-28 10:00')) },
    diagnostics: [],
  },
  {
    title: 'a link to a campaign that is published later',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './shop.mdx': replaceOnce('[戻る](/jp/card/202302-1/)', '[飲食店](/jp/card/202302-1/noodles)'),
    },
    diagnostics: ['./shop.mdx:49:1 - link-to-held-back'],
  },
  {
    title: 'a link to the place of a later campaign on the page of the month',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './shop.mdx': replaceOnce('[戻る](/jp/card/202302-1/)', '[飲食店](/jp/card/202302-1/#noodles)'),
    },
    diagnostics: ['./shop.mdx:49:1 - link-to-held-back'],
  },
  {
    title: 'a link between campaigns that are published together',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './shop.mdx': (text: string) =>
        publishAt('2023-01-25 10:00')(
          replaceOnce('[戻る](/jp/card/202302-1/)', '[飲食店](/jp/card/202302-1/noodles)')(text),
        ),
    },
    diagnostics: [],
  },
  {
    title: 'a link to one that is published earlier',
    changes: {
      './shop.mdx': publishAt('2023-01-25 10:00'),
      ...noodles(publishAt('2023-01-28 10:00'), inBody(append('\n[お店](/jp/card/202302-1/shop/)\n'))),
    },
    diagnostics: [],
  },
  {
    title: 'a link of a screen to a month that is published later',
    changes: {
      './month.yaml': ofMonth('2023-01-25 10:00'),
      'screens/invitation.yaml': replaceOnce('href: /campaigns/', 'href: /jp/card/202302-1/'),
    },
    diagnostics: ['screens/invitation.yaml:48:3 card.href link-to-held-back'],
  },
  {
    title: 'a month that states a term of a campaign that is published later',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './month.yaml': replaceOnce('description: ｛月｝のキャンペーンです。', 'description: ｛noodlesの上限｝まで。'),
    },
    diagnostics: ['./month.yaml:3:1 - fact-of-held-back'],
  },
  {
    title: 'a month that counts a campaign that is published later',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './month.yaml': replaceOnce('description: ｛月｝の', 'description: ｛月｝の｛キャンペーンの数｝の'),
    },
    diagnostics: ['./month.yaml:3:1 - fact-of-held-back'],
  },
  {
    title: 'a month with a moment, none of whose campaigns can be read',
    changes: {
      './month.yaml': ofMonth('2023-01-25 10:00'),
      ...noodles(replaceOnce('reductionRate: 4', 'reductionRate: "4%"')),
      './shop.mdx': replaceOnce('figure: 888', 'figure: "888P"'),
    },
    diagnostics: ['./noodles.mdx:20:1 reductionRate number-as-text', './shop.mdx:17:3 headline.figure number-as-text'],
  },
  {
    title: 'a campaign with a moment, whose month has no file',
    changes: { './month.yaml': null, ...noodles(publishAt('2023-01-25 10:00')) },
    diagnostics: ['campaigns/202302-1:1:1 - missing-file'],
  },
  {
    title: 'a link to a campaign that is published later, with what it hands on',
    changes: {
      ...noodles(publishAt('2023-01-25 10:00')),
      './shop.mdx': replaceOnce('[戻る](/jp/card/202302-1/)', '[飲食店](/jp/card/202302-1/noodles/?from=shop)'),
    },
    diagnostics: ['./shop.mdx:49:1 - link-to-held-back'],
  },
]
