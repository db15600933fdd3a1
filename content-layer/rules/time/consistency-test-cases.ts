import { append, inFields, noodles, replaceOnce, type Case } from '../../../tests/support/sites/small-content.ts'

const period = (start: string, end: string) =>
  replaceOnce('  start: 2023-02-01 00:00\n  end: 2023-02-28 23:59', `  start: ${start}\n  end: ${end}`)

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const timeConsistencyCases: readonly Case[] = [
  {
    title: 'a campaign that runs over into March',
    changes: noodles(period('2023-02-01 00:00', '2023-03-31 23:59')),
    diagnostics: ['./noodles.mdx:25:3 period.end period-beyond-month'],
  },
  {
    title: 'a campaign that says that it runs over',
    changes: noodles(period('2023-02-01 00:00', '2023-03-31 23:59'), inFields(append('runsOver: true\n'))),
    diagnostics: [],
  },
  {
    title: 'a campaign that says so and does not',
    changes: noodles(inFields(append('runsOver: true\n'))),
    diagnostics: ['./noodles.mdx:35:1 runsOver runs-over-not'],
  },
  {
    title: 'a campaign of the 8th that does not say so',
    changes: noodles(period('2023-02-08 00:00', '2023-02-08 23:59')),
    diagnostics: ['./noodles.mdx:24:3 period.start eighth-day-unsaid'],
  },
  {
    title: 'an end at midnight',
    changes: noodles(period('2023-02-01 00:00', '2023-02-28 00:00')),
    diagnostics: ['./noodles.mdx:25:3 period.end end-at-midnight'],
  },
  {
    title: 'a start in the last minute',
    changes: noodles(period('2023-02-01 23:59', '2023-02-28 23:59')),
    diagnostics: ['./noodles.mdx:24:3 period.start start-at-last-minute'],
  },
  {
    title: 'points that are granted a year later',
    changes: noodles(inFields(append('grantBy: 2024-03-31\n'))),
    diagnostics: ['./noodles.mdx:35:1 grantBy grant-late'],
  },
  {
    title: 'an entry screen whose end is at midnight',
    changes: { 'screens/entry.yaml': (text) => text.replace('end: 2023-05-31 23:59', 'end: 2023-05-31 00:00') },
    diagnostics: ['screens/entry.yaml:35:7 campaigns.entry.period.end end-at-midnight'],
  },
  {
    title: 'a look at the mistake, with its reason',
    changes: noodles(
      inFields(replaceOnce('  end: 2023-02-28 23:59', '  end: 2023-02-28 00:00 # 確認ずみ: 月末は昼で受付を終える')),
    ),
    diagnostics: ['./noodles.mdx:25:3 period.end end-at-midnight [月末は昼で受付を終える]'],
  },
  {
    title: 'a reason on the line above',
    changes: noodles(
      inFields(replaceOnce('  end: 2023-02-28 23:59', '  # 確認ずみ：月末は昼で受付を終える\n  end: 2023-02-28 00:00')),
    ),
    diagnostics: ['./noodles.mdx:26:3 period.end end-at-midnight [月末は昼で受付を終える]'],
  },
]
