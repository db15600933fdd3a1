import { fileOfCampaign, fileOfMonth } from '#content-layer/common/entry-files.ts'
import { describePeriod, formatNumber, formatShortPeriod } from '#blocks/format.ts'
import { describeCap, formatHeadline } from '#blocks/rate-and-cap.ts'
import { formatShortDay, formatShortMoment } from '#domain/time/format-time.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { Definition, CampaignEntry, MonthEntry } from '#content-layer/entries/entries.ts'

/** A text that a page computes from fields, or shows above them as a heading, and the paths of these fields. */
export type ComputedText = { text: string; file: string; fields: readonly string[] }

/** A computed text and its fields, which are all in one file. */
type Row = readonly [text: string, ...fields: string[]]

function rowsOfHeadline({ headline }: Definition): Row[] {
  const [first, second] = formatHeadline(headline)
  const plus = headline.plus ? formatNumber(headline.plus.points) : ''
  const rows: Row[] =
    second === undefined
      ? [[first, 'headline.figure']]
      : [
          [first, 'headline.plus.points'],
          [second, 'headline.figure'],
        ]
  return plus === ''
    ? rows
    : [...rows, ...[`＋${plus}`, `＋${plus}P`, `＋${plus}ポイント`].map((text): Row => [text, 'headline.plus.points'])]
}

function rowsOfPeriod({ period }: Definition): Row[] {
  const { start, end } = describePeriod(period)
  const [first, last] = [parseStart(period.start), parseEnd(period.end)]
  const both = ['period.start', 'period.end'] as const
  return [
    [start.text, 'period.start'],
    [end.text, 'period.end'],
    ...['期間', `${start.text}〜${end.text}`, formatShortPeriod(period)].map((text): Row => [text, ...both]),
    ...[formatShortDay, formatShortMoment].flatMap((write): Row[] => [
      [`${write(first)}から`, 'period.start'],
      [`${write(last)}まで`, 'period.end'],
    ]),
  ]
}

function rowsOfRate({ reductionRate, maximumGrantPoint }: Definition, baseRate: number): Row[] {
  const cap = maximumGrantPoint === undefined ? '' : describeCap(maximumGrantPoint)
  return [
    ...(cap === '' ? [] : [cap, `上乗せ${cap}`].map((text): Row => [text, 'maximumGrantPoint'])),
    ...(reductionRate === undefined
      ? []
      : ([
          [`常時${baseRate}%＋期間中の上乗せ${reductionRate}%`, 'reductionRate'],
          [`${reductionRate}%`, 'reductionRate'],
          ['いくら戻る？', 'reductionRate', 'maximumGrantPoint'],
        ] satisfies Row[])),
  ]
}

const rowsOfMonth: readonly Row[] = [
  ['この月のキャンペーン', 'campaigns'],
  ['開催日カレンダー', 'campaigns'],
  ['この月のキャンペーンのご注意', 'annotationLists'],
]

function rowsOfCampaign(definition: Definition, baseRate: number): Row[] {
  return [
    ...rowsOfHeadline(definition),
    ...rowsOfRate(definition, baseRate),
    ...rowsOfPeriod(definition),
    ['エントリー必要', 'entry'],
    ['エントリー不要', 'entry'],
    ['対象', 'target'],
    ['ご注意', 'annotationLists'],
    ['共通のご注意', 'annotationLists'],
  ]
}

/** Returns the texts that the page of a campaign or a month computes from its fields; `baseRate` is in percent. */
export function computedTexts(entry: CampaignEntry | MonthEntry, baseRate: number): ComputedText[] {
  const inFile = (file: string, rows: readonly Row[]) => rows.map(([text, ...fields]) => ({ text, file, fields }))
  if (!('id' in entry)) return inFile(fileOfMonth(entry.month), rowsOfMonth)
  const { month, id, definition } = entry
  return definition ? inFile(fileOfCampaign(month, id), rowsOfCampaign(definition, baseRate)) : []
}
