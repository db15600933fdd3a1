import { campaignFilePath, monthFilePath } from '#content-layer/common/entry-files.ts'
import { describePeriod, formatShortPeriod } from '#blocks/format.ts'
import { describeEntry, describeRates } from '#blocks/headline-rate/headline-rate.tsx'
import { periodTerm, targetTerm } from '#blocks/period-facts/period-facts.tsx'
import { estimateHeading } from '#blocks/points-estimate/points-estimate.tsx'
import { describeCap, formatHeadline, formatPlus } from '#blocks/rate-and-cap.ts'
import { formatShortDay, formatShortMoment } from '#domain/time/format-time.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { Definition, CampaignEntry, MonthEntry } from '#content-layer/entries/entries.ts'
import { notesHeading } from '#site/templates/campaign/campaign-article.tsx'
import { sharedNotesHeading } from '#site/templates/campaign/notes.tsx'
import { monthHeadings } from '#site/templates/month/month-article.tsx'

// A tap on a text of the preview opens the field that contains it (`locateField`). These texts are in no field: pages
// compute them from fields, or show them as a heading above them.

/** A text that is in no field, and the paths of the fields that a tap on it opens. */
type ComputedText = { text: string; file: string; fields: readonly string[] }

/** A computed text and its fields, which are all in one file. */
type Row = readonly [text: string, ...fields: string[]]

function listHeadlineRows({ headline }: Definition): Row[] {
  const [first, second] = formatHeadline(headline)
  const rows: Row[] = []
  if (second === undefined) rows.push([first, 'headline.figure'])
  else rows.push([first, 'headline.plus.points'], [second, 'headline.figure'])
  if (headline.plus) {
    const plus = formatPlus(headline.plus.points)
    for (const text of [plus, `${plus}P`, `${plus}ポイント`]) rows.push([text, 'headline.plus.points'])
  }
  return rows
}

function listRateRows({ reductionRate, maximumGrantPoint: cap }: Definition, baseRate: number): Row[] {
  const rows: Row[] = []
  if (cap !== undefined)
    rows.push([describeCap(cap), 'maximumGrantPoint'], [describeCap(cap, 'total'), 'maximumGrantPoint'])
  if (reductionRate !== undefined)
    rows.push(
      [describeRates(baseRate, reductionRate), 'reductionRate'],
      [`${reductionRate}%`, 'reductionRate'],
      [estimateHeading, 'reductionRate', 'maximumGrantPoint'],
    )
  return rows
}

function listPeriodRows({ period }: Definition): Row[] {
  const { start, end } = describePeriod(period)
  const [first, last] = [parseStart(period.start), parseEnd(period.end)]
  const rows: Row[] = [
    [start.text, 'period.start'],
    [end.text, 'period.end'],
  ]
  for (const text of [periodTerm, `${start.text}〜${end.text}`, formatShortPeriod(period)])
    rows.push([text, 'period.start', 'period.end'])
  for (const format of [formatShortDay, formatShortMoment])
    rows.push([`${format(first)}から`, 'period.start'], [`${format(last)}まで`, 'period.end'])
  return rows
}

const monthRows: readonly Row[] = [
  [monthHeadings.campaigns, 'campaigns'],
  [monthHeadings.calendar, 'campaigns'],
  [monthHeadings.notes, 'annotationLists'],
]

function listCampaignRows(definition: Definition, baseRate: number): Row[] {
  return [
    ...listHeadlineRows(definition),
    ...listRateRows(definition, baseRate),
    ...listPeriodRows(definition),
    [describeEntry(true), 'entry'],
    [describeEntry(false), 'entry'],
    [targetTerm, 'target'],
    [notesHeading, 'annotationLists'],
    [sharedNotesHeading, 'annotationLists'],
  ]
}

/** Lists the texts that the page of a campaign or a month computes from its fields; `baseRate` is in percent. */
export function listComputedTexts(entry: CampaignEntry | MonthEntry, baseRate: number): ComputedText[] {
  const inFile = (file: string, rows: readonly Row[]) => rows.map(([text, ...fields]) => ({ text, file, fields }))
  if (!('id' in entry)) return inFile(monthFilePath(entry.month), monthRows)
  const { month, id, definition } = entry
  return definition ? inFile(campaignFilePath(month, id), listCampaignRows(definition, baseRate)) : []
}
