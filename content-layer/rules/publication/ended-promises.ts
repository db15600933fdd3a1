import { parseEnd } from '#domain/time/japan-time.ts'

import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'
import { positionOf } from '../../source/fields/collect.ts'
import type { CampaignEntry } from '../../entries/entries.ts'
import { listsIn } from '../agreement/counting.ts'
import type { Ready } from '../linted-content.ts'
import { quoteBoth } from './quote-both.ts'

/** Phrases of exclusion: adding or removing such a sentence changes what was promised. */
const excluding = /対象になりません|対象外|含みません|除きます/u

type PublishedText = { field: string; value: string; position: Position }

const top: Position = { line: 1, column: 1 }

/** Returns a campaign's promises in addition to its fields: conditions, its notes, and its exclusions. */
function textsOf({ definition, body, texts }: Ready): PublishedText[] {
  const campaignTexts = texts.filter(
    ({ field, value }) => /^(?:conditions|annotationLists.*detail)/u.test(field) || excluding.test(value),
  )
  const publishedTexts = campaignTexts.map((text): PublishedText => ({
    field: text.field,
    value: text.value,
    position: text,
  }))
  const lists = [...listsIn(body), ...(definition.ineligibleAffiliateList?.list ?? []).map(({ text }) => text)]
  const listed = lists.map((value): PublishedText => ({
    field: '-',
    value,
    position: texts.find((text) => text.value !== '' && value.includes(text.value)) ?? top,
  }))
  return [...publishedTexts, ...listed]
}

function report(
  file: string,
  { field, position: { line, column } }: PublishedText,
  before: string,
  after: string,
): Diagnostic {
  const [quotedBefore, quotedAfter] = quoteBoth(before, after)
  return {
    file,
    field,
    line,
    column,
    kind: 'ended-promise-changed',
    details: { before: quotedBefore, after: quotedAfter },
  }
}

/** Returns whether the period of a campaign has ended. */
export function isOver({ definition }: CampaignEntry, now: number): boolean {
  return definition !== undefined && parseEnd(definition.period.end) < now
}

/** Finds promises that an ended campaign made when it was published and that the current version lacks (D30). */
export function endedPromiseDiagnostics(file: string, published: Ready, entry: Ready): Diagnostic[] {
  const valuesBefore = new Map(published.terms.map(({ field, value }) => [field, value]))
  const terms = entry.terms.filter(({ field, value }) => (valuesBefore.get(field) ?? '') !== value)
  const [before, after] = [textsOf(published), textsOf(entry)]
  // A text that moved elsewhere on the page, such as into a shared note, is still promised.
  const has = (texts: readonly Pick<PublishedText, 'value'>[], text: PublishedText) =>
    texts.some(({ value }) => value === text.value)
  const added = after.filter((text) => !has([...before, ...published.texts], text))
  const removed = before.filter((text) => !has([...after, ...entry.texts], text))
  const ofTexts = added.map((text, index) => report(file, text, removed[index]?.value ?? '', text.value))
  const left = removed.slice(added.length).map((text) => report(file, { ...text, position: top }, text.value, ''))
  return [
    ...terms.map((term) =>
      report(
        file,
        { field: term.field, value: term.value, position: positionOf(term) },
        valuesBefore.get(term.field) ?? '',
        term.value,
      ),
    ),
    ...ofTexts,
    ...left,
  ]
}
