// The texts of a page that no field contains: those that it computes from fields, such as a period, and fixed headings. A
// tap on such a text in the preview opens the fields that it is computed from (`locate-field.ts`).

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

/** A text that no field contains, and the fields of a file that it is computed from. */
type ComputedText = { text: string; file: string; fields: readonly string[] }

/** The same without the file, which is the same for all texts of an entry. */
type TextWithFields = readonly [text: string, ...fields: string[]]

function listHeadlineTexts({ headline }: Definition): TextWithFields[] {
  const [first, second] = formatHeadline(headline)
  const texts: TextWithFields[] = []
  if (second === undefined) texts.push([first, 'headline.figure'])
  else texts.push([first, 'headline.plus.points'], [second, 'headline.figure'])
  if (headline.plus) {
    const plus = formatPlus(headline.plus.points)
    for (const text of [plus, `${plus}P`, `${plus}ポイント`]) texts.push([text, 'headline.plus.points'])
  }
  return texts
}

function listRateTexts({ reductionRate, maximumGrantPoint: cap }: Definition, baseRate: number): TextWithFields[] {
  const texts: TextWithFields[] = []
  if (cap !== undefined)
    texts.push([describeCap(cap), 'maximumGrantPoint'], [describeCap(cap, 'total'), 'maximumGrantPoint'])
  if (reductionRate !== undefined)
    texts.push(
      [describeRates(baseRate, reductionRate), 'reductionRate'],
      [`${reductionRate}%`, 'reductionRate'],
      [estimateHeading, 'reductionRate', 'maximumGrantPoint'],
    )
  return texts
}

function listPeriodTexts({ period }: Definition): TextWithFields[] {
  const { start, end } = describePeriod(period)
  const [first, last] = [parseStart(period.start), parseEnd(period.end)]
  const texts: TextWithFields[] = [
    [start.text, 'period.start'],
    [end.text, 'period.end'],
  ]
  for (const text of [periodTerm, `${start.text}〜${end.text}`, formatShortPeriod(period)])
    texts.push([text, 'period.start', 'period.end'])
  for (const format of [formatShortDay, formatShortMoment])
    texts.push([`${format(first)}から`, 'period.start'], [`${format(last)}まで`, 'period.end'])
  return texts
}

const monthTexts: readonly TextWithFields[] = [
  [monthHeadings.campaigns, 'campaigns'],
  [monthHeadings.calendar, 'campaigns'],
  [monthHeadings.notes, 'annotationLists'],
]

function listCampaignTexts(definition: Definition, baseRate: number): TextWithFields[] {
  return [
    ...listHeadlineTexts(definition),
    ...listRateTexts(definition, baseRate),
    ...listPeriodTexts(definition),
    [describeEntry(true), 'entry'],
    [describeEntry(false), 'entry'],
    [targetTerm, 'target'],
    [notesHeading, 'annotationLists'],
    [sharedNotesHeading, 'annotationLists'],
  ]
}

/** Lists the texts that the page of a campaign or a month computes from its fields; `baseRate` is in percent. */
export function listComputedTexts(entry: CampaignEntry | MonthEntry, baseRate: number): ComputedText[] {
  const inFile = (file: string, texts: readonly TextWithFields[]) =>
    texts.map(([text, ...fields]) => ({ text, file, fields }))
  if (!('id' in entry)) return inFile(monthFilePath(entry.month), monthTexts)
  const { month, id, definition } = entry
  return definition ? inFile(campaignFilePath(month, id), listCampaignTexts(definition, baseRate)) : []
}
