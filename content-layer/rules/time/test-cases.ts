import {
  append,
  inBody,
  inFields,
  replaceOnce,
  type Case,
  type Edit,
} from '../../../tests/support/sites/small-content.ts'

const noodles = (change: Edit) => ({ './noodles.mdx': inFields(change) })
const period = (start: string, end: string) => (text: string) =>
  text.replace('start: 2023-02-01 00:00', `start: ${start}`).replace('end: 2023-02-28 23:59', `end: ${end}`)
const eighth = (start: string, end: string) => noodles((text) => `${period(start, end)(text)}isEighthDay: true\n`)

/** Mistakes in periods copied from another month. */
export const timeCases: readonly Case[] = [
  {
    title: 'points granted before the end',
    changes: noodles(append('grantBy: 2023-02-27\n')),
    diagnostics: ['./noodles.mdx:35:1 grantBy grant-before-end'],
  },
  {
    title: 'points granted on the last day',
    changes: noodles(append('grantBy: 2023-02-28\n')),
    diagnostics: ['./noodles.mdx:35:1 grantBy grant-on-last-day'],
  },
  {
    title: 'points granted before an end in a wrong year',
    changes: noodles((text) => append('grantBy: 2023-03-31\n')(period('2023-02-01 00:00', '2024-02-28 23:59')(text))),
    diagnostics: ['./noodles.mdx:25:3 period.end period-beyond-month'],
  },
  { title: 'points granted a day later', changes: noodles(append('grantBy: 2023-03-01\n')), diagnostics: [] },
  {
    title: 'unreviewed lines of a copied month',
    changes: {
      './noodles.mdx': (text) =>
        inBody((body) => `{/* 見直す */}\n\n${body}`)(
          replaceOnce('title: 街のごはんがおトク', 'title: 街のごはんがおトク # 見直す')(text),
        ),
    },
    diagnostics: ['./noodles.mdx:3:18 - not-reviewed', './noodles.mdx:36:1 - not-reviewed'],
  },
  {
    title: 'a period left from another month',
    changes: noodles(period('2023-01-01 00:00', '2023-01-31 23:59')),
    diagnostics: ['./noodles.mdx:24:3 period.start period-outside-month'],
  },
  {
    title: 'a period of the next month',
    changes: noodles(period('2023-03-01 00:00', '2023-03-31 23:59')),
    diagnostics: ['./noodles.mdx:24:3 period.start period-outside-month'],
  },
  {
    title: 'a period that ends on the first of its month',
    changes: noodles(period('2023-01-15 00:00', '2023-02-01 00:00')),
    diagnostics: [
      './noodles.mdx:24:3 period.start period-beyond-month',
      './noodles.mdx:25:3 period.end end-at-midnight',
    ],
  },
  {
    title: 'a period that starts on the last of its month',
    changes: noodles(period('2023-02-28 23:59', '2023-04-15 00:00')),
    diagnostics: [
      './noodles.mdx:25:3 period.end period-beyond-month',
      './noodles.mdx:24:3 period.start start-at-last-minute',
      './noodles.mdx:25:3 period.end end-at-midnight',
    ],
  },

  {
    title: 'an 8th that is a whole month',
    changes: eighth('2023-02-01 00:00', '2023-02-28 23:59'),
    diagnostics: ['./noodles.mdx:24:3 period.start not-eighth-day'],
  },
  {
    title: 'an 8th that does not end on the 8th',
    changes: eighth('2023-02-08 00:00', '2023-02-09 00:00'),
    diagnostics: ['./noodles.mdx:25:3 period.end not-eighth-day', './noodles.mdx:25:3 period.end end-at-midnight'],
  },
  {
    title: 'an 8th from the 8th to the next',
    changes: eighth('2023-02-08 00:00', '2023-03-08 23:59'),
    diagnostics: ['./noodles.mdx:25:3 period.end not-eighth-day', './noodles.mdx:25:3 period.end period-beyond-month'],
  },
  { title: 'an 8th', changes: eighth('2023-02-08 00:00', '2023-02-08 23:59'), diagnostics: [] },
  {
    title: 'an 8th of some hours',
    changes: eighth('2023-02-08 10:00', '2023-02-08 12:00'),
    diagnostics: ['./noodles.mdx:25:3 period.end end-at-noon'],
  },
  {
    title: 'an 8th of another month',
    changes: eighth('2023-01-08 00:00', '2023-01-08 23:59'),
    diagnostics: ['./noodles.mdx:24:3 period.start period-outside-month'],
  },
]
