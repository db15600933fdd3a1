/*
 * Finds promises of ended campaigns that differ from the published version (D30).
 */

import { parseEnd } from '#domain/time/japan-time.ts'

import { quoteDifference } from '../../common/quote-difference.ts'
import { noField, type Diagnostic, type FieldPosition } from '../../diagnostics/diagnostic.ts'
import type { CampaignEntry } from '../../entries/entries.ts'
import type { Reference } from '../../source/fields/collect-references.ts'
import { listCampaignExclusions } from '../agreement/page-texts.ts'
import type { ReadyCampaign } from '../linted-content.ts'

/** Phrases of exclusion: adding or removing such a sentence changes what was promised. */
const excluding = /対象になりません|対象外|含みません|除きます/u

/** A promise, at its position in the version of the campaign that makes it. */
type PromisedText = Omit<Reference, 'file'>

/** Position of a promise that the current version of a file does not have. */
const startOfFile = { line: 1, column: 1 }

/** Returns a campaign's promises in addition to its fields: conditions, its notes, and its exclusions. */
function listPromises({ definition, body, texts }: ReadyCampaign): PromisedText[] {
  const promises = texts.filter(
    ({ field, value }) => /^(?:conditions|annotationLists.*detail)/u.test(field) || excluding.test(value),
  )
  const exclusions = listCampaignExclusions(body, definition).map((value): PromisedText => {
    const { line, column } = texts.find((text) => text.value !== '' && value.includes(text.value)) ?? startOfFile
    return { field: noField, value, line, column }
  })
  return [...promises, ...exclusions]
}

function hasSameText(texts: readonly Pick<Reference, 'value'>[], { value }: PromisedText): boolean {
  return texts.some((text) => text.value === value)
}

/** Creates the diagnostic of a text that changed; '' for one that was added or removed. */
function reportChange(
  { file, field, line, column }: FieldPosition,
  { before: textBefore, after: textAfter }: { before: string; after: string },
): Diagnostic {
  const [before, after] = quoteDifference(textBefore, textAfter)
  return { file, field, line, column, kind: 'ended-promise-changed', details: { before, after } }
}

/** Returns whether the period of a campaign has ended. `now` is in milliseconds since 1970. */
export function isOver({ definition }: CampaignEntry, now: number): boolean {
  return definition !== undefined && parseEnd(definition.period.end) < now
}

/** Finds promises that an ended campaign made when it was published and that the current version lacks (D30). */
export function checkEndedPromises(file: string, published: ReadyCampaign, current: ReadyCampaign): Diagnostic[] {
  const publishedTerms = new Map(published.terms.map(({ field, value }) => [field, value]))
  const changedTerms = current.terms.filter(({ field, value }) => (publishedTerms.get(field) ?? '') !== value)
  const [publishedPromises, currentPromises] = [listPromises(published), listPromises(current)]
  // A text that moved elsewhere on the page, such as into a shared note, is still promised.
  const added = currentPromises.filter((text) => !hasSameText([...publishedPromises, ...published.texts], text))
  const removed = publishedPromises.filter((text) => !hasSameText([...currentPromises, ...current.texts], text))
  return [
    ...changedTerms.map((term) =>
      reportChange({ ...term, file }, { before: publishedTerms.get(term.field) ?? '', after: term.value }),
    ),
    // An added text probably replaces the removed one with the same index.
    ...added.map((text, index) =>
      reportChange({ ...text, file }, { before: removed[index]?.value ?? '', after: text.value }),
    ),
    ...removed
      .slice(added.length)
      .map((text) => reportChange({ ...text, ...startOfFile, file }, { before: text.value, after: '' })),
  ]
}
