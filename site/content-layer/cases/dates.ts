import { append, swap, type Case, type Change } from '../test-support.ts'

const noodles = (change: Change) => ({ './noodles.yaml': change })
const target = (written: string) => noodles(swap('target: カードで支払った方', `target: ${written}`))
const body = (written: string) => ({ './noodles.mdx': append(`\n${written}\n`) })
const period = (start: string, end: string) => (text: string) =>
  text.replace('start: 2023-02-01 00:00', `start: ${start}`).replace('end: 2023-02-28 23:59', `end: ${end}`)
const eighth = (start: string, end: string) => noodles((text) => `${period(start, end)(text)}isEighthDay: true\n`)
const title = (written: string) => noodles(swap('title: 街のごはんがおトク', `title: ${written}`))
const december = (written: string): Case['changes'] => ({
  'campaigns/202312-1/month.yaml':
    'title: 12月\ntag: 12月\ndescription: 文\nbgcolor: "#ffb8a8"\nkv:\n  src: /images/logo.svg\n  alt: 絵\n  width: 48\n  height: 16\ncampaigns:\n  - winter\n',
  'campaigns/202312-1/winter.mdx': `${written}\n`,
  'campaigns/202312-1/winter.yaml':
    'tag: 冬\ntitle: 冬\ndescription: 文\nbgcolor: "#ffb8a8"\nsummaryKv:\n  src: /images/logo.svg\n  alt: 絵\n  width: 48\n  height: 16\ndetailKv:\n  src: /images/logo.svg\n  alt: 絵\n  height: 16\nheadline:\n  kind: bonus\n  figure: 1\n  unit: P\n  label: 冬\nentry: required\nperiod:\n  start: 2023-12-01 00:00\n  end: 2023-12-31 23:59\ntarget: 方\n',
})

