/*
 * Finds promises of ended campaigns that differ from the published version (D30).
 */

import { parseEnd } from '#domain/time/japan-time.ts'

import { quoteDifference } from '../../common/quote-difference.ts'
import { noField, type Diagnostic, type Position } from '../../diagnostics/diagnostic.ts'
import type { CampaignEntry } from '../../entries/entries.ts'
import { listExcludedItems } from '../agreement/page-texts.ts'
import type { ReadyCampaign } from '../linted-content.ts'

/** Phrases of exclusion: adding or removing such a sentence changes what was promised. */
const excluding = /対象になりません|対象外|含みません|除きます/u

type PublishedText = { field: string; value: string } & Position

const top: Position = { line: 1, column: 1 }

/** Returns a campaign's promises in addition to its fields: conditions, its notes, and its exclusions. */
function listPromises({ definition, body, texts }: ReadyCampaign): PublishedText[] {
  const promises = texts.filter(
    ({ field, value }) => /^(?:conditions|annotationLists.*detail)/u.test(field) || excluding.test(value),
  )
  const lists = [
    ...listExcludedItems(body),
    ...(definition.ineligibleAffiliateList?.list ?? []).map(({ text }) => text),
  ]
  const listed = lists.map((value): PublishedText => {
    const { line, column } = texts.find((text) => text.value !== '' && value.includes(text.value)) ?? top
    return { field: noField, value, line, column }
  })
  return [...promises, ...listed]
}

function report(
  file: string,
  { field, line, column }: Omit<PublishedText, 'value'>,
  valueBefore: string,
  valueAfter: string,
): Diagnostic {
  const [before, after] = quoteDifference(valueBefore, valueAfter)
  return { file, field, line, column, kind: 'ended-promise-changed', details: { before, after } }
}

/** Returns whether the period of a campaign has ended. */
export function isOver({ definition }: CampaignEntry, now: number): boolean {
  return definition !== undefined && parseEnd(definition.period.end) < now
}

/** Finds promises that an ended campaign made when it was published and that the current version lacks (D30). */
export function checkEndedPromises(file: string, published: ReadyCampaign, entry: ReadyCampaign): Diagnostic[] {
  const termsBefore = new Map(published.terms.map(({ field, value }) => [field, value]))
  const changedTerms = entry.terms.filter(({ field, value }) => (termsBefore.get(field) ?? '') !== value)
  const [before, after] = [listPromises(published), listPromises(entry)]
  // A text that moved elsewhere on the page, such as into a shared note, is still promised.
  const has = (texts: readonly Pick<PublishedText, 'value'>[], text: PublishedText) =>
    texts.some(({ value }) => value === text.value)
  const added = after.filter((text) => !has([...before, ...published.texts], text))
  const removed = before.filter((text) => !has([...after, ...entry.texts], text))
  return [
    ...changedTerms.map((term) => report(file, term, termsBefore.get(term.field) ?? '', term.value)),
    ...added.map((text, index) => report(file, text, removed[index]?.value ?? '', text.value)),
    ...removed.slice(added.length).map((text) => report(file, { ...text, ...top }, text.value, '')),
  ]
}