/** Mistakes in dates within texts, in periods copied from another month, and in the lines of titles. */
export const dateCases: readonly Case[] = [
  {
    title: 'a wrong weekday',
    changes: target('2023年2月28日(月)までの方'),
    diagnostics: ['./noodles.yaml:25:1 target wrong-weekday'],
  },
  { title: 'a right weekday', changes: target('2023年2月28日(火)までの方'), diagnostics: [] },
  {
    title: 'a wrong weekday in full-width brackets',
    changes: target('２月２８日（月）までの方'),
    diagnostics: ['./noodles.yaml:25:1 target wrong-weekday'],
  },
  {
    title: 'a wrong weekday by slash',
    changes: target('2/28(月)までの方'),
    diagnostics: ['./noodles.yaml:25:1 target wrong-weekday'],
  },
  {
    title: 'right weekdays in other writings',
    changes: target('2/28(火)、2023/2/8(水)、2月23日(木・祝)、2月1日（水曜日）'),
    diagnostics: [],
  },
  {
    title: 'a wrong weekday on a holiday',
    changes: target('2月23日(金・祝)の方'),
    diagnostics: ['./noodles.yaml:25:1 target wrong-weekday'],
  },
  {
    title: 'a wrong weekday of a day without month',
    changes: target('2月は、8日(木)のお買い物'),
    diagnostics: ['./noodles.yaml:25:1 target wrong-weekday'],
  },
  {
    title: 'a wrong weekday of a day after no month',
    changes: target('8日(木)のお買い物'),
    diagnostics: ['./noodles.yaml:25:1 target wrong-weekday'],
  },
  {
    title: 'right weekdays of days without month',
    changes: target('8日(水)、3月は8日(水)と10日(金)'),
    diagnostics: [],
  },
  {
    title: 'two wrong weekdays in a body, each at its place',
    changes: body('3月31日(金)まで。\nつぎは 2023年4月30日（月）と、5月1日(日)です。'),
    diagnostics: ['./noodles.mdx:23:5 - wrong-weekday', './noodles.mdx:23:20 - wrong-weekday'],
  },
  {
    title: "a wrong weekday in a block's property",
    changes: { './noodles.mdx': swap('買い物をする', '2月8日(月)に買い物をする') },
    diagnostics: ['./noodles.mdx:17:16 - wrong-weekday'],
  },
  { title: 'a wrong weekday in a comment', changes: body('{/* 2月8日(月) */}'), diagnostics: [] },
  {
    title: 'a wrong weekday in a body whose YAML is broken',
    changes: { './noodles.yaml': swap('tag:', 'tga:'), './noodles.mdx': append('\n2月8日(月)まで\n') },
    diagnostics: ['./noodles.mdx:22:1 - wrong-weekday', './noodles.yaml:1:1 tga unknown-key'],
  },
  {
    title: 'a wrong weekday in month.yaml',
    changes: { './month.yaml': swap('2月のキャンペーンです。', '2月8日(木)です。') },
    diagnostics: ['./month.yaml:3:1 description wrong-weekday'],
  },
  {
    title: 'a wrong weekday in a shared annotation',
    changes: { 'annotations/points-base.yaml': swap('お支払い', '2023年3月31日(土)までのお支払い') },
    diagnostics: ['annotations/points-base.yaml:2:1 detail wrong-weekday'],
  },
  {
    title: 'a weekday without a year in a shared annotation',
    changes: { 'annotations/points-base.yaml': swap('お支払い', '3月31日(土)までのお支払い') },
    diagnostics: [],
  },
  {
    title: 'a January day in a December campaign',
    changes: december('2024年1月31日(水)まで、1月31日(水)まで、12月31日(日)まで'),
    diagnostics: [],
  },
  {
    title: "a January day in a December campaign by last year's calendar",
    changes: december('1月31日(火)まで'),
    diagnostics: ['campaigns/202312-1/winter.mdx:1:1 - wrong-weekday'],
  },
  {
    title: 'a day that does not exist',
    changes: target('9月31日までの方'),
    diagnostics: ['./noodles.yaml:25:1 target no-such-day'],
  },
  {
    title: 'a day that does not exist with a weekday',
    changes: target('2023/02/29(水)までの方'),
    diagnostics: ['./noodles.yaml:25:1 target no-such-day'],
  },
  {
    title: 'a day that does not exist in a body',
    changes: body('付与は 2月30日 です。'),
    diagnostics: ['./noodles.mdx:22:5 - no-such-day'],
  },
  { title: 'numbers that are no dates', changes: target('24/7、1/2、31日間、13月1日、5/50'), diagnostics: [] },

  {
    title: 'a period left from another month',
    changes: noodles(period('2023-01-01 00:00', '2023-01-31 23:59')),
    diagnostics: ['./noodles.yaml:23:3 period.start period-outside-month'],
  },
  {
    title: 'a period of the next month',
    changes: noodles(period('2023-03-01 00:00', '2023-03-31 23:59')),
    diagnostics: ['./noodles.yaml:23:3 period.start period-outside-month'],
  },
  {
    title: 'a period that ends on the first of its month',
    changes: noodles(period('2023-01-15 00:00', '2023-02-01 00:00')),
    diagnostics: [],
  },
  {
    title: 'a period that starts on the last of its month',
    changes: noodles(period('2023-02-28 23:59', '2023-04-15 00:00')),
    diagnostics: [],
  },

  {
    title: 'an 8th that is a whole month',
    changes: eighth('2023-02-01 00:00', '2023-02-28 23:59'),
    diagnostics: ['./noodles.yaml:23:3 period.start not-eighth-day'],
  },
  {
    title: 'an 8th that does not end on the 8th',
    changes: eighth('2023-02-08 00:00', '2023-02-09 00:00'),
    diagnostics: ['./noodles.yaml:24:3 period.end not-eighth-day'],
  },
  {
    title: 'an 8th from the 8th to the next',
    changes: eighth('2023-02-08 00:00', '2023-03-08 23:59'),
    diagnostics: ['./noodles.yaml:24:3 period.end not-eighth-day'],
  },
  { title: 'an 8th', changes: eighth('2023-02-08 00:00', '2023-02-08 23:59'), diagnostics: [] },
  { title: 'an 8th of some hours', changes: eighth('2023-02-08 10:00', '2023-02-08 12:00'), diagnostics: [] },
  {
    title: 'an 8th of another month',
    changes: eighth('2023-01-08 00:00', '2023-01-08 23:59'),
    diagnostics: ['./noodles.yaml:23:3 period.start period-outside-month'],
  },

  {
    title: 'a title of twelve characters',
    changes: title('あいうえおかきくけこさし'),
    diagnostics: ['./noodles.yaml:2:1 title title-too-long'],
  },
  {
    title: 'a title of eleven and a half',
    changes: title('あいうえおかきくけこさ5'),
    diagnostics: ['./noodles.yaml:2:1 title title-too-long'],
  },
  { title: 'a title of eleven with half-width ones', changes: title('あいうえおかきくけ(5%)'), diagnostics: [] },
  {
    title: 'a title with a long second line',
    changes: title('|-\n  あ\n  あいうえおかきくけこさし'),
    diagnostics: ['./noodles.yaml:2:1 title title-too-long'],
  },
  {
    title: 'a title of three lines',
    changes: title('|-\n  あ\n  い\n  う'),
    diagnostics: ['./noodles.yaml:2:1 title title-too-many-lines'],
  },
  { title: 'a title with a line end behind', changes: title('|\n  あ\n  い'), diagnostics: [] },
  {
    title: "a month's title that is too long",
    changes: { './month.yaml': swap('title: 2月のおトク', 'title: 2月のおトクなキャンペーンの一覧') },
    diagnostics: ['./month.yaml:1:1 title title-too-long'],
  },
]
